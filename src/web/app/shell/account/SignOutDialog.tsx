import { useState } from "react";
import { loginOut } from "../../../../shared/contract/accounts.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { callApi } from "../../../kernel/api-client.ts";
import { useMessages } from "../../../kernel/locale.tsx";
import { endSession } from "../../../kernel/session.ts";
import { accountMessagesEn } from "./messages.en.ts";
import { accountMessagesZh } from "./messages.zh.ts";

/** Out of sight is out of mind: a server that does not answer keeps nobody signed in on this device. */
const patienceMs = 4000;

const signOut = async (): Promise<void> => {
  await callApi(loginOut, {}, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
  endSession();
};

/** Asks before one is signed out. */
export const SignOutDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) => {
  const words = useMessages({ zh: accountMessagesZh, en: accountMessagesEn });
  const [isGoing, setGoing] = useState(false);
  const go = () => {
    setGoing(true);
    void signOut();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.askSignOut}
      description={words.signOutWords}
      closeLabel={words.close}
      actions={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {words.stay}
          </button>
          <button type="button" className="btn is-primary" disabled={isGoing} onClick={go}>
            {words.leave}
          </button>
        </>
      }
    />
  );
};
