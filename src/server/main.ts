import { ConfigProblem, readConfig } from "./kernel/config.ts";
import { takeDataDir } from "./kernel/data-dir.ts";
import { closeKernel, openKernel } from "./kernel/open-kernel.ts";
import { startSnapshots } from "./kernel/snapshots.ts";
import { serve } from "./serve.ts";

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const releaseDataDir = config.DATABASE_URL ? async () => {} : await takeDataDir(config.DATA_DIR);
  const kernel = await openKernel(config);
  const serving = await serve(kernel);
  const stopSnapshots = startSnapshots(kernel, serving.isBusy);

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await stopSnapshots();
    await serving.stop();
    await closeKernel(kernel);
    await releaseDataDir();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.stdout.write(`Yarrow is ready at ${config.PUBLIC_URL ?? `http://localhost:${serving.port}`}\n`);
};

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigProblem ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
