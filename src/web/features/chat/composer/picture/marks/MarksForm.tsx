import { type Dispatch, type SetStateAction, useId } from "react";
import { type Direction, directions } from "../../../../../../topics/kit/compass/palace.ts";
import { Radios } from "../../../../../../ui/form/radios.tsx";
import { usePictureWords } from "../use-picture-words.ts";
import { type MarksDraft, toggleRoom } from "./draft.ts";
import type { MarksProblem } from "./to-inputs.ts";

interface MarksFormProps {
  draft: MarksDraft;
  problems: { facing?: MarksProblem; built?: MarksProblem };
  onChange: Dispatch<SetStateAction<MarksDraft>>;
}

const Problem = ({ id, words }: { id: string; words: string | null }) =>
  words ? (
    <p className="marks-problem" id={id} role="alert">
      {words}
    </p>
  ) : null;

/** What goes with the points: which rooms there are, where the front looks, when the house was finished. */
export const MarksForm = ({ draft, problems, onChange }: MarksFormProps) => {
  const words = usePictureWords();
  const id = useId();
  const { rooms, degrees, direction, built } = draft;
  const choose = (next: Direction) => onChange((now) => ({ ...now, direction: next, degrees: "" }));
  return (
    <div className="marks-form">
      <fieldset>
        <legend>
          {words.rooms} <small>{words.optional}</small>
        </legend>
        <div className="marks-chips">
          {words.roomNames.map((name) => (
            <button key={name} type="button" aria-pressed={rooms.some((room) => room.name === name)} onClick={() => onChange((now) => toggleRoom(now, name))}>
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset aria-describedby={`${id}-hint`}>
        <legend>{words.facing}</legend>
        <p className="marks-hint" id={`${id}-hint`}>
          {words.facingHint}
        </p>
        <label className="marks-degrees">
          {words.degrees}
          <input
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={degrees}
            aria-invalid={problems.facing !== undefined}
            aria-describedby={`${id}-facing`}
            onChange={({ target }) => onChange((now) => ({ ...now, degrees: target.value, direction: null }))}
          />
          <span aria-hidden="true">°</span>
        </label>
        <fieldset>
          <legend>{words.orDirection}</legend>
          <div className="marks-chips">
            <Radios options={directions.map((value) => ({ value, label: words.directions[value] }))} value={direction} onChange={choose} />
          </div>
        </fieldset>
        <Problem id={`${id}-facing`} words={problems.facing ? words.problems[problems.facing] : null} />
      </fieldset>
      <div>
        <label className="marks-built">
          <span>
            {words.built} <small>{words.builtHint}</small>
          </span>
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={built}
            aria-invalid={problems.built !== undefined}
            aria-describedby={`${id}-built`}
            onChange={({ target }) => onChange((now) => ({ ...now, built: target.value }))}
          />
        </label>
        <Problem id={`${id}-built`} words={problems.built ? words.problems[problems.built] : null} />
      </div>
    </div>
  );
};
