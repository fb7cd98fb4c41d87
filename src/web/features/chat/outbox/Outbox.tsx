import { useEffect } from "react";
import { showToast } from "../../../../ui/toast/toast.ts";
import { usePlace } from "../../../app/use-place.ts";
import { tellChatsChanged } from "../../../kernel/chats-changed.ts";
import { useRefresh } from "../../../kernel/lists.ts";
import { useMessages } from "../../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { messagesZh } from "./messages.zh.ts";
import { sendWaiting } from "./send-waiting.ts";

/** A network that is there may still lead nowhere. */
const againMs = 15_000;
/** So much of a question names it. */
const shownLength = 24;
const toName = (question: string): string => {
  const letters = Array.from(question);
  return letters.length > shownLength ? `${letters.slice(0, shownLength).join("")}…` : question;
};

/** On the page while there is a network and something waits for it. */
const Outbox = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const { msggroup } = usePlace();
  const { refreshChats } = useRefresh();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    const sendNow = async (): Promise<void> => {
      const { said, isCutOff } = await sendWaiting(msggroup, Date.now());
      if (isCutOff && !hasLeft) timer = setTimeout(() => void sendNow(), againMs);
      for (const question of said) showToast(words.said(toName(question)));
      if (said.length === 0) return;
      tellChatsChanged();
      void refreshChats();
    };
    void sendNow();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [msggroup, words, refreshChats]);
  return null;
};
export default Outbox;
