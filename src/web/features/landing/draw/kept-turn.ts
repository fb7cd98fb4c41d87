import type { Seal, SendRequest } from "./api.ts";

/** A card that was turned, as it was asked for: sent once more, the server knows it again and tells it from its first word. */
export interface KeptTurn {
  /** Of the fan, from 0. */
  card: number;
  seal: Seal;
  request: SendRequest;
  /** Told to its end. */
  isTold: boolean;
}

export interface KeptTurns {
  find(): KeptTurn | null;
  keep(turn: KeptTurn): void;
  forget(): void;
}

const key = "yarrow.turn";

/** Told to its end it stands again for whoever comes back to the page; who opens it anew, draws anew. */
const isComeBackTo = (): boolean => {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return arrival?.type === "back_forward";
};

/** Kept for this tab alone. Where storage is forbidden, a reload draws anew and the chat has the reading. */
export const keptTurns: KeptTurns = {
  find() {
    try {
      const turn = JSON.parse(sessionStorage.getItem(key) ?? "null") as KeptTurn | null;
      return turn && typeof turn.request?.generationId === "string" && (!turn.isTold || isComeBackTo()) ? turn : null;
    } catch {
      return null;
    }
  },
  keep(turn) {
    try {
      sessionStorage.setItem(key, JSON.stringify(turn));
    } catch {
      // Forbidden or full.
    }
  },
  forget() {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Forbidden: there was nothing to remove.
    }
  },
};
