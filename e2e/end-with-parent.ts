/** Loaded into a server beside its own code: it ends at once when whoever started it is gone, however that one ended. */
const end = (): void => process.exit(1);
process.stdin.on("end", end).on("error", end).resume();
(process.stdin as unknown as { unref(): void }).unref();
