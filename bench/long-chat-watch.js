// Runs in the measured page before anything else: keeps what it sees on `globalThis.longChat`.
(() => {
  const seen = { openedMs: 0, keysMs: [] };
  globalThis.longChat = seen;
  const look = () => {
    const words = document.querySelector(".turn.is-last .reading p");
    const top = words?.getBoundingClientRect().top;
    if (top !== undefined && top < innerHeight) seen.openedMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // From the key to the frame after the one that shows it has been made.
  addEventListener("keydown", ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => seen.keysMs.push(performance.now() - timeStamp))), {
    capture: true,
  });
})();
