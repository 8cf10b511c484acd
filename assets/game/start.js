// One listener for each kind of event: what they are for may come and go with what is shown.

/** Takes the page as it stands. */
function begin(data) {
  here = data.here;
  say = data.say;
  plies = null;
  heading = -1;
  cells = [];
  moves = here.moves ? here.moves.split(" ").map(readMove) : [];
  view.sending = null;
  present();
  forget(here.game, here.over ? Infinity : here.ply);
  if (!openBoard()) return;
  explain();
  openSlider();
  if (here.shown < here.ply) {
    // the server has put an earlier position there
    goTo(here.shown);
  } else {
    draw();
    restore();
  }
}

function isField(target) {
  return target.closest("input, textarea, select, [contenteditable]") !== null;
}

function clicked(event) {
  if (event.defaultPrevented || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target, cell = target.closest("[role=gridcell]");
  if (swallow) {
    swallow = false;
    if (cell) return;
  }
  if (cell) return press(indexOf(cell.dataset.square));
  if (target.closest("[data-act=take-back]")) {
    event.preventDefault();
    return takeBack();
  }
  const link = target.closest("a[href]");
  if (!link || !cells.length || !link.closest(".game")) return;
  const asked = new URL(link.href).searchParams;
  if (link.closest(".steps")) {
    const at = [...link.parentNode.querySelectorAll("a")].indexOf(link);
    event.preventDefault();
    goTo([0, view.ply - 1, view.ply + 1, here.ply][at]);
  } else if (link.matches("a.ply")) {
    event.preventDefault();
    goTo(Number(asked.get("ply")));
  } else if (link.closest("#past")) {
    event.preventDefault();
    goTo(here.ply);
  } else if (link.closest("#men") && asked.get("square")) {
    event.preventDefault();
    inWords("", link.href);
  } else if (asked.get("uci") && link.pathname === here.base + "/move") {
    const move = isOpen() && moves.find((one) => one.uci === asked.get("uci"));
    if (!move) return;
    event.preventDefault();
    preview(move, { seen: true });
  }
}

function pressed(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || !cells.length) return;
  const target = event.target, cell = target.closest("[role=gridcell]");
  if (event.key === "Escape" && closeChooser()) {
    if (view.chosen >= 0) focusOn(view.chosen);
  } else if (cell) {
    if (!keyOnGrid(event, indexOf(cell.dataset.square))) return;
  } else if (isField(target)) {
    return;
  } else if (event.key === "Escape" && view.sending) {
    takeBack();
  } else if (KEYS[event.key] && !view.sending && !target.closest("[role=group]")) {
    step(KEYS[event.key]);
  } else {
    return;
  }
  event.preventDefault();
}

document.addEventListener("click", clicked);
document.addEventListener("keydown", pressed);
document.addEventListener("pointerdown", dragStart);
document.addEventListener("pointermove", dragMove);
document.addEventListener("pointerup", dragEnd);
document.addEventListener("pointercancel", dragEnd);
document.addEventListener("focusin", (event) => {
  if (event.target.getAttribute("role") !== "gridcell") return;
  for (const cell of cells) cell.tabIndex = cell === event.target ? 0 : -1;
});
document.addEventListener("input", (event) => {
  if (event.target.id === "slider") goTo(Number(event.target.value));
  else if (event.target.closest("#sending")) written();
});
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id !== "entry" || form.method !== "get" || !cells.length || view.sending) return;
  event.preventDefault();
  typedMove(form);
});

// "?sent=1047.27": that move has arrived
const [game, ply] = (new URL(location.href).searchParams.get("sent") || "").split(".").map(Number);
if (ply) forget(game, ply);

const data = dataOf(document);
if (data) {
  begin(data);
  listen();
  // a page that comes back from the browser's own store is old
  addEventListener("pageshow", (event) => event.persisted && look());
}
