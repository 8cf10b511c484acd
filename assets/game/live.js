// A page left open is told what happens in its game. One stream for the whole browser: whichever page holds the lock reads
// it and passes on to the others what they watch.

const page = String(Math.random());
let channel = null, source = null, watched = null;

/** News from the stream: somebody's game is at a version. */
function heard(game, version) {
  if (game === here.game && version > here.version) look();
}

function openStream() {
  if (source) source.close();
  source = new EventSource("/events?games=" + [...new Set(watched.values())].join(","));
  source.addEventListener("game", (event) => {
    const [game, version] = event.data.split(" ").map(Number);
    if (channel) channel.postMessage({ game, version });
    heard(game, version);
  });
  source.addEventListener("error", () => {
    // refused, not cut off: the browser does not try again by itself
    if (source.readyState === 2) setTimeout(openStream, 30000);
  });
}

let opening = 0;
function reopen() {
  clearTimeout(opening);
  opening = setTimeout(openStream, 100);
}

/** This page holds the lock. */
function lead() {
  watched = new Map([[page, here.game]]);
  if (channel) channel.postMessage({ who: true });
  reopen();
}

function passedOn({ data }) {
  if (data.version) heard(data.game, data.version);
  else if (data.who) channel.postMessage({ page, watch: here.game });
  else if (watched && data.watch) {
    const known = [...watched.values()].includes(data.watch);
    watched.set(data.page, data.watch);
    if (!known) reopen();
    // who comes later has missed what the stream began with; it asks for itself
  } else if (watched && data.gone) watched.delete(data.gone);
}

function listen() {
  if (!here.live || !window.EventSource) return;
  if (!navigator.locks || !window.BroadcastChannel) return lead();
  channel = new BroadcastChannel("fernzug");
  channel.onmessage = passedOn;
  navigator.locks.request("fernzug-stream", () => {
    lead();
    return new Promise(() => {});
  });
  channel.postMessage({ page, watch: here.game });
  addEventListener("pagehide", () => channel.postMessage({ gone: page }));
}

/** What is new, in the server's words. */
function newsIn(now) {
  if (now.over && !here.over) return now.over;
  const news = now.ply > here.ply ? [now.news] : [];
  if (now.offer && !here.offer) news.push(now.offer);
  return news.filter(Boolean).join(" ");
}

/** Whether the player is in the middle of something. */
function isBusy() {
  const fields = document.querySelectorAll(".game :is(input:not([type=range], [type=hidden]), textarea)");
  const changed = (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  const past = cells.length > 0 && view.ply < here.ply;
  return Boolean(view.sending) || view.chosen >= 0 || past || [...fields].some(changed);
}

let looking = false, again = false;
async function look() {
  again = looking;
  if (looking) return;
  looking = true;
  const address = here.base + (here.turned ? "?flip=1" : "");
  const fresh = await pageAt(address).catch(() => null);
  looking = false;
  // what came meanwhile may not be in it; a line that was down may be up again
  if (again) return look();
  if (!fresh) return setTimeout(look, 10000);
  const now = fresh && dataOf(fresh);
  if (!now || now.here.game !== here.game || now.here.version <= here.version) return;
  const text = newsIn(now.here);
  if (isBusy()) return announce(text || say.changed, () => renew(fresh, now, text));
  renew(fresh, now, text);
}

/** A line above everything; what was begun stays as it is until it is pressed. */
function announce(text, show) {
  const bar = line(text + " "), button = document.createElement("button");
  const old = document.getElementById("news");
  if (old) old.remove();
  bar.id = "news";
  bar.className = "note";
  button.type = "button";
  button.textContent = say.show;
  button.addEventListener("click", show);
  bar.append(button);
  document.getElementById("main").prepend(bar);
  tell(text);
}

/** The page as it is now takes the place of the one that was there. */
function renew(fresh, now, text) {
  const at = document.activeElement && document.activeElement.dataset.square;
  const message = document.querySelector(".game textarea[name=message]"), lost = message && message.value.trim();
  const news = now.here.ply > here.ply ? now.here.last : "";
  document.getElementById("main").replaceChildren(...fresh.getElementById("main").childNodes);
  document.querySelector(".menu").replaceChildren(...fresh.querySelector(".menu").childNodes);
  document.title = fresh.title;
  history.replaceState(null, "", here.base + (here.turned ? "?flip=1" : ""));
  begin(now);
  const head = document.querySelector(".game-head");
  if (text) {
    const note = line(text);
    note.className = "note";
    head.append(note);
    tell(text);
  }
  if (lost) head.append(unsentWords(lost));
  if (!cells.length) return;
  if (at) focusOn(indexOf(at));
  if (news) sound();
  if (news) animate(indexOf(news), indexOf(news.slice(2, 4)));
}

/** Words that were to go with a move that cannot be sent any more. */
function unsentWords(text) {
  const field = document.createElement("div"), label = document.createElement("label"), words = document.createElement("textarea");
  field.className = "field";
  words.id = label.htmlFor = "unsent";
  words.readOnly = true;
  words.defaultValue = text;
  label.textContent = say.yours;
  field.append(label, words);
  return field;
}
