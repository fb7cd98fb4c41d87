const holders = new Set<symbol>();
const waiting = new Set<() => void>();

/** Says that the page must not be fetched anew now. @returns the way to say that it may */
export const holdReload = (): (() => void) => {
  const holder = Symbol();
  holders.add(holder);
  return () => {
    holders.delete(holder);
    if (holders.size > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };
};

/** Resolves once nothing keeps the page from being fetched anew. */
export const untilReloadable = (): Promise<void> => (holders.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve)));
