/** A feature's works: each takes and gives plain data (what structured clone carries) and knows no database, no request, no clock. */
export type WorkTable = Record<string, (request: never) => unknown>;

export interface WorkOptions {
  /** Whoever waits for it has gone: work still waiting is dropped; work under way ends unheard. */
  signal?: AbortSignal | undefined;
  /** Part of an answer that is stored already: goes before whatever begins, and is never refused. */
  isBegun?: boolean;
}

/**
 * Work that is too long for the loop: casts, tellings, whatever reads a topic. A worker has no rows, so nothing awaits one inside a transaction:
 * the database would wait with it.
 */
export interface Workers {
  /**
   * @param work its name in the table of works, `feature.work`
   * @throws AppError busy when too many wait already, and whatever AppError the work throws; any other error is a bug, work without an end among them
   */
  run(work: string, request: unknown, options?: WorkOptions): Promise<unknown>;
  close(): Promise<void>;
}

/** A feature's works as it calls them, typed by their table; to call is not to load them. */
export const toCaller =
  <Table extends WorkTable>() =>
  <Name extends keyof Table & string>(
    { workers }: { workers: Workers },
    name: Name,
    request: Parameters<Table[Name]>[0],
    options?: WorkOptions,
  ): Promise<Awaited<ReturnType<Table[Name]>>> =>
    workers.run(name, request, options) as Promise<Awaited<ReturnType<Table[Name]>>>;
