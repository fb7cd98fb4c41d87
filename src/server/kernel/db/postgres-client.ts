import pg from "pg";

const silent = new WeakSet<pg.ClientBase>();

/** True for a connection on which an answer failed to come: whatever is sent on it next would wait behind that. */
export const isSilent = (client: pg.ClientBase): boolean => silent.has(client);

/** The rows of all statements of a query; pg gives a list of results for several. */
export const toRows = (results: pg.QueryResult | pg.QueryResult[]): unknown[] => [results].flat().flatMap(({ rows }) => rows);

const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === "Query read timeout";

/** A connection that is given up with its first unanswered query, so that neither a rollback nor the next borrower waits behind it. */
export class BoundedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` eight ways; what goes in comes out
  override query(...given: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const result = (super.query as (...passed: any[]) => any)(...given);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      if (isReadTimeout(error)) {
        silent.add(this);
        (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      }
      throw error;
    });
  }
}
