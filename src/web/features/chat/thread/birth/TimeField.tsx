import { useId } from "react";
import type { BirthDraft } from "./birth-draft.ts";
import { Problem } from "./Chips.tsx";
import { useBirthWords } from "./use-birth-words.ts";

interface TimeFieldProps {
  draft: BirthDraft;
  isRequired: boolean;
  problem: string | undefined;
  onChange(draft: BirthDraft): void;
}

/** The time of birth, or that nobody knows it; a time typed before is kept while the box is ticked. */
export const TimeField = ({ draft, isRequired, problem, onChange }: TimeFieldProps) => {
  const words = useBirthWords();
  const id = useId();
  return (
    <div className="birth-part" data-part="time">
      <label htmlFor={`${id}-time`}>
        {words.time}
        {isRequired ? null : <small>{words.optional}</small>}
      </label>
      <div className="birth-time">
        <input
          id={`${id}-time`}
          type="time"
          value={draft.isTimeUnknown ? "" : draft.time}
          disabled={draft.isTimeUnknown}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
          onChange={(event) => onChange({ ...draft, time: event.target.value, fold: null })}
        />
        <label className="birth-unknown">
          <input type="checkbox" checked={draft.isTimeUnknown} onChange={(event) => onChange({ ...draft, isTimeUnknown: event.target.checked })} />
          {words.timeUnknown}
        </label>
      </div>
      {problem ? (
        <Problem id={`${id}-problem`} words={problem} />
      ) : (
        <p className="birth-hint" id={`${id}-hint`}>
          {draft.isTimeUnknown ? "" : words.timeHint}
        </p>
      )}
    </div>
  );
};
