import type { Proof } from "../../../../shared/contract/credentials.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";

export interface Proving {
  person: Person;
  proof: Proof | undefined;
  /** Whom the request is counted under. */
  address: string;
}

/** @throws AppError invalidParameters: proof → required; whatever it answers to a proof that is not theirs */
export type CheckProof = (kernel: Kernel, proving: Proving) => Promise<unknown>;

/** Nobody can prove it before there is something to prove it by. */
export const checkProof: CheckProof = async (_, { proof }) => {
  throw proof ? new AppError("signInRequired") : new AppError("invalidParameters", { fields: { proof: "required" } });
};
