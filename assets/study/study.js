// The analysis board. A move is kept as soon as it is made; what cannot be sent waits in this browser, in order, and goes with the
// next connection. Every step may be sent twice: the server takes it once.

// the phrases of this page
let study;

const keyOf = () => `analysis:${here.player}:${here.game}`;

function queued() {
  try {
    return JSON.parse(localStorage.getItem(keyOf())) || [];
  } catch (refused) {
    return [];
  }
}

// a browser that keeps nothing: what waits is lost with the page
let memory = [];

function setQueue(list) {
  try {
    if (list.length) localStorage.setItem(keyOf(), JSON.stringify(list));
    else localStorage.removeItem(keyOf());
    memory = [];
  } catch (refused) {
    memory = list;
  }
}

const waiting = () => {
  const list = queued();
  return list.length ? list : memory;
};

/** `silent`: nobody has pressed a button for it, so its answer is not shown, unless it is refused. */
function enqueue(to, fields, silent) {
  setQueue([...waiting(), { key: String(Math.random()), to, fields, silent }]);
}

async function ask(address, body) {
  const unseen = document.hidden ? { "X-Unseen": "1" } : {};
  const how = body ? { method: "POST", body: new URLSearchParams(body) } : {};
  const answer = await fetch(address, { ...how, headers: { Accept: "text/html", ...unseen } });
  // not now: as if there were no connection
  if (answer.status >= 500 || answer.status === 429) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return { status: answer.status, url: answer.url, page, data: dataOf(page) };
}

/** The server's own page: it asks whoever is signed out to sign in, and keeps what was sent. */
const natively = ({ to, fields }) => post(to, fields);

/** What the page says has gone wrong. */
const trouble = () => document.querySelector(".study .error, .study [role=alert]");

let sending = false;

/** Sends what waits; `quietly`: nobody has pressed anything just now. */
async function flush(quietly) {
  if (sending || !waiting().length || (quietly && trouble())) return;
  sending = true;
  let last = null;
  try {
    while (waiting().length) {
      const one = waiting()[0], got = await ask(one.to, one.fields);
      if (!got.data || !got.data.study) {
        setQueue(waiting().filter((other) => other.key !== one.key));
        return natively(one);
      }
      setQueue(waiting().filter((other) => other.key !== one.key));
      if (!one.silent || got.status >= 400) last = { ...got, one };
      // refused: its page gives back what was typed, and must not be swept away by the next
      if (got.status >= 400) break;
    }
  } catch (away) {
    offline();
  } finally {
    sending = false;
  }
  const told = document.getElementById("unsent-steps");
  if (!last && !waiting().length && told) noteOf(study.sent);
  if (!last || (waiting().length && last.status < 400)) return;
  if (quietly && isDirty()) return noteOf(last.status < 400 ? study.sent : refusal(last));
  renew(last);
  if (quietly && last.status < 400) noteOf(study.sent);
}

/** Why a step was not taken, with what was written in it. */
function refusal({ page, one }) {
  const why = page.querySelector(".error, .note-bad");
  const words = one.fields.filter(([name]) => ["note", "moves", "text"].includes(name)).map(([, value]) => value);
  return study.notTaken.replace("#", [why ? why.textContent : "", ...words].join(" "));
}

/** A line above everything; one at a time. */
function noteOf(text) {
  let note = document.getElementById("unsent-steps");
  if (!note) {
    note = document.createElement("p");
    note.id = "unsent-steps";
    note.className = "note";
    document.querySelector(".game-head").append(note);
  }
  note.textContent = text;
  tell(text);
}

function offline() {
  const count = waiting().length, [one, many] = study.unsent;
  noteOf((count === 1 ? one : many.replace("777", count)) + (view.sending ? " " + study.offline : ""));
}

// ---- what is done ----

const writing = () => document.getElementById("writing");

/** Whether words or signs were changed that have not been saved. */
function changed(form) {
  const fields = form ? [...form.querySelectorAll("textarea:not([readonly]), input:not([type=hidden])")] : [];
  const selects = form ? [...form.querySelectorAll("select")] : [];
  const isOther = (select) => [...select.options].some((one) => one.selected !== one.defaultSelected && (one.defaultSelected || one.value));
  return fields.some((field) => field.value !== field.defaultValue) || selects.some(isOther);
}

const isDirty = () => [...document.querySelectorAll(".study form")].some(changed);

const fieldsOf = (form, submitter) => [...new FormData(form, submitter).entries()].map(([name, value]) => [name, String(value)]);

/** What has been written goes with whatever is done next. */
function saveWriting() {
  const form = writing();
  if (!changed(form)) return;
  enqueue(form.getAttribute("action").replace(/#.*/, ""), fieldsOf(form), true);
  taken(form);
}

/** It waits now: what is typed from here on is something else, and was made from this. */
function taken(form) {
  for (const field of form.querySelectorAll("textarea:not([readonly]), input:not([type=hidden])")) field.defaultValue = field.value;
  for (const one of form.querySelectorAll("option")) one.defaultSelected = one.selected;
  const seen = form.querySelector("[name=seen]");
  if (seen) seen.value = form.querySelector("[name=note]").value;
}

/** A move on the board: seen at once, then kept. Named so because the board calls it. */
function sendNow(move) {
  saveWriting();
  enqueue(`${here.path}/moves${here.turned ? "?flip=1" : ""}`, [["at", here.place], ["uci", move.uci]]);
  view.men = after(view.men, move);
  view.last = nameOf(move.from) + nameOf(move.to);
  view.check = -1;
  view.chosen = -1;
  // until the server has answered nobody here knows what can be played
  view.sending = { move };
  moves = [];
  draw();
  animate(move.from, move.to);
  // what is written before it answers belongs to the new position
  here.place += "." + move.uci;
  for (const field of document.querySelectorAll(".study [name=at]")) field.value = here.place;
  const form = writing();
  for (const field of form.querySelectorAll("[name=seen], [name=note], [name=marks]")) field.value = field.defaultValue = "";
  for (const one of form.querySelectorAll("option")) one.selected = one.defaultSelected = !one.value;
  flush();
}

/** Another position of the tree. */
async function go(address) {
  const old = trouble();
  saveWriting();
  await flush();
  // something was refused, or waits for a connection
  if (waiting().length || trouble() !== old) return;
  const got = await ask(address).catch(() => null);
  if (!got) return tell(say.away);
  if (!got.data || !got.data.study) return location.assign(address);
  renew(got);
}

/** Whoever comes back to the page may have gone on elsewhere, and so may the game. */
async function lookAgain() {
  const isBusy = () => document.hidden || sending || waiting().length || trouble() || isDirty() || view.chosen >= 0;
  if (isBusy()) return;
  const got = await ask(location.pathname + location.search).catch(() => null);
  if (got && got.data && got.data.study && got.data.here.stamp !== here.stamp && !isBusy()) renew(got);
}

function takeBack() {}

/** By keys and by swipe. */
function step(by) {
  const links = document.querySelectorAll(".steps a");
  const at = by < -1 ? 0 : by < 0 ? 1 : by > 1 ? 3 : 2;
  if (links[at] && !view.sending) go(links[at].href);
}

/** What was typed while an answer was on its way: words belong to their position, moves and a PGN to whatever is shown. */
function typedMeanwhile(samePlace) {
  if (!samePlace) saveWriting();
  const ids = samePlace ? ["moves", "text", "note", "marks"] : ["moves", "text"];
  const fields = ids.map((id) => document.getElementById(id)).filter((field) => field && field.value !== field.defaultValue);
  const focus = document.activeElement;
  return fields.map(({ id, value }) => ({ id, value, has: focus && focus.id === id && [focus.selectionStart, focus.selectionEnd] }));
}

function typedAgain(fields) {
  for (const { id, value, has } of fields) {
    const field = document.getElementById(id);
    if (!field || field.value !== field.defaultValue) continue;
    field.value = value;
    if (has) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(...has);
    }
  }
}

/** The page as the server has it now takes the place of the one that was there. */
function renew({ page, url, status, data }) {
  const typed = here.own && status < 400 ? typedMeanwhile(data.here.place === here.place) : [];
  const focus = document.activeElement, square = focus && focus.dataset.square;
  const inTree = focus && focus.closest(".tree"), inSteps = focus && focus.closest(".steps");
  const at = inSteps ? [...inSteps.querySelectorAll("a")].indexOf(focus) : -1;
  document.getElementById("main").replaceChildren(...page.getElementById("main").childNodes);
  document.title = page.title;
  const address = new URL(url);
  address.searchParams.delete("note");
  if (status < 400 && address.href !== location.href) history.pushState(null, "", address.pathname + address.search);
  begin(data);
  if (square && cells.length) focusOn(indexOf(square));
  else if (inTree) (document.querySelector(".tree [aria-current]") || document.querySelector(".tree a")).focus();
  else if (at >= 0) document.querySelectorAll(".steps a")[at].focus();
  const error = trouble();
  if (error) error.scrollIntoView({ block: "nearest" });
  tell((error || document.querySelector(".plan-place")).textContent);
  typedAgain(typed);
  if (status < 400) flush();
}

function begin(data) {
  here = data.here;
  study = data.study;
  say = { ...data.say, unsent: study.offline };
  cells = [];
  moves = here.moves ? here.moves.split(" ").map(readMove) : [];
  view.sending = null;
  present();
  const current = document.querySelector(".tree [aria-current]"), tree = document.querySelector(".tree");
  // only the list is scrolled, not the page
  if (current) tree.scrollTop = current.offsetTop - tree.offsetTop - tree.clientHeight / 2;
  if (here.own && openBoard()) draw();
}

// ---- events ----

function clicked(event) {
  if (event.defaultPrevented || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const cell = event.target.closest("[role=gridcell]");
  if (swallow) {
    swallow = false;
    if (cell) return;
  }
  if (cell) return press(indexOf(cell.dataset.square));
  const link = event.target.closest(".study a[href]");
  if (!link || !here.own) return;
  const to = new URL(link.href);
  if (to.pathname !== here.path || !to.searchParams.has("at") || to.searchParams.has("ask")) return;
  event.preventDefault();
  go(to.href);
}

function submitted(event) {
  const form = event.target, action = form.getAttribute("action") || "";
  if (!here.own || !action.startsWith(here.path) || action.endsWith("/consent")) return;
  event.preventDefault();
  if (form !== writing()) saveWriting();
  enqueue(action.replace(/#.*/, ""), fieldsOf(form, event.submitter));
  taken(form);
  flush();
}

const KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -1000, End: 1000 };

function pressed(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const target = event.target, cell = target.closest("[role=gridcell]");
  if (event.key === "Escape" && closeChooser()) {
    if (view.chosen >= 0) focusOn(view.chosen);
  } else if (cell) {
    if (!keyOnGrid(event, indexOf(cell.dataset.square))) return;
  } else if (target.closest("input, textarea, select, [role=group]") || !KEYS[event.key]) {
    return;
  } else {
    step(KEYS[event.key]);
  }
  event.preventDefault();
}

document.addEventListener("click", clicked);
document.addEventListener("submit", submitted);
document.addEventListener("keydown", pressed);
document.addEventListener("pointerdown", dragStart);
document.addEventListener("pointermove", dragMove);
document.addEventListener("pointerup", dragEnd);
document.addEventListener("pointercancel", dragEnd);
document.addEventListener("focusin", (event) => {
  if (event.target.getAttribute("role") !== "gridcell") return;
  for (const cell of cells) cell.tabIndex = cell === event.target ? 0 : -1;
});
document.addEventListener("visibilitychange", lookAgain);
addEventListener("popstate", () => location.reload());
addEventListener("beforeunload", (event) => {
  if (here.own && (changed(writing()) || (waiting().length && !queued().length))) event.preventDefault();
});

begin(dataOf(document));
if (here.own) {
  flush(true);
  addEventListener("online", () => flush(true));
  setInterval(() => !document.hidden && flush(true), 20000);
}
