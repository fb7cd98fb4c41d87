import type { SignedIn } from "../../../shared/contract/accounts.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { callApi } from "../../kernel/api-client.ts";
import { holdVisitor } from "../../kernel/hold-visitor.ts";
import { beginSession, getToken } from "../../kernel/session.ts";
import { askAfterSignIn } from "../../kernel/sign-in.ts";

let visitor: Promise<string | null> | null = null;

/** Asks who the visitor is to the server, while they write: whoever is the same person afterwards has signed up. */
export const meetVisitor = (): void => {
  if (getToken()) return;
  visitor = callApi(getUser, {}).then(
    ({ user_id }) => user_id,
    () => null,
  );
};

/**
 * Makes the calls that sign somebody in, and lets the page be theirs. What the visitor's secret is refused for meanwhile ends nothing.
 * @param isByPasskey true: nothing more is to be offered of that kind @throws ApiFailure
 */
export const signInBy = async (call: () => Promise<SignedIn>, isByPasskey = false): Promise<void> => {
  const before = await visitor;
  const release = holdVisitor();
  try {
    const signed = await call();
    beginSession(signed, before !== null && signed.user_id === before);
    askAfterSignIn({ offersPasskey: !isByPasskey });
  } finally {
    release();
  }
};
