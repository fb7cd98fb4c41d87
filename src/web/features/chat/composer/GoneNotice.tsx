import { useNavigate } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useChat, useWords } from "../chat-context.ts";
import { keepDraft, readDraft } from "./drafts.ts";

/** The way on from a chat that is there no more; what was being written goes along. */
const useGoOn = () => {
  const { topic, locale } = useChat();
  const navigate = useNavigate();
  return (written: string): void => {
    const key = `new:${topic}`;
    if (written && readDraft(key, Date.now()) === "") keepDraft(key, written, Date.now());
    void navigate(paths.newChat(topic, locale));
  };
};

/** Instead of the input, where the chat was deleted while one was reading it. */
export const GoneNotice = ({ take }: { take(): string }) => {
  const words = useWords();
  const goOn = useGoOn();
  return (
    <div className="dock-note" role="alert">
      <span>
        <b>{words.goneTitle}</b> {words.goneHere}
      </span>
      <button type="button" className="btn is-primary" onClick={() => goOn(take())}>
        {words.goneNew}
      </button>
    </div>
  );
};
