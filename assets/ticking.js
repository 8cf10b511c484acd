// Time that is left goes on while a page is open: whatever says until when it runs is written anew, in the page's words,
// rounded down as the server rounds. Nothing here is a live region: nobody is told each minute. Without this the page says
// what was right when it was asked for.
(function () {
  "use strict";
  var script = document.querySelector("script[data-spans]");
  if (!script || !window.Intl || !Intl.PluralRules) return;
  var words = script.dataset.spans.split("|");
  var plural = new Intl.PluralRules(document.documentElement.lang);
  var MINUTE = 60000, HOUR = 60 * MINUTE, DAY = 24 * HOUR;

  // The reader's clock may be wrong: the server's counts. A page that comes back from the browser's own store is old.
  function fast() {
    var way = (performance.getEntriesByType("navigation")[0] || {}).type;
    try {
      if (way === "back_forward") return Number(sessionStorage.getItem("clock-fast")) || 0;
      var by = Date.now() - Number(script.dataset.now);
      sessionStorage.setItem("clock-fast", String(by));
      return by;
    } catch (refused) {
      return 0;
    }
  }

  function count(n, kind) {
    return words[kind + (plural.select(n) === "one" ? 0 : 1)].replace("#", n);
  }

  function span(left) {
    var days = Math.floor(left / DAY), hours = Math.floor(left % DAY / HOUR), minutes = Math.floor(left % HOUR / MINUTE);
    if (left < MINUTE) return words[6];
    if (days && hours) return count(days, 0) + " " + count(hours, 2);
    if (days) return count(days, 0);
    if (hours && minutes) return count(hours, 2) + " " + count(minutes, 4);
    return hours ? count(hours, 2) : count(minutes, 4);
  }

  var by = fast();
  function tick() {
    var now = Date.now() - by;
    // asked for anew: a page of a game may have been brought up to date meanwhile
    document.querySelectorAll("[data-until]").forEach(function (place) {
      var text = span(Number(place.dataset.until) - now), old = place.dataset.left, node = place.firstChild;
      if (text === old || !node || node.nodeType !== 3 || node.data.indexOf(old) < 0) return;
      node.data = node.data.replace(old, text);
      place.dataset.left = text;
    });
  }
  setInterval(tick, 5000);
  document.addEventListener("visibilitychange", tick);
  tick();
})();
