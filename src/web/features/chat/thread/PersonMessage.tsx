import { type ComponentType, type CSSProperties, memo, Suspense, useState } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { lazyOrNothing } from "../../../kernel/lazy-or-nothing.ts";
import { useChat, useThread, useWords } from "../chat-context.ts";
import { findPart } from "../store/telling.ts";
import type { ThreadMessage } from "../store/thread-state.ts";
import type { EditBoxProps } from "./EditBox.tsx";

const MessageImage = lazyOrNothing(() => import("./MessageImage.tsx"));
const Versions = lazyOrNothing(() => import("./Versions.tsx"));
const loadEditBox = () => import("./EditBox.tsx");
const fetchAhead = (): void => void loadEditBox().catch(() => undefined);

/** The person's words, right, in a quiet tint, under the picture that came with them. A cast drawn without a question has none. */
export const PersonMessage = memo(({ message }: { message: ThreadMessage }) => {
  const words = useWords();
  const { edit } = useChat();
  const isBusy = useThread((state) => state.run !== null);
  const [EditBox, setEditBox] = useState<ComponentType<EditBoxProps> | null>(null);
  const { text, key, id, siblings, parts } = message;
  const image = findPart(parts, "data-image");
  const send = (changed: string) => {
    if (edit(key, changed)) setEditBox(null);
  };
  /** Where it does not come the button stays, to be pressed again. */
  const startEditing = (): void =>
    void loadEditBox().then(
      (loaded) => setEditBox(() => loaded.default),
      () => undefined,
    );
  if (EditBox) return <EditBox text={text} onSend={send} onClose={() => setEditBox(null)} />;
  const versions =
    siblings.length < 2 ? null : (
      <Suspense>
        <Versions id={id} siblings={siblings} />
      </Suspense>
    );
  if (text === "" && !image) return versions;
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
        <button
          type="button"
          className="ib me-edit"
          aria-label={words.edit}
          title={words.edit}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={startEditing}
        >
          <Icon name="edit" size={18} />
        </button>
      ) : null}
      {text !== "" ? (
        <p className="me">
          <span className="vh">{words.you} </span>
          {text}
        </p>
      ) : null}
      {versions}
    </div>
  );
});
