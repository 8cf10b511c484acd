// The board as a place to make moves, on top of the page that works without scripts. The files of this folder are one
// module; the server puts them together. None of them knows a rule of chess: what can be played, and what each move does to
// the board, stands in the page's data.

// what the server handed over: the game as it is here, and the phrases
let here, say;
// the frame, the grid in it, and its squares, a8 first
let frame, grid, cells = [];
// what is on the board: men as letters of a FEN, and what is going on
const view = { men: [], ply: 0, last: "", check: -1, chosen: -1, sending: null };
let moves = [];

const said = document.createElement("p");
said.className = "visually-hidden";
said.setAttribute("role", "status");
document.body.append(said);

/** Says something to those who hear the page. */
function tell(text) {
  said.textContent = text;
}

const fill = (text, square, man) => text.replace("#", square).replace("%", man);
const nameOf = (i) => "abcdefgh"[i % 8] + (8 - (i >> 3));
const indexOf = (name) => (8 - name[1]) * 8 + "abcdefgh".indexOf(name[0]);
const isWhite = (man) => man < "a";

function dataOf(page) {
  const element = page.getElementById("board-data");
  return element && JSON.parse(element.textContent);
}

/** The first field of a FEN as 64 letters. */
function spread(placement) {
  const men = [];
  for (const sign of placement.replaceAll("/", "")) {
    if (sign > "0" && sign < "9") men.push(...Array(Number(sign)).fill(""));
    else men.push(sign);
  }
  return men;
}

/** "e1g1+h1f1": from, to, and what else happens. */
function readMove(text) {
  const [, uci, to, from2, to2, gone] = /^(\w+)(?:>(..))?(?:\+(..)(..))?(?:-(..))?$/.exec(text);
  const ends = indexOf(uci.slice(2, 4));
  return {
    uci, from: indexOf(uci), to: to ? indexOf(to) : ends, ends, becomes: uci[4] || "",
    beside: from2 ? [indexOf(from2), indexOf(to2)] : null, gone: gone ? indexOf(gone) : -1,
  };
}

/** The board after a move. */
function after(men, move) {
  const next = men.slice(), man = men[move.from];
  const rook = move.beside && men[move.beside[0]];
  next[move.from] = "";
  if (move.beside) next[move.beside[0]] = "";
  if (move.gone >= 0) next[move.gone] = "";
  next[move.to] = move.becomes ? (isWhite(man) ? move.becomes.toUpperCase() : move.becomes) : man;
  if (move.beside) next[move.beside[1]] = rook;
  return next;
}

const isOpen = () => view.ply === here.ply && !view.sending;
const movesOf = (i) => (isOpen() ? moves.filter((move) => move.from === i) : []);

/** The moves of the chosen man to a square. Where a king may step there or castle there, the step is meant: castling is chosen on the rook. */
function movesTo(i) {
  if (view.chosen < 0) return [];
  const found = movesOf(view.chosen).filter((move) => move.to === i || move.ends === i);
  const ends = found.filter((move) => move.ends === i);
  return ends.length ? ends : found;
}

/** Turns the page's squares into the cells of a grid; `false` where there is no board. */
function openBoard() {
  frame = document.querySelector(".game-board #board");
  grid = frame && frame.querySelector(".board");
  if (!grid) return false;
  cells = [];
  [...grid.querySelectorAll(".sq")].forEach((old, k) => {
    const i = here.white_below ? k : 63 - k;
    const cell = document.createElement("span");
    cell.dataset.square = nameOf(i);
    cell.setAttribute("role", "gridcell");
    cell.tabIndex = -1;
    cell.className = old.className;
    cell.append(...old.childNodes);
    old.replaceWith(cell);
    cells[i] = cell;
  });
  grid.setAttribute("role", "grid");
  for (const row of grid.children) row.setAttribute("role", "row");
  cells[here.last ? indexOf(here.last.slice(2, 4)) : here.white_below ? 60 : 4].tabIndex = 0;
  return true;
}

function picture(man) {
  const name = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(name, "svg"), use = document.createElementNS(name, "use");
  svg.setAttribute("class", "piece");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", say.sprite + "#" + (isWhite(man) ? "w" : "b") + man.toLowerCase());
  svg.append(use);
  return svg;
}

/** Draws what `view` says. Only what has changed is touched. */
function draw() {
  const last = view.last ? [indexOf(view.last), indexOf(view.last.slice(2))] : [];
  cells.forEach((cell, i) => {
    const man = view.men[i], target = movesTo(i).length > 0, movable = movesOf(i).length > 0;
    const classes = ["sq", (i + (i >> 3)) % 2 ? "dark" : "light"];
    if (last.includes(i)) classes.push("last");
    if (view.check === i) classes.push("check");
    if (view.chosen === i) classes.push("chosen");
    if (movable) classes.push("movable");
    if (target) classes.push("target", ...(man ? ["capture"] : []));
    cell.className = classes.join(" ");
    if (cell.dataset.man !== man) {
      cell.dataset.man = man;
      cell.replaceChildren(...(man ? [picture(man)] : []));
    }
    cell.setAttribute("aria-label", label(i, man, target, movable));
    if (view.chosen === i) cell.setAttribute("aria-selected", "true");
    else cell.removeAttribute("aria-selected");
  });
  frame.classList.toggle("unsent", Boolean(view.sending));
}

function label(i, man, target, movable) {
  const square = nameOf(i);
  if (target) return man ? fill(say.take, square, say.men[man]) : fill(say.to, square);
  if (!man) return fill(say.empty, square);
  return say.men[man] + " " + square + (movable ? ", " + say.can : "");
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The man that has just come to `to` is seen to come from `from`. */
function animate(from, to) {
  const man = cells[to] && cells[to].firstChild;
  if (calm.matches || !man || !man.animate || from < 0) return;
  const a = cells[from].getBoundingClientRect(), b = cells[to].getBoundingClientRect();
  cells[to].classList.add("moving");
  const way = `translate(${a.left - b.left}px, ${a.top - b.top}px)`;
  man.animate([{ transform: way }, { transform: "none" }], { duration: 150, easing: "ease-out" })
    .finished.finally(() => cells[to].classList.remove("moving"));
}

/** A quiet knock, for those who want one. */
function sound() {
  if (!here.sound || !window.AudioContext) return;
  const air = new AudioContext(), knock = air.createOscillator(), fade = air.createGain();
  knock.type = "triangle";
  knock.frequency.setValueAtTime(320, air.currentTime);
  knock.frequency.exponentialRampToValueAtTime(110, air.currentTime + 0.06);
  fade.gain.setValueAtTime(0.15, air.currentTime);
  fade.gain.exponentialRampToValueAtTime(0.001, air.currentTime + 0.08);
  knock.connect(fade).connect(air.destination);
  knock.start();
  knock.stop(air.currentTime + 0.09);
  knock.onended = () => air.close();
}

/** Sends a form as a page of its own does: its answer is the next page. */
function post(to, fields) {
  const form = document.createElement("form");
  form.method = "post";
  form.action = to;
  for (const [name, value] of fields) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

/** The king in check, if the name of the last move says so. */
function checked(men, name, whiteToMove) {
  return /[+#]/.test(name) ? men.indexOf(whiteToMove ? "K" : "k") : -1;
}

/** Puts the position of the page on the board. */
function present() {
  view.men = spread(here.at);
  view.ply = here.ply;
  view.last = here.last;
  view.check = here.check ? view.men.indexOf(here.white_to_move ? "K" : "k") : -1;
  view.chosen = -1;
}
