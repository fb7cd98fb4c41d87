import { memo } from "react";
import type { HeardChip, HeardData } from "../../../../shared/contract/stream.ts";
import { useChat, useWords } from "../chat-context.ts";
import { findUntoldNote } from "./heard-words.ts";
import "./heard.css";

interface HeardLineProps {
  heard: HeardData;
  /** The answer's words so far. */
  text: string;
  isGrowing: boolean;
  /** Of the newest answer: only what stands can be changed. */
  isOpen: boolean;
}

/** What was understood, in a quiet line; one that is wrong is tapped, and the words to change it wait in the input. */
export const HeardLine = memo(({ heard, text, isGrowing, isOpen }: HeardLineProps) => {
  const words = useWords();
  const { composer } = useChat();
  const note = findUntoldNote(heard, text, isGrowing);
  const toBody = ({ value, isUsed }: HeardChip) => (isUsed ? <span>{value}</span> : <s>{value}</s>);
  return (
    <div className="heard">
      <p className="heard-title" aria-hidden="true">
        {words.heard}
      </p>
      <ul aria-label={words.heard}>
        {heard.chips.map((chip) => (
          <li key={`${chip.name} ${chip.value}`}>
            {isOpen ? (
              <button
                type="button"
                aria-label={words.heardChip(chip.label, chip.value, chip.isUsed)}
                title={chip.isUsed ? chip.label : (heard.note ?? chip.label)}
                onClick={() => composer.current?.put(words.heardChange(chip.value))}
              >
                {toBody(chip)}
              </button>
            ) : (
              <>
                <span className="vh">{chip.isUsed ? `${chip.label} ` : `${words.heardUnused} `}</span>
                {toBody(chip)}
              </>
            )}
          </li>
        ))}
      </ul>
      {note ? <p className="heard-note">{note}</p> : null}
    </div>
  );
});
