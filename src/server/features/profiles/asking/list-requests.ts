import type { listBirthRequests } from "../../../../shared/contract/birth-request.ts";
import type { AnswerOf } from "../../../../shared/contract/call.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { deleteOldRequests, listRequests, updateCancelled } from "./queries.ts";
import { toRequest } from "./to-request.ts";

const shownMost = 200;
/** A link that is over is named in its maker's list for so long. */
const overDays = 14;
const dayMs = 86_400_000;

export const listOwnRequests = async (kernel: Kernel, personId: PersonId): Promise<AnswerOf<typeof listBirthRequests>> => ({
  requests: (await listRequests(kernel.database.db, personId, shownMost)).map((row) => toRequest(kernel, row)),
});

/** @throws AppError notFound, for another person's too */
export const cancelRequest = async ({ database, now }: Kernel, personId: PersonId, key: string): Promise<void> => {
  if (!(await updateCancelled(database.db, personId, key, new Date(now()).toISOString()))) throw new AppError("notFound");
};

export const forgetOldRequests = async ({ database, now }: Pick<Kernel, "database" | "now">): Promise<void> => {
  await deleteOldRequests(database.db, new Date(now() - overDays * dayMs).toISOString());
};
