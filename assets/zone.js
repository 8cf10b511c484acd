// Puts the browser's own time zone into the sign-up form, unless one was chosen already.
(function () {
  "use strict";
  var select = document.getElementById("zone");
  if (!select || document.querySelector(".errors")) return;
  var own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (var i = 0; i < select.options.length; i++) {
    if (select.options[i].value === own) select.selectedIndex = i;
  }
})();
