import { type FormEvent, useId, useState } from "react";
import type { MemoryEntry } from "../../../../shared/contract/memory.ts";
import { errors } from "../../../../shared/errors.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { editMemory } from "../api.ts";
import { useWords } from "../use-words.ts";

const longest = 200;

/** What is remembered, in other words, in its own place. */
export const EditEntry = ({ entry, onClose }: { entry: MemoryEntry; onClose(isChanged: boolean): void }) => {
  const words = useWords();
  const id = useId();
  const [text, setText] = useState(entry.text);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setProblem(words.empty);
    if (text.trim() === entry.text) return onClose(false);
    try {
      await editMemory(entry.id, text);
      onClose(true);
    } catch (error) {
      const isUnread = error instanceof ApiFailure && error.code === errors.invalidParameters.code && entry.kind === "birth";
      setProblem(isUnread ? words.noBirth : error instanceof Error && error.message ? error.message : words.failed);
    }
  };
  return (
    <form className="memory-edit" onSubmit={(event) => void save(event)}>
      <label className="vh" htmlFor={id}>
        {words.editing(entry.text)}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={longest}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: it was asked for by the button that stood here
        autoFocus
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose(false);
        }}
      />
      {problem === null ? null : (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <div>
        <button type="submit" className="btn is-primary">
          {words.save}
        </button>
        <button type="button" className="btn" onClick={() => onClose(false)}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
};
