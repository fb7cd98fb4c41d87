import type { PersonId } from "../../../../shared/ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { isPassword } from "./hash.ts";
import { findPasswordHash } from "./queries.ts";

/** Of somebody who is signed in and says once more that it is they. */
const triesLimit = "10/hour";

/** Whether a password is somebody's; false where they have none. @throws AppError rateLimited */
export const verifyPassword = async ({ database, rateLimit }: Kernel, personId: PersonId, password: string): Promise<boolean> => {
  await rateLimit.take("accounts:verify", triesLimit, personId);
  return isPassword(await findPasswordHash(database.db, personId), password);
};
