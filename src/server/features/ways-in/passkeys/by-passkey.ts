import type { SignedIn } from "../../../../shared/contract/accounts.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { signIn } from "../../people/index.ts";
import type { Entering } from "../entering/enter.ts";
import { type PasskeyAnswer, readPasskey } from "./ask.ts";

/** @throws AppError incorrectLogin */
export const byPasskey = async (kernel: Kernel, { request, headers }: Pick<Entering<PasskeyAnswer>, "request" | "headers">): Promise<SignedIn> =>
  signIn(kernel, kernel.database.db, { personId: await readPasskey(kernel, request), kind: "passkey", headers });
