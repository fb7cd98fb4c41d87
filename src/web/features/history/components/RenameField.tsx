import { type KeyboardEvent, useEffect, useRef } from "react";
import { titleMaxLength } from "../../../../shared/constants.ts";
import { isComposing } from "../../../../ui/form/is-composing.ts";
import { useWords } from "../use-words.ts";

interface RenameFieldProps {
  title: string;
  /** The new name, trimmed and not empty; null when the old one stays. `byKey` tells that focus is to go back to the row. */
  onEnd(title: string | null, byKey: boolean): void;
}

/** A title being written anew: Enter or leaving keeps it, Esc does not. */
export const RenameField = ({ title, onEnd }: RenameFieldProps) => {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const spelledAtMs = useRef(Number.NEGATIVE_INFINITY);
  const hasEnded = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const end = (text: string | null, byKey: boolean) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    const next = text?.trim() ?? "";
    onEnd(next !== "" && next !== title ? next : null, byKey);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent, spelledAtMs.current, performance.now())) return;
    if (event.key === "Enter") end(event.currentTarget.value, true);
    if (event.key === "Escape") {
      event.stopPropagation();
      end(null, true);
    }
  };
  return (
    <input
      ref={input}
      className="rename"
      type="text"
      defaultValue={title}
      maxLength={titleMaxLength}
      aria-label={words.renameLabel}
      enterKeyHint="done"
      autoComplete="off"
      onKeyDown={press}
      onBlur={(event) => end(event.currentTarget.value, false)}
      onCompositionEnd={() => {
        spelledAtMs.current = performance.now();
      }}
    />
  );
};
