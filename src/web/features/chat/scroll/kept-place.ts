/** Where a thread was left, so that a reload finds it again. */
export interface KeptPlace {
  /** The message at the top of the window, and how far its top stood from the window's. */
  messageId: string;
  offset: number;
}

const toKey = (msggroup: string): string => `place.${msggroup}`;

export const readPlace = (msggroup: string): KeptPlace | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(toKey(msggroup)) ?? "null") as KeptPlace | null;
    return kept && typeof kept.messageId === "string" && Number.isFinite(kept.offset) ? kept : null;
  } catch {
    return null;
  }
};

export const keepPlace = (msggroup: string, place: KeptPlace | null): void => {
  try {
    if (place) sessionStorage.setItem(toKey(msggroup), JSON.stringify(place));
    else sessionStorage.removeItem(toKey(msggroup));
  } catch {
    // Forbidden or full: the thread then opens at its newest question.
  }
};
