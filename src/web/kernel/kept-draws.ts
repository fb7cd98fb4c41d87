/** What this page itself saw and gave before a draw: its own witness against whatever the server says later. */
export interface KeptDraw {
  /** The seal as it was shown. */
  commitment: string;
  /** The random number this page sent along. */
  nonce: string;
}

const storageKey = "yarrow.draws";
const keepAtMost = 60;

const readTab = (): [string, KeptDraw][] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

let draws: Map<string, KeptDraw> | null = null;
const getDraws = (): Map<string, KeptDraw> => {
  draws ??= new Map(readTab());
  return draws;
};

/** Keeps what was shown and given for one draw, for this tab alone; the oldest make room. */
export const keepDraw = (castId: string, draw: KeptDraw): void => {
  const kept = getDraws();
  kept.set(castId, draw);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - keepAtMost))) kept.delete(oldest);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...kept]));
  } catch {
    // Forbidden or full: for as long as the page is open, memory has it.
  }
};

/** The next person has seen no seal yet. */
export const forgetDraws = (): void => {
  draws = new Map();
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Forbidden: there was nothing to remove.
  }
};

/** null for a draw this tab did not see: on another device, in another tab, or one the server made alone. */
export const findKeptDraw = (castId: string): KeptDraw | null => getDraws().get(castId) ?? null;
