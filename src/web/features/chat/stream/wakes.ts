/**
 * Calls `wake` when the page or the network come back: `isSure` when a connection from before is dead for certain.
 * @returns a function that stops listening
 */
export const listenForWakes = (wake: (isSure: boolean) => void): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && wake(false), { signal });
  window.addEventListener("online", () => wake(true), { signal });
  window.addEventListener("pageshow", (event) => event.persisted && wake(true), { signal });
  return () => listening.abort();
};
