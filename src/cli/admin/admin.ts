import { readConfig } from "../../server/kernel/config.ts";
import { listSnapshots } from "../../server/kernel/snapshot-files.ts";
import { StartProblem } from "../../server/kernel/start-problem.ts";
import { PlainProblem, UsageProblem } from "../usage.ts";
import { restoreSnapshot } from "./restore.ts";
import { rotateKeys } from "./rotate-keys.ts";

const inPlainWords = (error: unknown): never => {
  throw error instanceof StartProblem ? new PlainProblem(error.message) : error;
};

/** `yarrow admin`: what needs the server's own parts. */
export const runAdmin = async ([task, ...args]: string[]): Promise<void> => {
  const config = readConfig(process.env);
  if (task === "snapshots") {
    process.stdout.write(`${JSON.stringify(await listSnapshots(config.DATA_DIR))}\n`);
    return;
  }
  if (task === "keys" && args[0] === "rotate") {
    const version = await rotateKeys(config).catch(inPlainWords);
    process.stdout.write(`Key ${version} is made. It locks what is written from two minutes on; what is there is locked anew within the hour.\n`);
    return;
  }
  if (task !== "restore") throw new UsageProblem("admin takes snapshots, restore or keys rotate");
  const { restored, keptAs } = await restoreSnapshot(config.DATA_DIR, args[0]).catch(inPlainWords);
  process.stdout.write(`Restored ${restored}.${keptAs ? ` What was there before is kept in ${keptAs}.` : ""}\n`);
};
