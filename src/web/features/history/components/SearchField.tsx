import { useEffect, useRef, useState } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useWords } from "../use-words.ts";

/** Long enough to type the next letter in. */
const debounceMs = 250;

interface SearchFieldProps {
  query: string;
  onQuery(query: string): void;
  /** Takes the cursor, again at each new value. */
  focusAt: string | null;
}

/** Searches as one types, but never for a half-spelt Chinese word. */
export const SearchField = ({ query, onQuery, focusAt }: SearchFieldProps) => {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [isSpelling, setSpelling] = useState(false);
  const sent = useRef(query);
  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    setText(query);
  }, [query]);
  useEffect(() => {
    if (isSpelling || text.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      onQuery(sent.current);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, isSpelling, onQuery]);
  useEffect(() => {
    if (focusAt !== null) input.current?.focus();
  }, [focusAt]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest("input, textarea, [contenteditable]"))
        return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <search className="find">
      <Icon name="search" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={words.search}
        placeholder={words.searchHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onCompositionStart={() => setSpelling(true)}
        onCompositionEnd={() => setSpelling(false)}
      />
      {text ? (
        <button
          type="button"
          className="ib"
          aria-label={words.clearSearch}
          title={words.clearSearch}
          onClick={() => {
            setText("");
            input.current?.focus();
          }}
        >
          <Icon name="close" size={18} />
        </button>
      ) : null}
    </search>
  );
};
