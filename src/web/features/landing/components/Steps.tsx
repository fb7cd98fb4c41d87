import { useState } from "react";
import type { WhyKey } from "../messages.zh.ts";
import { elementKeys, grounds, listPlaces, pillars } from "../sample.ts";
import { useLanding } from "../use-landing.ts";
import { Band } from "./Band.tsx";

interface WhyProps {
  /** The phrase whose facts are open, or null. */
  why: WhyKey | null;
}

const Pillars = ({ why }: WhyProps) => {
  const { steps } = useLanding().words;
  const isGround = (sign: string) => why !== null && grounds[why].signs.includes(sign);
  return (
    <div className="pillars">
      {pillars.map(({ stem, branch, isDay }, at) => (
        <div key={steps.pillars[at]} className={isDay ? "is-day" : undefined}>
          <i>{steps.pillars[at]}</i>
          {[stem, branch].map(({ sign, element }, row) => (
            <b key={row === 0 ? "stem" : "branch"} lang="zh-Hans" className={isGround(sign) ? "is-ground" : undefined} data-element={element}>
              {sign}
            </b>
          ))}
          {steps.pillarNames[at] ? <small>{steps.pillarNames[at]}</small> : null}
        </div>
      ))}
    </div>
  );
};

const Elements = ({ why }: WhyProps) => {
  const { steps } = useLanding().words;
  return (
    <ul className="els">
      {elementKeys.map((element) => {
        const isGround = why !== null && (grounds[why].elements as readonly string[]).includes(element);
        const held = listPlaces(element);
        return (
          <li key={element} className={isGround ? "is-ground" : undefined} data-element={element}>
            <span>{steps.elements[element]}</span>
            <i aria-hidden="true">
              {held.map((place) => (
                <em key={place} />
              ))}
            </i>
            <b>{held.length}</b>
          </li>
        );
      })}
    </ul>
  );
};

/** One birth worked through in four steps; the underlined words show what they rest on, in the chart beside them. */
export const Steps = () => {
  const { steps } = useLanding().words;
  const [why, open] = useState<WhyKey | null>(null);
  const heading = (at: number) => (
    <h3>
      <i>{steps.numerals[at]}</i>
      {steps.names[at]}
    </h3>
  );
  return (
    <Band id="how" heading={steps.heading} note={steps.note}>
      <ol className="steps">
        <li>
          {heading(0)}
          <dl>
            {steps.given.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
        <li>
          {heading(1)}
          <Pillars why={why} />
          <small>{steps.chart}</small>
        </li>
        <li>
          {heading(2)}
          <Elements why={why} />
          <small>{steps.facts}</small>
        </li>
        <li>
          {heading(3)}
          <p className="tell">
            {steps.told.map(({ text, why: key }) =>
              key ? (
                <label key={text}>
                  <input type="checkbox" className="vh" checked={why === key} onChange={() => open(why === key ? null : key)} />
                  {text}
                </label>
              ) : (
                <span key={text}>{text}</span>
              ),
            )}
          </p>
          <small role="status">{steps.why[why ?? "none"]}</small>
        </li>
      </ol>
    </Band>
  );
};
