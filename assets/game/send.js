// The move before it is sent: on the board, kept in this browser, with the same confirm step as without scripts.

const STORE = "unsent:";

function kept(game, ply) {
  try {
    return JSON.parse(localStorage.getItem(`${STORE}${game}:${ply}`));
  } catch (refused) {
    return null;
  }
}

function keep(value) {
  try {
    localStorage.setItem(`${STORE}${here.game}:${here.ply + 1}`, JSON.stringify(value));
  } catch (refused) {
    // a browser that keeps nothing: the move is only on the board
  }
}

// words of a move that was taken back: they go with the next one
let spare = "";

/** What was kept for a game up to this ply has been sent, or overtaken. */
function forget(game, ply) {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, of, at] = key.split(":");
      if (key.startsWith(STORE) && Number(of) === game && Number(at) <= ply) localStorage.removeItem(key);
    }
  } catch (refused) {
    // nothing is kept then
  }
}

async function pageAt(address) {
  // a page that nobody looks at is no visit: its reader's letters must not wait for that
  const unseen = document.hidden ? { "X-Unseen": "1" } : {};
  const answer = await fetch(address, { headers: { Accept: "text/html", ...unseen } });
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/**
 * Shows the position after a move and asks whether to send it. `how.seen`: it is to be seen moving; `how.page`: the confirm
 * page, where it has been fetched already; `how.kept`: what was kept with it.
 */
async function preview(move, how) {
  // pressed twice, on a slow line
  if (view.sending) return;
  closeChooser();
  const before = { men: view.men, last: view.last, check: view.check };
  view.chosen = -1;
  view.men = after(view.men, move);
  view.last = nameOf(move.from) + nameOf(move.to);
  view.check = -1;
  view.sending = { move, before };
  draw();
  if (how.seen) animate(move.from, move.to);
  if (!how.kept) keep({ uci: move.uci, offer: false, message: "" });
  const side = document.querySelector(".game-side"), box = document.createElement("section");
  box.id = "sending";
  box.className = "confirm-side";
  mark(box);
  side.prepend(box);
  document.querySelector(".game").classList.add("sending");
  const address = `${here.base}/move?uci=${move.uci}&ply=${here.ply + 1}`;
  await confirmIn(box, address, how);
}

/** Sends without asking. What ends the game, or lets an offer lapse, the server asks about all the same. */
function sendNow(move) {
  keep({ uci: move.uci, offer: false, message: "" });
  view.men = after(view.men, move);
  view.last = nameOf(move.from) + nameOf(move.to);
  view.chosen = -1;
  draw();
  post(here.base + "/moves", [["ply", here.ply + 1], ["uci", move.uci], ["direct", "on"]]);
}

/** The mark that nothing has been sent. */
function mark(box) {
  const text = document.createElement("p");
  text.className = "unsent-mark";
  text.textContent = say.unsent;
  box.append(text);
}

async function confirmIn(box, address, how) {
  const page = how.page || (await pageAt(address).catch(() => null));
  if (!box.isConnected) return;
  if (!page) return unreachable(box, address, how);
  const step = page.querySelector(".confirm-side");
  if (!step) {
    // not to be sent any more, or nobody is signed in: the server's own page says so
    location.assign(address);
    return;
  }
  box.replaceChildren();
  mark(box);
  if (how.kept) box.append(line(say.kept));
  const title = document.createElement("h2");
  title.textContent = step.querySelector("h1").textContent;
  step.querySelector("h1").replaceWith(title);
  box.append(...step.childNodes);
  const back = box.querySelector(".confirm-back");
  back.textContent = say.takeBack;
  back.dataset.act = "take-back";
  fillIn(box, how.kept);
  const name = box.querySelector(".confirm-words");
  view.check = checked(view.men, name.firstChild.textContent, !here.white_to_move);
  draw();
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  // on a phone the board stays in sight
  name.scrollIntoView({ block: "nearest" });
  tell(say.unsent + " " + name.textContent);
}

function line(text) {
  const p = document.createElement("p");
  p.textContent = text;
  return p;
}

function fillIn(box, old) {
  const message = box.querySelector("[name=message]"), offer = box.querySelector("[name=offer]");
  const claim = old && old.claim && box.querySelector(`[name=claim][value="${CSS.escape(old.claim)}"]`);
  if (claim) claim.checked = true;
  if (message && !message.value) message.value = (old ? old.message : spare) || "";
  if (old && offer) offer.checked = Boolean(old.offer);
}

function unreachable(box, address, how) {
  const again = document.createElement("button"), back = document.createElement("button");
  const buttons = document.createElement("div"), note = line(say.away);
  again.type = back.type = "button";
  again.textContent = say.again;
  back.textContent = say.takeBack;
  back.dataset.act = "take-back";
  again.addEventListener("click", () => confirmIn(box, address, how));
  note.className = "note note-bad";
  buttons.className = "buttons";
  buttons.append(again, back);
  box.replaceChildren();
  mark(box);
  box.append(note, buttons);
  tell(say.unsent + " " + say.away);
}

/** What is written with it is kept, too. */
function written() {
  const box = document.getElementById("sending");
  if (!box || !view.sending) return;
  const message = box.querySelector("[name=message]"), offer = box.querySelector("[name=offer]");
  const claim = box.querySelector("[name=claim]:checked");
  keep({
    uci: view.sending.move.uci, offer: Boolean(offer && offer.checked),
    claim: claim ? claim.value : "", message: message ? message.value : "",
  });
}

/** The move goes back to where it was chosen; what was written waits for the next one. */
function takeBack() {
  const { move, before } = view.sending, box = document.getElementById("sending");
  const message = box.querySelector("[name=message]");
  spare = message ? message.value : spare;
  forget(here.game, here.ply + 1);
  Object.assign(view, before, { sending: null, chosen: -1 });
  box.remove();
  document.querySelector(".game").classList.remove("sending");
  draw();
  animate(move.to, move.from);
  focusOn(move.from);
  tell(say.takenBack);
}

/** A move that was chosen earlier in this browser. */
function restore() {
  const old = kept(here.game, here.ply + 1), move = old && moves.find((one) => one.uci === old.uci);
  if (move) preview(move, { kept: old });
}

/** The field for typed moves: the answer comes into this page. */
async function typedMove(form) {
  const field = form.querySelector("#move"), address = `${form.getAttribute("action")}?typed=${encodeURIComponent(field.value)}`;
  const page = await pageAt(address).catch(() => null);
  const uci = page && page.querySelector(".confirm-side [name=uci]");
  const move = uci && moves.find((one) => one.uci === uci.value);
  const entry = page && page.getElementById("entry");
  if (move) {
    await goTo(here.ply, true);
    await preview(move, { page, seen: true });
  } else if (!uci && entry) {
    form.replaceWith(document.adoptNode(entry));
    const again = document.querySelector("#entry .choose-piece a, #entry .choose-piece button, #move");
    again.focus();
    const why = document.querySelector("#move-error, #move-question");
    if (why) tell(why.textContent);
  } else {
    location.assign(address);
  }
}
