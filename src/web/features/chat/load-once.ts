/** React asks once more for the very promise that failed before it shows the failure; given a new one it would wait and ask for ever. */
const shownWithinMs = 1000;

const loading = new Map<() => Promise<unknown>, Promise<unknown>>();

/** What `load` fetches, fetched once. A load that failed is tried anew by the next one who asks, but not before its failure has been shown. */
export const loadOnce = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  const known = loading.get(load) as Promise<Loaded> | undefined;
  if (known) return known;
  const made = load();
  loading.set(load, made);
  made.catch(() => setTimeout(() => loading.delete(load), shownWithinMs));
  return made;
};
