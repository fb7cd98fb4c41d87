import type { PGlite } from "@electric-sql/pglite";
import { turnLoop } from "../turn-loop.ts";

/** How long statements may follow each other before the loop turns. */
const stretchMs = 2;
/** libuv takes one new connection a turn: a crowd at the door is let in before the next statement. */
const turnsAtOnce = 16;

/**
 * PGlite answers in this thread, and whoever waits behind a statement goes on before the loop turns: a crowd's statements would be one stretch of
 * seconds. So they stand in line before it, one statement or transaction at a time, and between two of them the loop turns when it is time to.
 */
export const takeTurns = <Client extends Pick<PGlite, "query" | "transaction">>(client: Client): Client => {
  let last: Promise<unknown> = Promise.resolve();
  let sinceMs = performance.now();
  const turn = async (): Promise<void> => {
    if (performance.now() - sinceMs < stretchMs) return;
    for (let at = 0; at < turnsAtOnce; at += 1) await turnLoop();
    sinceMs = performance.now();
  };
  const inLine = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(turn).then(work);
    last = result.catch(() => {});
    return result;
  };
  const query: PGlite["query"] = client.query.bind(client);
  const transaction: PGlite["transaction"] = client.transaction.bind(client);
  client.query = (text, params, options) => inLine(() => query(text, params, options));
  client.transaction = (work) => inLine(() => transaction(work));
  return client;
};
