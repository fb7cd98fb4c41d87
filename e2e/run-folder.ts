import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../src/server/kernel/db/pglite.ts";

/**
 * One folder for all that the journeys leave behind: data folders, the browsers' profiles, whatever a killed worker could not clear away.
 * In it stands an empty database, made once: each product starts from a copy, which takes a tenth of the time.
 */
export default async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), "yarrow-journeys-"));
  const template = join(folder, "template");
  await (await openPglite(template)).close();
  process.env.E2E_DATA_TEMPLATE = template;
  process.env.E2E_PHOTO_FOLDER = join(tmpdir(), "yarrow-photos");
  process.env.TMPDIR = folder;
  // A server that is only now being ended may still write.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
};
