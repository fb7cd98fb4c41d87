import { useSyncExternalStore } from "react";
import { defaultModelName, type ModelName, modelNames } from "../../shared/constants.ts";
import { randomId } from "./random-id.ts";
import { forget, keep, onKeptChange, readKept } from "./storage.ts";

const keepOnce = (key: string, make: () => string): string => {
  const kept = readKept(key);
  if (kept) return kept;
  const made = make();
  keep(key, made);
  return made;
};

export const getToken = (): string | null => readKept("token");

/** The secret a visitor is known by: 128 random bits, made once, sent to our own server only. */
export const getVisitor = (): string => keepOnce("visitor", () => randomId(16));

/** Part of every chat's id. A visitor's is public and random, never the visitor secret. */
export const getUserId = (): string => keepOnce("userId", () => randomId(9));

/** As the product's specification has it: the time and the user's id. */
export const newChatId = (): string => `${Date.now()}${getUserId()}`;

/** What a signed-in person leaves in the browser goes; language, theme, model and the visitor stay. */
export const endSession = (): void => forget(["token", "userId", "userEmail", "address"]);

/** Keeps the invitation code of `?ic=`, from whichever page it came to. @param search the address's query */
export const keepInviteCode = (search: string): void => {
  const code = new URLSearchParams(search).get("ic")?.trim();
  if (code) keep("invite_code", code.slice(0, 64));
};

export const getModel = (): ModelName => modelNames.find((name) => name === readKept("userModel")) ?? defaultModelName;
export const setModel = (model: ModelName): void => keep("userModel", model);
export const useModel = (): ModelName => useSyncExternalStore(onKeptChange, getModel, () => defaultModelName);
