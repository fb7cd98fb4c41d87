import { useEffect, useState } from "react";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { DrawnHand } from "../../../../../topics/palmistry/card/drawn-hand.tsx";
import { toFrameOf } from "../../../../../topics/palmistry/card/frame-of.ts";
import { toFigure, toSmoothPath } from "../../../../../topics/palmistry/card/to-path.ts";
import { palmistryFields } from "../../../../../topics/palmistry/input.ts";
import { RadioRow, Radios } from "../../../../../ui/form/radios.tsx";
import type { DeviceProps } from "../devices.ts";
import { usePreview } from "../use-preview.ts";
import { findNext, type HandFields, isLine, mergeFields, type PalmLine, type Part, parts, toHandMarks } from "./hand-fields.ts";
import "../../../../../topics/palmistry/card.css";
import "./drawn-palm.css";

const words: Record<Locale, { names: Record<Part, string>; part: string; done: string; figure: string }> = {
  zh: {
    names: { palm: "手掌", fingers: "手指", heart: "感情线", head: "智慧线", life: "生命线" },
    part: "说的是哪一处",
    done: "已选",
    figure: "照你选的画出来的手",
  },
  en: {
    names: { palm: "Palm", fingers: "Fingers", heart: "Heart", head: "Head", life: "Life" },
    part: "Which part",
    done: "chosen",
    figure: "The hand as you describe it",
  },
};
const toField = (name: string) => palmistryFields.find((field) => field.name === name)!;
const drawnLines: readonly PalmLine[] = ["heart", "head", "life"];

/** A hand to be described on its drawing: its shape, and how each of the three lines runs. Words that are typed describe it too. */
const DrawnPalm = ({ locale, onChoose }: DeviceProps) => {
  const say = words[locale];
  const [chosen, setChosen] = useState<Partial<HandFields>>({});
  const [picked, setPicked] = useState<Part | null>(null);
  const known = usePreview(null)?.known;
  const fields = mergeFields(known ?? {}, chosen);
  const next = findNext(fields);
  const part = picked ?? next ?? "life";
  const given = JSON.stringify(fields);
  const isTouched = Object.keys(chosen).length > 0;
  useEffect(() => {
    const inputs = JSON.parse(given) as Record<string, unknown>;
    onChoose(isTouched ? inputs : null, next === undefined ? inputs : null);
  }, [given, isTouched, next, onChoose]);
  const choose = (value: string) => {
    const after = { ...chosen, [part]: value };
    setChosen(after);
    setPicked(findNext(mergeFields(known ?? {}, after)) === undefined ? part : null);
  };
  const marks = toHandMarks(fields);
  const { x, y, width, height } = toFrameOf(toHandMarks({ hand: fields.hand, palm: "square", fingers: "long" }));
  const toPath = (line: PalmLine, drawn = marks) => toSmoothPath(drawn.lines[line].points.map((point) => toFigure(point, drawn.aspect)));
  const field = toField(part);
  return (
    <div className="palm-draw">
      <div className="palm-draw-figure">
        <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={say.figure}>
          <DrawnHand marks={marks} />
          {isLine(part)
            ? field.options!.map(({ value }) => {
                const d = toPath(part, toHandMarks({ ...fields, [part]: value }));
                return (
                  // biome-ignore lint/a11y/noStaticElementInteractions: for hands; by keyboard and ear the same ways stand below as radios.
                  <g key={value} className={`palm-way pm-${part}`} onClick={() => choose(value)}>
                    <path className="palm-way-touch" d={d} />
                    <path d={d} />
                  </g>
                );
              })
            : null}
          {drawnLines.map((line) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: for hands; by keyboard and ear the lines stand below as buttons.
            <g
              key={line}
              onClick={() => setPicked(line)}
              className={`pm-line pm-${line}${fields[line] === undefined ? " is-open" : ""}${line === part ? " is-active" : ""}`}
            >
              {line === part ? null : <path className="palm-way-touch" d={toPath(line)} />}
              <path className="pm-stroke" d={toPath(line)} />
            </g>
          ))}
        </svg>
        <RadioRow
          look="choices"
          title={toField("hand").label[locale]}
          options={toField("hand").options!.map(({ value, label }) => ({ value, label: label[locale] }))}
          value={fields.hand}
          onChange={(hand) => setChosen({ ...chosen, hand: hand as HandFields["hand"] })}
        />
      </div>
      <div className="palm-draw-fields">
        <fieldset className="palm-parts">
          <legend className="vh">{say.part}</legend>
          {parts.map((one) => (
            <button key={one} type="button" className={one === next ? "is-next" : undefined} aria-pressed={one === part} onClick={() => setPicked(one)}>
              {say.names[one]}
              {fields[one] === undefined ? null : (
                <>
                  <i aria-hidden="true">✓</i>
                  <span className="vh">{say.done}</span>
                </>
              )}
            </button>
          ))}
        </fieldset>
        <fieldset className="palm-ways">
          <legend>{field.label[locale]}</legend>
          <Radios
            options={field.options!.map(({ value, label }) => ({ value, label: label[locale] }))}
            value={fields[part] === undefined ? null : String(fields[part])}
            onChange={choose}
          />
        </fieldset>
      </div>
    </div>
  );
};
export default DrawnPalm;
