import { type ConstructorOptions, PgBoss } from "pg-boss";
import type { Database } from "../db/db.ts";

/** Where the queue keeps its tables. */
export const queueSchema = "pgboss";

type QueueDatabase = NonNullable<ConstructorOptions["db"]>;
type Lines = Pick<Database, "run" | "script">;

const toExecuteSql =
  ({ run, script }: Lines): QueueDatabase["executeSql"] =>
  async (text, values) => ({ rows: (values?.length ? await run(text, values) : await script(text)) as object[] });

/** Our connections, as the queue asks for them: what comes without values may be several statements. */
export const toQueueDatabase = (database: Database): QueueDatabase => ({
  executeSql: toExecuteSql(database),
  listen: async (channel, onMessage, onListening) => ({ close: database.listen(channel, onMessage, onListening) }),
});

/** Watched by us and by whoever runs the database; the queue is too small for its own watching. */
export const unwatched = {
  schema: queueSchema,
  registerInstance: false,
  monitorVacuum: false,
  reindex: false,
  openTelemetry: { enabled: false },
} satisfies ConstructorOptions;

/** Makes the queue's tables or brings them up to date, over a line that may hold a lock. */
export const migrateQueue = async (lines: Lines): Promise<void> => {
  const boss = new PgBoss({ ...unwatched, db: { executeSql: toExecuteSql(lines) }, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
};
