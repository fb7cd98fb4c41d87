/** Runs something once the browser has nothing better to do, two seconds from now at the latest. @returns the way to call it off */
export const whenQuiet = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(run, { timeout: 2000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, 300);
  return () => clearTimeout(timer);
};
