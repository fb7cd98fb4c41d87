import { getPublicKey, modifyPassword } from "../../../../shared/contract/accounts.ts";
import { errors } from "../../../../shared/errors.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { keep } from "../../../kernel/storage.ts";
import type { Problems, Written } from "./find-problems.ts";

/** Changes it; this session goes on under the token of the answer. @throws ApiFailure */
export const changePassword = async ({ old, next, again }: Written): Promise<void> => {
  const [{ sealPassword }, key] = await Promise.all([import("../../../kernel/seal-password.ts"), callApi(getPublicKey, {})]);
  const { user_token } = await callApi(modifyPassword, {
    old_password: sealPassword(key, "modifyPassword.old_password", old),
    new_password: sealPassword(key, "modifyPassword.new_password", next),
    repeat_password: sealPassword(key, "modifyPassword.repeat_password", again),
  });
  keep("token", user_token);
};

const problemsOf: Record<number, Problems> = {
  [errors.incorrectLogin.code]: { old: "wrongOld" },
  [errors.samePassword.code]: { next: "same" },
  [errors.invalidPassword.code]: { next: "common" },
};

/** What a refusal says of a field; null where it is none of theirs (2011, 2014, no network …). */
export const toProblems = (error: unknown): Problems | null => (error instanceof ApiFailure ? (problemsOf[error.code] ?? null) : null);
