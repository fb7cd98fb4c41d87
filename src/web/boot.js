// Before the first paint: the kept theme, and the language by the rule of kernel/locale-rule.ts (a test holds the two together).
(() => {
  const root = document.documentElement;
  let theme = null;
  let saved = null;
  try {
    theme = localStorage.getItem("theme");
    saved = localStorage.getItem("lang");
  } catch {
    // Storage may be forbidden; then the system and the browser decide.
  }
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const named = /[?&]type=[A-Za-z0-9]+_(zh|en)(?:&|$)/.exec(location.search);
  const own = saved === "zh" || saved === "en" ? saved : (navigator.language || "zh").toLowerCase().includes("zh") ? "zh" : "en";
  root.lang = (named ? named[1] : own) === "zh" ? "zh-Hans" : "en";
})();
