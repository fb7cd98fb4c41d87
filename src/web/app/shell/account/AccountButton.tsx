import { Suspense } from "react";
import { lazyOrNothing } from "../../../kernel/lazy-or-nothing.ts";
import { useMessages } from "../../../kernel/locale.tsx";
import { useIsSignedIn } from "../../../kernel/session.ts";
import { openSignIn } from "../../../kernel/sign-in.ts";
import { messagesEn } from "../../messages.en.ts";
import { messagesZh } from "../../messages.zh.ts";

const AccountMenu = lazyOrNothing(() => import("./AccountMenu.tsx"));

interface AccountButtonProps {
  /** In the drawer, which closes: a line of its own instead of a button at the header's end. */
  inDrawer?: { close(): void };
}

/** The way in for a visitor, the account's menu for a member. */
export const AccountButton = ({ inDrawer }: AccountButtonProps) => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const hasAccount = useIsSignedIn();
  if (hasAccount)
    return (
      <Suspense fallback={<span className={inDrawer ? "who-blank" : "ib"} />}>
        <AccountMenu inDrawer={inDrawer} />
      </Suspense>
    );
  const open = () => {
    inDrawer?.close();
    openSignIn();
  };
  return (
    <button type="button" className={inDrawer ? "btn only-s sign-in-line" : "btn sign-in-b"} onClick={open}>
      {words.signIn}
    </button>
  );
};
