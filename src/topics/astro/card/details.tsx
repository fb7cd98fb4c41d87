import "./details.css";
import type { ReactNode } from "react";
import { signGlyphs } from "../../kit/sky/glyphs/sign-glyphs.ts";
import { SkyGlyph } from "../../kit/sky/glyphs/sky-glyph.tsx";
import { elementOf, toSign } from "../../kit/sky/signs.ts";
import type { Angles } from "../cast-types.ts";
import { listPatternFacts } from "../facts/aspects.ts";
import { toDegreeText } from "../telling/degrees.ts";
import { MoonDisc } from "./moon-disc.tsx";
import type { Part } from "./part.ts";
import { PointGlyph } from "./point-glyph.tsx";
import type { ShownView } from "./shown-view.ts";
import { Term } from "./term.tsx";

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="as-row">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Patterns = ({ cast, words, ...tapping }: Part) => {
  const facts = listPatternFacts(cast);
  return cast.patterns.length === 0 ? null : (
    <Row label={words.patterns}>
      {cast.patterns.map((pattern, index) => {
        const fact = facts[index]!.id;
        return (
          <Term key={fact} fact={fact} className="as-named" {...tapping}>
            <b>{words.pattern(pattern)}</b>
            <span className="as-trio">
              {pattern.bodies.map((point) => (
                <span key={point}>
                  <span className="vh">{words.bodies[point]} </span>
                  <PointGlyph point={point} size={18} />
                </span>
              ))}
            </span>
          </Term>
        );
      })}
    </Row>
  );
};

/** Figures, dignities and the Moon's phase. */
export const Figures = ({ cast, words, ...tapping }: Part) => {
  const { moonPhase, dignities } = cast;
  return (
    <dl className="as-rows">
      <Patterns cast={cast} words={words} {...tapping} />
      {dignities.length > 0 ? (
        <Row label={words.dignitiesTitle}>
          {dignities.map(({ body, dignity }) => (
            <Term key={body} fact={`dignity.${body}`} className="as-named" {...tapping}>
              <PointGlyph point={body} size={18} />
              {words.dignity(body, dignity)}
            </Term>
          ))}
        </Row>
      ) : null}
      <Row label={words.phase}>
        <Term fact="phase" className="as-named as-phase" {...tapping}>
          <MoonDisc angle={moonPhase.angle} />
          {words.phases[moonPhase.name]}
          <small>{words.illumination(moonPhase.illumination)}</small>
        </Term>
      </Row>
    </dl>
  );
};

/** The cusps of the twelve houses, both angles and the ruler of the chart. */
export const Houses = ({ angles, cusps, cast, words, ...tapping }: Part & { angles: Angles; cusps: readonly number[] }) => (
  <>
    <ol className="as-cusps">
      {cusps.map((cusp, index) => {
        const { sign, degree } = toSign(cusp);
        const fact = `house.${index + 1}`;
        return (
          <li key={fact}>
            <Term fact={fact} label={`${words.cusp(index + 1)} ${words.place(sign, degree)}`} {...tapping}>
              <b>{index + 1}</b>
              <span className={`as-${elementOf(sign)}`}>
                <SkyGlyph path={signGlyphs[sign]} size={18} />
              </span>
              <span className="as-number">{toDegreeText(degree)}</span>
            </Term>
          </li>
        );
      })}
    </ol>
    <dl className="as-rows">
      <Row label={words.anglesTitle}>
        {(["ascendant", "midheaven"] as const).map((angle) => {
          const { sign, degree } = toSign(angles[angle]);
          return (
            <Term key={angle} fact={`angle.${angle}`} className="as-named" {...tapping}>
              <PointGlyph point={angle} size={18} />
              {words.place(sign, degree)}
            </Term>
          );
        })}
      </Row>
      {cast.chartRuler ? (
        <Row label={words.ruler}>
          <Term fact="chartRuler" className="as-named" {...tapping}>
            <PointGlyph point={cast.chartRuler} size={18} />
            {words.bodies[cast.chartRuler]}
          </Term>
        </Row>
      ) : null}
    </dl>
  </>
);

/** What the chart was set by, what has to be said about the wheel, and what another rule would give. */
export const Making = ({ cast, words, view, ...tapping }: Part & { view: ShownView }) => (
  <>
    {words.caveats(cast, view).map((line) => (
      <p key={line} className="as-caveat">
        {line}
      </p>
    ))}
    <Term fact="frame" className="as-frame" {...tapping}>
      {words.frame(cast)}
    </Term>
    {cast.variants.length > 0 ? (
      <dl className="as-rows">
        <Row label={words.variantsTitle}>
          {cast.variants.map((variant, index) => (
            <Term key={`${variant.key}.${variant.body ?? ""}.${variant.to}`} fact={`variant.${index + 1}`} className="as-named" {...tapping}>
              {words.variant(variant)}
            </Term>
          ))}
        </Row>
      </dl>
    ) : null}
  </>
);
