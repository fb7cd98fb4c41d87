import { useSyncExternalStore } from "react";
import { openDialog } from "./dialog-place.ts";

/** Why one is asked to sign in: by oneself, at a later visit, at a new chat, when no Plus use is left, or by a page that needs an account. */
export type SignInReason = "own" | "visit" | "newChat" | "zero" | "account";
/** What came back from Google or X: a ticket to be sent, or a refusal. */
export type SocialReturn = { name: "google" | "twitter"; ticket: string } | { name: "google" | "twitter"; ticket: null };

let reason: SignInReason = "own";
let returned: SocialReturn | null = null;

export const signInDialog = "login";

/** Opens the dialog one signs in with. */
export const openSignIn = (why: SignInReason = "own"): void => {
  reason = why;
  openDialog(signInDialog);
};

export const getSignInReason = (): SignInReason => reason;
export const forgetSignInReason = (): void => {
  reason = "own";
};

export const keepSocialReturn = (back: SocialReturn | null): void => {
  returned = back;
};
export const hasSocialReturn = (): boolean => returned !== null;
/** What came back with this page's address, once. */
export const takeSocialReturn = (): SocialReturn | null => {
  const taken = returned;
  returned = null;
  return taken;
};

/** What is left to ask once somebody is signed in. */
export interface AfterSignIn {
  offersPasskey: boolean;
}
let after: AfterSignIn | null = null;
const listeners = new Set<() => void>();
const setAfter = (next: AfterSignIn | null): void => {
  after = next;
  for (const listener of listeners) listener();
};

/** Outlives the page of the visitor, which is made anew for another account. */
export const askAfterSignIn = setAfter;
export const endAfterSignIn = (): void => setAfter(null);
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useAfterSignIn = (): AfterSignIn | null =>
  useSyncExternalStore(
    subscribe,
    () => after,
    () => null,
  );
