import { useEffect, useState } from "react";
import { closeDialog } from "../../kernel/close-dialog.ts";
import { useIsSignedIn } from "../../kernel/session.ts";
import { getSocialReturn, useAfterSignIn } from "../../kernel/sign-in.ts";
import { AfterSignIn } from "./after/AfterSignIn.tsx";
import { SignInWindow } from "./SignInWindow.tsx";
import "./sign-in.css";
import "./fields.css";

/** The dialog at its address, then what is left to ask. Somebody who is signed in has nothing to do at that address. */
export const SignInPlace = ({ isOpen }: { isOpen: boolean }) => {
  const after = useAfterSignIn();
  const hasAccount = useIsSignedIn();
  const [back] = useState(getSocialReturn);
  useEffect(() => {
    if (isOpen && hasAccount) closeDialog();
  }, [isOpen, hasAccount]);
  if (after) return <AfterSignIn after={after} />;
  return isOpen && !hasAccount ? <SignInWindow back={back} /> : null;
};
