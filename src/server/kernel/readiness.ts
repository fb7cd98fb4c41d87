import type { Kernel } from "./kernel.ts";

/** Whether this node can serve, and in words which part cannot. Without what nodes share it serves on, alone. */
export const readReadiness = async ({ database, events, disk }: Pick<Kernel, "database" | "events" | "disk">): Promise<{ isReady: boolean; text: string }> => {
  if (!(await database.isReady())) return { isReady: false, text: "not ready: the database does not answer" };
  if (!(await disk.hasRoom())) return { isReady: false, text: "not ready: the disk of DATA_DIR is nearly full, or takes no write" };
  if (!events.isConnected())
    return { isReady: true, text: "ready, alone: Redis does not answer; answers of other nodes come from the database, limits are counted here" };
  return { isReady: true, text: "ready" };
};
