import "./details.css";
import type { ReactNode } from "react";
import { signGlyphs } from "../../kit/sky/glyphs/sign-glyphs.ts";
import { SkyGlyph } from "../../kit/sky/glyphs/sky-glyph.tsx";
import { elementOf, toSign } from "../../kit/sky/signs.ts";
import { listPatternFacts } from "../facts/aspects.ts";
import { toDegreeText } from "../telling/degrees.ts";
import { MoonDisc } from "./moon-disc.tsx";
import type { Part } from "./part.ts";
import { PointGlyph } from "./point-glyph.tsx";
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

const Cusps = ({ cast, words, ...tapping }: Part) =>
  cast.cusps ? (
    <section className="as-section">
      <h4>{words.cuspsTitle}</h4>
      <ol className="as-cusps">
        {cast.cusps.map((cusp, index) => {
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
    </section>
  ) : null;

/** Figures, the chart's ruler, dignities, the Moon's phase, house cusps, and what another rule would give. */
export const Details = ({ cast, words, ...tapping }: Part) => {
  const part = { cast, words, ...tapping };
  const { moonPhase, chartRuler, dignities, variants } = cast;
  return (
    <>
      <section className="as-section">
        <h4>{words.natalTitle}</h4>
        <dl className="as-rows">
          <Patterns {...part} />
          {chartRuler ? (
            <Row label={words.ruler}>
              <Term fact="chartRuler" className="as-named" {...tapping}>
                <PointGlyph point={chartRuler} size={18} />
                {words.bodies[chartRuler]}
              </Term>
            </Row>
          ) : null}
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
          {variants.length > 0 ? (
            <Row label={words.variantsTitle}>
              {variants.map((variant, index) => (
                <Term key={`${variant.key}.${variant.body ?? ""}.${variant.to}`} fact={`variant.${index + 1}`} className="as-named" {...tapping}>
                  {words.variant(variant)}
                </Term>
              ))}
            </Row>
          ) : null}
        </dl>
      </section>
      <Cusps {...part} />
    </>
  );
};
