import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { getToken } from "../../../kernel/session.ts";
import { keep, readKept } from "../../../kernel/storage.ts";
import { useWords } from "./use-words.ts";

const askedKey = "visitorProfiles";

/** Asked once of a visitor who makes a profile: sign in, or keep it with this device. */
export const VisitorQuestion = () => {
  const words = useWords();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(() => getToken() === null && readKept(askedKey) === null);
  const goOn = () => {
    keep(askedKey, "1");
    setOpen(false);
  };
  const signIn = () => {
    goOn();
    const query = new URLSearchParams(search);
    query.set("dialog", "login");
    void navigate({ search: `?${query}` });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={goOn}
      title={words.visitorTitle}
      description={words.visitorWords}
      closeLabel={words.close}
      actions={
        <>
          <button type="button" className="btn" onClick={goOn}>
            {words.goOn}
          </button>
          <button type="button" className="btn is-primary" onClick={signIn}>
            {words.signIn}
          </button>
        </>
      }
    />
  );
};
