import { useId } from "react";
import { type LineName, lineNames, type MarkedLine, mainLines } from "../../../../../../topics/palmistry/marks.ts";
import { Radios } from "../../../../../../ui/form/radios.tsx";
import type { PalmDraft } from "./draft.ts";
import { usePalmWords } from "./use-palm-words.ts";

interface LineChoiceProps {
  draft: PalmDraft;
  line: LineName;
  onLine(line: LineName): void;
  onToggle(): void;
  onChange(change: Partial<MarkedLine>): void;
}

const flags = ["isChained", "hasIsland", "isForked"] as const;
const isMain = (name: LineName): boolean => (mainLines as readonly string[]).includes(name);

/** Which line is being marked, and what there is to see on it. */
export const LineChoice = ({ draft, line, onLine, onToggle, onChange }: LineChoiceProps) => {
  const words = usePalmWords();
  const id = useId();
  const marked = draft.marks.lines[line];
  const [first] = marked?.breaks ?? [];
  return (
    <>
      <fieldset>
        <legend>{words.chooseLine}</legend>
        <div className="palm-chips">
          <Radios
            options={lineNames.map((value) => ({ value, label: words.lines[value], className: `is-${value}${draft.marks.lines[value] ? " is-marked" : ""}` }))}
            value={line}
            onChange={onLine}
          />
        </div>
        <p className="palm-hint">{words.where[line]}</p>
        {isMain(line) ? null : (
          <p className="palm-add">
            {marked ? null : <span>{words.notThere(words.lines[line])}</span>}
            <button type="button" className="btn" onClick={onToggle}>
              {marked ? words.takeOff(words.lines[line]) : words.add(words.lines[line])}
            </button>
          </p>
        )}
      </fieldset>
      {marked ? (
        <fieldset>
          <legend>{words.signs}</legend>
          <div className="palm-chips">
            <button type="button" aria-pressed={first !== undefined} onClick={() => onChange({ breaks: first === undefined ? [0.5] : [] })}>
              {words.signNames.isBroken}
            </button>
            {flags.map((flag) => (
              <button key={flag} type="button" aria-pressed={marked[flag]} onClick={() => onChange({ [flag]: !marked[flag] })}>
                {words.signNames[flag]}
              </button>
            ))}
          </div>
          {first === undefined ? null : (
            <label className="palm-break" htmlFor={id}>
              {words.breakAt}
              <input
                id={id}
                type="range"
                min={5}
                max={95}
                step={5}
                value={Math.round(first * 100)}
                onChange={({ currentTarget }) => onChange({ breaks: [Number(currentTarget.value) / 100] })}
              />
              <output htmlFor={id}>{Math.round(first * 100)}%</output>
            </label>
          )}
        </fieldset>
      ) : null}
    </>
  );
};
