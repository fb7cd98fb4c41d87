import { memo, useState } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useChat, useThread, useWords } from "../chat-context.ts";
import type { ThreadMessage } from "../store/thread-state.ts";
import { EditBox } from "./EditBox.tsx";
import { Versions } from "./Versions.tsx";

/** The person's words, right, in a quiet tint. A cast drawn without a question has none. */
export const PersonMessage = memo(({ message }: { message: ThreadMessage }) => {
  const words = useWords();
  const { edit } = useChat();
  const isBusy = useThread((state) => state.run !== null);
  const [isEditing, setEditing] = useState(false);
  const { text, key, id, siblings } = message;
  const send = (changed: string) => {
    if (edit(key, changed)) setEditing(false);
  };
  if (isEditing) return <EditBox text={text} onSend={send} onClose={() => setEditing(false)} />;
  if (text === "") return <Versions id={id} siblings={siblings} />;
  return (
    <div className="me-row">
      {id !== null && !isBusy ? (
        <button type="button" className="ib me-edit" aria-label={words.edit} title={words.edit} onClick={() => setEditing(true)}>
          <Icon name="edit" size={18} />
        </button>
      ) : null}
      <p className="me">
        <span className="vh">{words.you} </span>
        {text}
      </p>
      <Versions id={id} siblings={siblings} />
    </div>
  );
});
