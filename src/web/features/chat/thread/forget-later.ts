/** React asks once more for the very promise that failed before it shows the failure; given a new one it would wait and ask for ever. */
const shownWithinMs = 1000;

/** Forgets a load that failed, so that the next one who asks tries anew, but not before its failure has been shown. */
export const forgetLater = <Key>(loading: Map<Key, unknown>, key: Key): void => {
  setTimeout(() => loading.delete(key), shownWithinMs);
};
