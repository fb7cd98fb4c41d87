import type { SignedIn } from "../../../../shared/contract/accounts.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { recordEvent } from "./record-event.ts";

/** Writes down how it ended when somebody came by a wallet, a passkey, Google or X. @param tried what stands for whom, where nobody was let in */
export const recordEntry = async (kernel: Kernel, { tried, address }: { tried: string; address: string }, entering: Promise<SignedIn>): Promise<SignedIn> => {
  const { db } = kernel.database;
  try {
    const signedIn = await entering;
    await recordEvent(kernel, db, { kind: "login", isOk: true, subject: signedIn.user_id, address });
    return signedIn;
  } catch (error) {
    if (error instanceof AppError) await recordEvent(kernel, db, { kind: "login", isOk: false, subject: tried, address });
    throw error;
  }
};
