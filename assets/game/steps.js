// Stepping through the game: by keys, by swipe, by the slider, by the move list. The positions come with the first step.

let plies = null;

async function positions() {
  if (!plies) {
    const answer = await fetch(`${here.base}/positions.json`);
    if (!answer.ok) throw new Error(String(answer.status));
    plies = await answer.json();
  }
  return plies;
}

// where the board is going while the positions are still on their way
let heading = -1;

async function step(by) {
  if (cells.length) await goTo((heading < 0 ? view.ply : heading) + by);
}

/** Shows the position after a ply; `plain`: without a move that was chosen earlier, because another one comes. */
async function goTo(wanted, plain) {
  const to = Math.max(0, Math.min(here.ply, wanted)), from = view.ply;
  if (view.sending || (to === from && heading < 0)) return;
  heading = to;
  let all;
  try {
    all = await positions();
  } catch (failed) {
    heading = -1;
    draw();
    return tell(say.away);
  }
  // meanwhile somebody has gone elsewhere, or moved
  if (heading !== to) return;
  heading = -1;
  if (view.sending || to === view.ply) return;
  if (to === here.ply) {
    present();
  } else {
    const [placement, uci, name] = all[to];
    view.men = spread(placement);
    view.last = uci.slice(0, 4);
    view.chosen = -1;
    view.ply = to;
    view.check = checked(view.men, name, here.white_to_move === ((here.ply - to) % 2 === 0));
  }
  closeChooser();
  draw();
  if (to === from + 1) seen(all[to][1], false);
  if (to === from - 1) seen(all[from][1], true);
  stepped(all);
  if (to === here.ply && !plain) restore();
}

function seen(uci, back) {
  const a = indexOf(uci), b = indexOf(uci.slice(2, 4));
  if (back) animate(b, a);
  else animate(a, b);
}

function pastText(all) {
  return view.ply === 0 ? say.start : say.past.replace("#", all[view.ply][2]);
}

/** Everything beside the board that says which position it is. */
function stepped(all) {
  const isPast = view.ply < here.ply, text = isPast ? pastText(all) : "";
  const note = pastNote();
  note.hidden = !isPast;
  note.firstChild.data = text + " ";
  const flip = here.turned ? "flip=1" : "";
  const query = [isPast ? "ply=" + view.ply : "", flip].filter(Boolean).join("&");
  history.replaceState(null, "", here.base + (query && "?" + query));
  for (const ply of document.querySelectorAll(".moves a.ply")) {
    const is = new URL(ply.href).searchParams.get("ply") === String(view.ply);
    if (is) ply.setAttribute("aria-current", "true");
    else ply.removeAttribute("aria-current");
  }
  slide(isPast ? text : say.present);
  tell(isPast ? text : all[view.ply][2]);
}

function pastNote() {
  let note = document.getElementById("past");
  if (!note) {
    note = line(" ");
    note.id = "past";
    note.className = "note";
    const link = document.createElement("a");
    link.href = here.base;
    link.textContent = say.present;
    note.append(link);
    document.querySelector(".steps").after(note);
  }
  return note;
}

function openSlider() {
  if (here.ply < 2) return;
  const slider = document.createElement("input");
  slider.type = "range";
  slider.id = "slider";
  slider.min = 0;
  slider.max = here.ply;
  slider.setAttribute("aria-label", say.slider);
  document.querySelector(".steps").append(slider);
  slide("");
}

function slide(text) {
  const slider = document.getElementById("slider");
  if (!slider) return;
  slider.value = view.ply;
  if (text) slider.setAttribute("aria-valuetext", text);
}

const KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -1000, End: 1000 };
