import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import { listAddresses, sendCode } from "../../accounts/index.ts";

/** Sends a code to an address of one's own. @throws AppError accountFailure where there is none of the kind, rateLimited */
export const sendProofCode = async (kernel: Kernel, person: Person, kind: "email" | "phone"): Promise<void> => {
  const to = (await listAddresses(kernel.database.db, person.id)).find((one) => one.kind === kind);
  if (!to) throw new AppError("accountFailure");
  await sendCode(kernel, { purpose: "proof", to, owner: person.id }, { locale: person.locale });
};
