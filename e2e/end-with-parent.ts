import { isMainThread } from "node:worker_threads";

/** Loaded into a server beside its own code: it ends at once when whoever started it is gone, however that one ended. */
const end = (): void => process.exit(1);
const watch = (): void => {
  process.stdin.on("end", end).on("error", end).resume();
  (process.stdin as unknown as { unref(): void }).unref();
};
// The server's own threads load it too; their standard input is no pipe, and they end with the server.
if (isMainThread) watch();
