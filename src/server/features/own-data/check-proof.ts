import type { Proof } from "../../../shared/contract/credentials.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Person } from "../../kernel/who.ts";

/** @throws AppError for what does not say that it is oneself */
export type CheckProof = (kernel: Kernel, person: Person, proof: Proof) => Promise<unknown>;

/** Nobody can prove it before the ways in bring what it is proved by. */
export const checkProof: CheckProof = async () => {
  throw new AppError("signInRequired");
};
