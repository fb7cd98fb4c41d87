import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { checkLogin } from "../../../../shared/contract/accounts.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { readBinding } from "../../../kernel/binding.ts";
import { closeDialog } from "../../../kernel/close-dialog.ts";
import { readDialog } from "../../../kernel/dialog-place.ts";
import { lazyOrNothing } from "../../../kernel/lazy-or-nothing.ts";
import { balance } from "../../../kernel/lists.ts";
import { getToken, useIsSignedIn, usePerson } from "../../../kernel/session.ts";
import { getSocialReturn, openSignIn, signInDialog, useAfterSignIn } from "../../../kernel/sign-in.ts";
import { useLoginPrompt } from "./use-login-prompt.ts";
import { useNewChatPrompt } from "./use-new-chat-prompt.ts";
import { useZeroPrompt } from "./use-zero-prompt.ts";

const SignIn = lazy(() => import("../../../features/sign-in/index.ts").catch(() => ({ default: Missing })));

const ChangePassword = lazyOrNothing(() => import("../../../features/account/password/ChangePassword.tsx"));

/** Where its code does not come, the dialog's address goes too. */
const Missing = () => {
  useEffect(closeDialog, []);
  return null;
};

/** Asks once, at the start, whether the kept token is still good; the answer 4001 ends the session wherever it comes. */
const useLoginCheck = (): void => {
  useEffect(() => {
    if (getToken()) callApi(checkLogin, {}).catch(() => undefined);
  }, []);
};

/** All of signing in that the first screen can do without: the dialog at its address, the prompts, the check of a kept token. */
const AccountGate = () => {
  const { search, pathname } = useLocation();
  const isOpen = readDialog(search) === signInDialog;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const hasAccount = useIsSignedIn();
  const { data } = useQuery(balance(usePerson()));
  useLoginCheck();
  useLoginPrompt(pathname === "/index" && !hasAccount);
  useZeroPrompt(hasAccount ? undefined : data?.daily_account.num);
  useNewChatPrompt(!hasAccount);
  const hasMore = useAfterSignIn() !== null;
  useEffect(() => {
    // Who left to bind an account there is met on the account page.
    if (getSocialReturn() && !(getToken() && readBinding())) openSignIn();
  }, []);
  // There after signing in too: it has something to ask then.
  return (
    <Suspense>
      {wasOpened || hasMore ? <SignIn isOpen={isOpen} /> : null}
      {readDialog(search) === "change-password" ? <ChangePassword /> : null}
    </Suspense>
  );
};
export default AccountGate;
