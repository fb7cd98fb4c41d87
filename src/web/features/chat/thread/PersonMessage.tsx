import { type CSSProperties, memo, Suspense, useState } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { lazyOrNothing } from "../../../kernel/lazy-or-nothing.ts";
import { useChat, useThread, useWords } from "../chat-context.ts";
import { findPart } from "../store/telling.ts";
import type { ThreadMessage } from "../store/thread-state.ts";
import { EditBox } from "./EditBox.tsx";
import { Versions } from "./Versions.tsx";

const MessageImage = lazyOrNothing(() => import("./MessageImage.tsx"));

/** The person's words, right, in a quiet tint, under the picture that came with them. A cast drawn without a question has none. */
export const PersonMessage = memo(({ message }: { message: ThreadMessage }) => {
  const words = useWords();
  const { edit } = useChat();
  const isBusy = useThread((state) => state.run !== null);
  const [isEditing, setEditing] = useState(false);
  const { text, key, id, siblings, parts } = message;
  const image = findPart(parts, "data-image");
  const send = (changed: string) => {
    if (edit(key, changed)) setEditing(false);
  };
  if (isEditing) return <EditBox text={text} onSend={send} onClose={() => setEditing(false)} />;
  if (text === "" && !image) return <Versions id={id} siblings={siblings} />;
  return (
    <div className="me-row">
      {image ? (
        <div className="me-picture" style={{ "--ratio": image.width / image.height } as CSSProperties}>
          <Suspense>
            <MessageImage image={image} />
          </Suspense>
        </div>
      ) : null}
      {id !== null && !isBusy && text !== "" ? (
        <button type="button" className="ib me-edit" aria-label={words.edit} title={words.edit} onClick={() => setEditing(true)}>
          <Icon name="edit" size={18} />
        </button>
      ) : null}
      {text !== "" ? (
        <p className="me">
          <span className="vh">{words.you} </span>
          {text}
        </p>
      ) : null}
      <Versions id={id} siblings={siblings} />
    </div>
  );
});
