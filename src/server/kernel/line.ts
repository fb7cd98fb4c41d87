import { AppError } from "../../shared/errors.ts";

export interface Entering {
  /** Whoever waits has gone: they lose their place in the line. */
  signal?: AbortSignal | undefined;
  /** Goes before those who have not begun, and is never refused. */
  isBegun?: boolean;
}

interface Waiting {
  begin(): void;
}

/**
 * Who waits for a free place: what belongs to answers under way first, then in the order of asking. Finishing what has begun before beginning
 * more keeps the first answers of a crowd quick, and bounds how much is in hand.
 * @param places how much is done at once
 * @param waitingAtMost of what has not begun; more is refused
 */
export const createLine = (places: number, waitingAtMost: number) => {
  const begun: Waiting[] = [];
  const fresh: Waiting[] = [];
  let free = places;
  const next = (): void => {
    const waiting = begun.shift() ?? fresh.shift();
    if (!waiting) return;
    free -= 1;
    waiting.begin();
  };
  const leave = (): void => {
    free += 1;
    next();
  };

  const enter = ({ signal, isBegun = false }: Entering): Promise<void> => {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    const lane = isBegun ? begun : fresh;
    if (!isBegun && fresh.length >= waitingAtMost) return Promise.reject(new AppError("busy"));
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin() {
          signal?.removeEventListener("abort", drop);
          resolve();
        },
      };
      const drop = (): void => {
        const at = lane.indexOf(waiting);
        if (at >= 0) lane.splice(at, 1);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", drop, { once: true });
      lane.push(waiting);
    });
  };
  return {
    /** Settles when there is a place; whoever enters leaves. @throws AppError busy when too many wait */
    enter,
    leave,
    /** Does `work` when there is a place for it. */
    async pass<Result>(entering: Entering, work: () => Promise<Result>): Promise<Result> {
      await enter(entering);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
