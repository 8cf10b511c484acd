// Choosing a man and its square: by tap, by key, by drag. All three end in `play`.

function pick(i) {
  view.chosen = i;
  draw();
  const list = movesOf(i).map((move) => nameOf(move.to));
  tell(fill(say.picked, nameOf(i), say.men[view.men[i]]) + " " + [...new Set(list)].join(", ") + ".");
}

function putDown() {
  closeChooser();
  view.chosen = -1;
  draw();
  tell(say.down);
}

/** A tap, a click, Enter. */
function press(i) {
  closeChooser();
  if (view.sending) return tell(say.unsent);
  if (view.chosen === i) return putDown();
  const found = movesTo(i);
  if (found.length) return play(found, true);
  if (movesOf(i).length) return pick(i);
  if (view.chosen >= 0) return tell(fill(say.notThere, nameOf(i)));
  const man = view.men[i];
  const own = man && moves.length && isOpen() && isWhite(man) === here.white_to_move;
  tell(own ? fill(say.stuck, nameOf(i)) : cells[i].getAttribute("aria-label"));
}

/** One move, or several that differ in what the pawn becomes. */
function play(found, seen) {
  if (found.length > 1) return chooser(found);
  done(found[0], seen);
}

/** A move is chosen: shown once more, or sent at once, as its player likes. */
function done(move, seen) {
  sound();
  if (here.direct) sendNow(move);
  else preview(move, { seen });
}

// ---- what a pawn becomes ----

function chooser(found) {
  closeChooser();
  const box = document.createElement("div");
  box.className = "promote choose-piece";
  box.id = "promote";
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", say.promote);
  const white = isWhite(view.men[found[0].from]);
  for (const move of [..."qrbn"].map((role) => found.find((move) => move.becomes === role)).filter(Boolean)) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(picture(white ? move.becomes.toUpperCase() : move.becomes), say.become[move.becomes]);
    button.addEventListener("click", () => {
      closeChooser();
      done(move, true);
    });
    box.append(button);
  }
  // at the edge where the pawn arrives
  box.classList.toggle("promote-below", (found[0].to < 8) !== here.white_below);
  frame.append(box);
  tell(say.promote);
  box.firstChild.focus();
}

function closeChooser() {
  const box = document.getElementById("promote");
  if (box) box.remove();
  return Boolean(box);
}

// ---- keys on the grid ----

let typed = "";

function focusOn(i) {
  for (const cell of cells) cell.tabIndex = -1;
  cells[i].tabIndex = 0;
  cells[i].focus();
}

const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

function keyOnGrid(event, i) {
  const key = event.key;
  if (STEPS[key]) {
    const turn = here.white_below ? 1 : -1, [x, y] = STEPS[key];
    const file = (i % 8) + x * turn, rank = (i >> 3) + y * turn;
    if (file >= 0 && file < 8 && rank >= 0 && rank < 8) focusOn(rank * 8 + file);
  } else if (key === "Home" || key === "End") {
    focusOn((i & ~7) + ((key === "Home") === here.white_below ? 0 : 7));
  } else if (key === "Enter" || key === " ") {
    press(i);
  } else if (key === "Escape") {
    if (view.chosen >= 0) putDown();
    else if (view.sending) takeBack();
    else return false;
  } else if (/^[a-h]$/i.test(key)) {
    typed = key.toLowerCase();
  } else if (/^[1-8]$/.test(key) && typed) {
    focusOn(indexOf(typed + key));
    typed = "";
  } else if (/^[lm]$/i.test(key)) {
    inWords(key.toLowerCase() === "m" ? nameOf(i) : "");
  } else {
    return false;
  }
  return true;
}

/** Which keys there are: said of the grid, and written below the list of men. */
function explain() {
  const list = document.getElementById("men");
  if (!list) return;
  const keys = line(say.keys);
  keys.id = "board-keys";
  keys.className = "soft small";
  list.append(keys);
  grid.setAttribute("aria-describedby", keys.id);
}

/** The list of men opens; with a square, its moves, who attacks it and who guards it. */
async function inWords(square, href) {
  const old = document.getElementById("men");
  if (!old) return;
  if (square || href) {
    const shown = view.ply < here.ply ? "&ply=" + view.ply : "";
    const page = await pageAt(href || `${here.base}?square=${square}${shown}`).catch(() => null);
    const men = page && page.getElementById("men");
    if (!men) return tell(say.away);
    old.replaceChildren(...men.childNodes);
    explain();
  }
  old.open = true;
  const looked = old.querySelector("#looked"), at = looked || old.querySelector("summary");
  if (looked) looked.tabIndex = -1;
  at.focus();
}

// ---- drag ----

let drag = null;
// the click that follows a drag is none
let swallow = false;

function cellAt(x, y) {
  const box = grid.getBoundingClientRect();
  const file = Math.floor(((x - box.left) / box.width) * 8), rank = Math.floor(((y - box.top) / box.height) * 8);
  if (file < 0 || file > 7 || rank < 0 || rank > 7) return -1;
  return here.white_below ? rank * 8 + file : 63 - rank * 8 - file;
}

function dragStart(event) {
  swallow = false;
  if (!grid || !grid.contains(event.target) || event.button > 0 || !event.isPrimary) return;
  const i = cellAt(event.clientX, event.clientY);
  if (i < 0) return;
  drag = { i, id: event.pointerId, x: event.clientX, y: event.clientY, man: null, touch: event.pointerType !== "mouse" };
}

function dragMove(event) {
  if (!drag || event.pointerId !== drag.id) return;
  const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
  if (!drag.man) {
    if (Math.hypot(dx, dy) < 6 || !movesOf(drag.i).length) return;
    closeChooser();
    if (view.chosen !== drag.i) pick(drag.i);
    drag.man = cells[drag.i].firstChild;
    cells[drag.i].classList.add("moving");
    grid.setPointerCapture(drag.id);
  }
  drag.man.style.transform = `translate(${dx}px, ${dy}px)`;
  const over = cellAt(event.clientX, event.clientY);
  cells.forEach((cell, i) => cell.classList.toggle("over", i === over && movesTo(i).length > 0));
}

function dragEnd(event) {
  if (!drag || event.pointerId !== drag.id) return;
  const { i, man, x, y, touch } = drag, dx = event.clientX - x, dy = event.clientY - y;
  drag = null;
  if (!man) {
    if (touch && event.type === "pointerup" && Math.abs(dx) > 40 && Math.abs(dx) > 2 * Math.abs(dy)) {
      swallow = true;
      step(dx < 0 ? 1 : -1);
    }
    return;
  }
  swallow = true;
  man.style.transform = "";
  cells[i].classList.remove("moving");
  for (const cell of cells) cell.classList.remove("over");
  const to = event.type === "pointerup" ? cellAt(event.clientX, event.clientY) : -1;
  const found = to < 0 ? [] : movesTo(to);
  if (found.length) play(found, false);
  // dropped where it cannot go, it stays chosen
  else if (to >= 0 && to !== i) tell(fill(say.notThere, nameOf(to)));
}
