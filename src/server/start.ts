import { type Config, readConfig } from "./kernel/config.ts";
import { makeWritable, takeDataDir } from "./kernel/data-dir.ts";
import { explainStart } from "./kernel/explain-start.ts";
import { closeKernel, openKernel } from "./kernel/open-kernel.ts";
import { requirePages } from "./kernel/pages.ts";
import { keepSecret } from "./kernel/secret.ts";
import { keepSnapshots } from "./kernel/snapshots.ts";
import { openWorkers } from "./open-workers.ts";
import { serve } from "./serve.ts";

let config: Config | null = null;
let releaseDataDir = async (): Promise<void> => {};

const start = async (): Promise<void> => {
  const given = readConfig(process.env);
  config = given;
  await requirePages(given.WEB_DIR);
  // Over PostgreSQL several nodes may share the folder: it holds pictures and no database.
  if (given.DATABASE_URL) await makeWritable(given.DATA_DIR);
  else releaseDataDir = await takeDataDir(given.DATA_DIR);
  const kernel = await openKernel({ ...given, APP_SECRET: await keepSecret(given) }, { workers: openWorkers() });
  const serving = await serve(kernel);
  keepSnapshots(kernel, serving.isBusy);

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await serving.stop();
    await closeKernel(kernel);
    await releaseDataDir();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.stdout.write(`Yarrow is ready at ${given.PUBLIC_URL ?? `http://localhost:${serving.port}`}\n`);
};

start().catch(async (error: unknown) => {
  const sentence = explainStart(error, config);
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  await releaseDataDir();
  process.exit(1);
});
