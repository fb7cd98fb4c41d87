import { useEffect, useState } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useChat, useThread, useWords } from "../chat-context.ts";

/** Where the language was switched while an answer was being told in the other: the offer to tell it again in the new one. */
export const AnswerLanguage = ({ messageKey, isRunning }: { messageKey: string; isRunning: boolean }) => {
  const words = useWords();
  const { locale, regenerate, conversation } = useChat();
  const isBusy = useThread((state) => state.run !== null);
  const [toldIn, setToldIn] = useState(isRunning ? locale : null);
  const [wasSwitched, setSwitched] = useState(false);
  const [isWanted, setWanted] = useState(false);
  if (isRunning && toldIn === null) setToldIn(locale);
  if (isRunning && toldIn !== null && toldIn !== locale && !wasSwitched) setSwitched(true);
  // An answer in the middle of its telling is stopped first; what was said of it stays as a version of its own.
  useEffect(() => {
    if (!isWanted || isBusy) return;
    setWanted(false);
    regenerate(messageKey);
  }, [isWanted, isBusy, regenerate, messageKey]);
  if (!wasSwitched || toldIn === locale) return null;
  const tellHere = () => {
    setWanted(true);
    if (isRunning) conversation.stop();
  };
  return (
    <p className="state is-other-language">
      <button type="button" className="btn" disabled={isWanted} onClick={tellHere}>
        <Icon name="redo" size={18} />
        {words.tellHere}
      </button>
    </p>
  );
};
