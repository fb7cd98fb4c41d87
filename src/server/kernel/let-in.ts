import { turnLoop } from "./turn-loop.ts";

/** However many still come, somebody is served after so many turns of the loop. */
const turnsAtMost = 16;

/**
 * libuv takes one new connection a turn of the loop: with a crowd served as it comes, every turn is long, and whoever stands behind it waits at the
 * door for all of them. So people are let in first, and served one a turn once nobody new has come.
 * @returns a function that waits until its caller may be served
 */
export const createLetIn = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  let arrived = 0;
  let isServing = false;
  const untilNobodyCame = async (): Promise<void> => {
    for (let turn = 0; turn < turnsAtMost; turn += 1) {
      const before = arrived;
      await turnLoop();
      if (arrived === before) return;
    }
  };
  const serveAll = async (): Promise<void> => {
    isServing = true;
    while (waiting.length > 0) {
      await untilNobodyCame();
      waiting.shift()!();
    }
    isServing = false;
  };
  return () => {
    arrived += 1;
    const served = new Promise<void>((resolve) => waiting.push(resolve));
    if (!isServing) void serveAll();
    return served;
  };
};
