import { type CSSProperties, useEffect, useState } from "react";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { setNames } from "../../../../topics/fortune/data/deities.ts";
import { offeredDeities } from "../../../../topics/fortune/offered.ts";
import type { DeviceProps } from "./devices.ts";
import { useGesture } from "./use-gesture.ts";
import "./stick-shake.css";

const shakeMs = 300;
const usual = "guanyin";
const sets = [...new Set(offeredDeities.map(({ set }) => set))];
/** Where the sticks stand in the cup, and how far each leans. */
const sticks = [-15, -11, -7, -3, 1, 5, 9, 13].map((lean, at) => ({ lean, top: 8 + ((at * 5) % 11) }));
const riser = 4;

const words: Record<Locale, { shake: string; hint: string; deity: string }> = {
  zh: { shake: "摇签", hint: "心里想着一件事，摇到一支升起来。", deity: "向谁求签" },
  en: { shake: "Shake the cup", hint: "Hold one matter in mind and shake until a stick rises.", deity: "Whose lots" },
};

/** A cup of sticks to shake and a deity to ask. Shaking decides nothing but the moment, and the moment is part of the draw. */
const StickShake = ({ locale, onChoose, onDraw }: DeviceProps) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const [moving, begin] = useGesture(shakeMs, onDraw);
  const deity = chosen ?? usual;
  const say = words[locale];
  useEffect(() => onChoose(chosen === null ? null : { deity: chosen }, { deity: chosen ?? usual }), [chosen, onChoose]);
  return (
    <>
      <button type="button" className={moving === null ? "stick-cup" : "stick-cup is-shaken"} aria-label={say.shake} onClick={() => begin(0)}>
        <svg viewBox="0 0 120 150" aria-hidden="true">
          <g className="stick-cup-all">
            {sticks.map(({ lean, top }, at) => (
              <g key={lean} transform={`rotate(${lean} 60 140)`}>
                <g className={at === riser ? "stick-cup-one is-riser" : "stick-cup-one"} style={{ "--stick-n": at } as CSSProperties}>
                  <path className="stick-cup-bamboo" d={`M56 ${top + 4}q4 -6 8 0V120H56Z`} />
                  <path className="stick-cup-tip" d={`M56 ${top + 4}q4 -6 8 0v14H56Z`} />
                </g>
              </g>
            ))}
            <path className="stick-cup-body" d="M30 62H90L86 140Q85 146 79 146H41Q35 146 34 140Z" />
            <path className="stick-cup-band" d="M31 74H89M33 130H87" />
            <path className="stick-cup-seal" d="M48 89h24v24H48Z" />
            <text className="stick-cup-mark" x={60} y={107}>
              签
            </text>
          </g>
        </svg>
      </button>
      <p className="hint">{say.hint}</p>
      <label className="stick-whose">
        <span>{say.deity}</span>
        <select value={deity} onChange={(event) => setChosen(event.target.value)}>
          {sets.map((set) => (
            <optgroup key={set} label={setNames[set][locale]}>
              {offeredDeities
                .filter((one) => one.set === set)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name[locale]}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
    </>
  );
};
export default StickShake;
