import type { Kernel } from "../../../kernel/kernel.ts";
import { listLooks } from "./queries.ts";
import { staleSeconds } from "./reaper.ts";
import { type RunIds, toRunKey } from "./run.ts";

/** What the rows say of a run that is told elsewhere. */
export interface Look {
  status: string;
  /** How many events the stored text holds. */
  cursor: number;
  /** Its node has shown a sign of life lately. */
  isFresh: boolean;
  /** Its node has shown none for so long that it is dead. */
  isStale: boolean;
}
export type WatchedIds = Pick<RunIds, "personId" | "generationId">;

export interface Watch {
  /** Calls `onLook` about once a second, with null when the run is gone. @returns a function that stops it */
  add(ids: WatchedIds, onLook: (look: Look | null) => void): () => void;
}

const lookEveryMs = 1000;
/** Heartbeats are written every second. */
const freshSeconds = 5;

/** Looks after all runs that readers of this node follow and other nodes tell, in one query a second, and in none when there are none. */
export const createWatch = ({ database }: Pick<Kernel, "database">, onStale: () => void, onFailure: (error: unknown) => void): Watch => {
  const watched = new Map<string, { ids: WatchedIds; listeners: Set<(look: Look | null) => void> }>();
  let isLooking = false;

  const look = async (): Promise<void> => {
    const all = [...watched];
    const looks = await listLooks(
      database,
      all.map(([, { ids }]) => ids),
      { freshSeconds, staleSeconds },
    );
    for (const [key, { listeners }] of all) for (const listener of [...listeners]) listener(looks.get(key) ?? null);
    if ([...looks.values()].some(({ status, isStale }) => status === "running" && isStale)) onStale();
  };
  const lookOn = async (): Promise<void> => {
    isLooking = true;
    while (watched.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs).unref());
      if (watched.size > 0) await look().catch(onFailure);
    }
    isLooking = false;
  };
  return {
    add(ids, onLook) {
      const key = toRunKey(ids.personId, ids.generationId);
      const entry = watched.get(key) ?? { ids, listeners: new Set() };
      entry.listeners.add(onLook);
      watched.set(key, entry);
      if (!isLooking) void lookOn();
      return () => {
        entry.listeners.delete(onLook);
        if (entry.listeners.size === 0 && watched.get(key) === entry) watched.delete(key);
      };
    },
  };
};
