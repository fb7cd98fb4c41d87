import { useSyncExternalStore } from "react";
import { defaultModelName, type ModelName, modelNames } from "../../shared/constants.ts";
import type { SignedIn } from "../../shared/contract/accounts.ts";
import { forgetDraws } from "./kept-draws.ts";
import { randomId } from "./random-id.ts";
import { forget, forgetAllBut, keep, onKeptChange, readKept } from "./storage.ts";

const keepOnce = (key: string, make: () => string): string => {
  const kept = readKept(key);
  if (kept) return kept;
  const made = make();
  keep(key, made);
  return made;
};

export const getToken = (): string | null => readKept("token");
const isSignedIn = (): boolean => getToken() !== null;
export const useIsSignedIn = (): boolean => useSyncExternalStore(onKeptChange, isSignedIn, () => false);

/** The secret a visitor is known by: 128 random bits, made once, sent to our own server only. */
export const getVisitor = (): string => keepOnce("visitor", () => randomId(16));

/** Who uses the page: part of every chat's id, and the first of every cache's keys. A visitor's is public and random, never the visitor secret. */
export const getUserId = (): string => keepOnce("userId", () => randomId(9));

/** Under it stands which id a person had as a visitor and which they have as a member. */
const joinedKey = "joined";
let shown: { id: string; person: string } | null = null;
/**
 * Whose caches the page shows: another after a session has begun or ended, here or in another tab. Somebody who signs up gets another id and stays who
 * they are; where nothing is remembered of before, the id itself.
 */
export const getPerson = (): string => {
  const id = getUserId();
  if (shown?.id !== id) shown = { id, person: shown && readKept(joinedKey) === `${shown.id} ${id}` ? shown.person : id };
  return shown.person;
};
export const usePerson = (): string => useSyncExternalStore(onKeptChange, getPerson, getPerson);

/** As the product's specification has it: the time and the user's id. */
export const newChatId = (): string => `${Date.now()}${getUserId()}`;

/** How somebody is signed in. */
const signIn = ["token", "userEmail", "address"];
/** What belongs to the browser rather than to the person; all else goes with them. */
const staying = ["visitor", "userId", "lang", "theme", "userModel", "enter", "invite_code", "reloadedAt", "passkeyOffered", "visit", ...signIn];

let session = new AbortController();
const listeners = new Set<() => void>();

/** Aborted when the session ends: calls under way are the last person's. */
export const getSessionSignal = (): AbortSignal => session.signal;

/** Calls back once what was kept is gone and the next person has an id. @returns the way to stop it */
export const onSessionEnd = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const empty = (): void => {
  forgetDraws();
  forgetAllBut(staying);
  session.abort();
  session = new AbortController();
  for (const listener of listeners) listener();
};

/** Everything a person leaves in the browser goes, in every tab; language, theme, model and the visitor stay. */
export const endSession = (): void => {
  forget(signIn);
  // Written over, not removed: other tabs go by this one change, and must find the next id, not make their own.
  keep("userId", randomId(9));
  empty();
};

const beginners = new Set<() => void>();

/** Calls back once somebody is signed in, here or in another tab. @returns the way to stop it */
export const onSessionBegin = (listener: () => void): (() => void) => {
  beginners.add(listener);
  return () => beginners.delete(listener);
};
const tellBegun = (): void => {
  for (const listener of beginners) listener();
};

/**
 * Somebody is signed in. Whoever has just signed up goes on with all that stands in the page, and the server has retired their visitor secret; another
 * account finds nothing of the visitor's, whose secret stays until what they have is brought over, or they come back.
 * @param isSamePerson true if the account's person is the visitor who asked
 */
export const beginSession = ({ user_token, account, session, user_id }: SignedIn, isSamePerson: boolean): void => {
  const before = getUserId();
  getPerson();
  forget(signIn.slice(1));
  // Other tabs go by the change of the id: all they read then is there before.
  if (isSamePerson) keep(joinedKey, `${before} ${user_id}`);
  keep("token", user_token);
  if (session === 3) keep("address", account);
  else if (account.includes("@")) keep("userEmail", account);
  keep("userId", user_id);
  if (isSamePerson) forget(["visitor"]);
  else if (before !== user_id) empty();
  tellBegun();
};

// Emptied in another tab: this one's memory goes too. Signed up there: this one goes on.
globalThis.addEventListener?.("storage", ({ key, oldValue, newValue }) => {
  if (key !== null && (key !== "userId" || oldValue === null || newValue === oldValue)) return;
  if (key === null || readKept(joinedKey) !== `${oldValue} ${newValue}`) empty();
  if (isSignedIn()) tellBegun();
});

/** Whom a request was sent as. */
export interface Credentials {
  token: string | null;
  visitor: string;
}
export const getCredentials = (): Credentials => ({ token: getToken(), visitor: getVisitor() });

/** Under it stands since when somebody is being signed in. */
export const signingInKey = "signingInAt";
const signingInMs = 120_000;
const isSigningIn = (): boolean => Date.now() - Number(readKept(signingInKey)) < signingInMs;

let replacement: string | null = null;

/**
 * Code 4001: what a request was sent with opens nothing any more. A token's session ends; a visitor's secret is forgotten for a new one, and the page
 * goes on as a new person. A secret just made that is refused too is left: asking on and on helps nobody.
 */
export const refuseCredentials = ({ token, visitor }: Credentials): void => {
  // A late answer to what has ended already says nothing about the next.
  if (token !== getToken() || visitor !== getVisitor()) return;
  if (token === null) {
    if (visitor === replacement || isSigningIn()) return;
    replacement = randomId(16);
    keep("visitor", replacement);
  }
  endSession();
};

/** Keeps the invitation code of `?ic=`, from whichever page it came to. @param search the address's query */
export const keepInviteCode = (search: string): void => {
  const code = new URLSearchParams(search).get("ic")?.trim();
  if (code) keep("invite_code", code.slice(0, 64));
};

export const getModel = (): ModelName => modelNames.find((name) => name === readKept("userModel")) ?? defaultModelName;
export const setModel = (model: ModelName): void => keep("userModel", model);
export const useModel = (): ModelName => useSyncExternalStore(onKeptChange, getModel, () => defaultModelName);
