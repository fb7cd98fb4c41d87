import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useWords } from "../chat-context.ts";
import { TooLongNotice } from "../composer/TooLongNotice.tsx";
import { toExcess } from "../composer/too-long.ts";
import { useEnter } from "../composer/use-enter.ts";

export interface EditBoxProps {
  text: string;
  onSend(text: string): void;
  onClose(): void;
}

/** A question in the making of its other words. */
const EditBox = ({ text, onSend, onClose }: EditBoxProps) => {
  const words = useWords();
  const [value, setValue] = useState(text);
  const box = useRef<HTMLTextAreaElement>(null);
  const canSend = value.trim() !== "" && value.trim() !== text.trim() && toExcess(value) === 0;
  const enter = useEnter(() => canSend && onSend(value.trim()));
  useEffect(() => {
    box.current?.focus();
    box.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) {
      event.stopPropagation();
      onClose();
    } else enter.onKeyDown(event);
  };
  return (
    <form
      className="edit-box"
      aria-label={words.editTitle}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend(value.trim());
      }}
    >
      <textarea
        ref={box}
        rows={3}
        aria-label={words.question}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={press}
        onCompositionEnd={enter.onCompositionEnd}
      />
      <TooLongNotice text={value} onChange={setValue} />
      <div>
        <button type="button" className="tx" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="submit" className="btn is-primary" disabled={!canSend}>
          {words.send}
        </button>
      </div>
    </form>
  );
};
export default EditBox;
