import { readConfig } from "../../server/kernel/config.ts";
import { listSnapshots } from "../../server/kernel/snapshot-files.ts";
import { StartProblem } from "../../server/kernel/start-problem.ts";
import { PlainProblem, UsageProblem } from "../usage.ts";
import { restoreSnapshot } from "./restore.ts";

/** `yarrow admin`: what needs the server's own parts. */
export const runAdmin = async ([task, ...args]: string[]): Promise<void> => {
  const { DATA_DIR } = readConfig(process.env);
  if (task === "snapshots") {
    process.stdout.write(`${JSON.stringify(await listSnapshots(DATA_DIR))}\n`);
    return;
  }
  if (task !== "restore") throw new UsageProblem("admin takes snapshots or restore");
  const { restored, keptAs } = await restoreSnapshot(DATA_DIR, args[0]).catch((error: unknown) => {
    throw error instanceof StartProblem ? new PlainProblem(error.message) : error;
  });
  process.stdout.write(`Restored ${restored}.${keptAs ? ` What was there before is kept in ${keptAs}.` : ""}\n`);
};
