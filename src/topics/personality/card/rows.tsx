import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { PersonalityCast } from "../engine.ts";
import type { Further as FurtherFindings, Mark } from "./figure.ts";
import type { CardWords } from "./words.ts";

/** Every score with its margin of error, the highest first. */
export const Scores = ({ marks, ...tapping }: { marks: readonly Mark[] } & Tapping) => (
  <ul className="pe-scores">
    {marks
      .toSorted((one, other) => other.percent - one.percent)
      .map(({ fact, sign, name, percent, low, high, rank, color }) => (
        <li key={fact}>
          <Tap fact={fact} className={rank === "first" ? "pe-term pe-top" : "pe-term"} {...tapping}>
            <b className={color ? `pe-${color}` : undefined}>{sign}</b>
            <span>{name}</span>
            <em>{Math.round(percent)}</em>
            <small>
              {Math.round(low)}–{Math.round(high)}
            </small>
          </Tap>
        </li>
      ))}
  </ul>
);

/** What a test finds besides its scales. */
export const Further = ({ further: { groups }, ...tapping }: { further: FurtherFindings } & Tapping) =>
  groups.map(({ name, terms }) => (
    <section key={terms[0]?.fact} className="pe-group">
      {name ? <h4>{name}</h4> : null}
      <ul className={terms.length > 1 ? "pe-many" : undefined}>
        {terms.map((term) => (
          <li key={term.fact}>
            <Tap fact={term.fact} className="pe-term pe-line" {...tapping}>
              <span>{term.name}</span>
              <em>{term.value}</em>
            </Tap>
          </li>
        ))}
      </ul>
    </section>
  ));

interface MethodProps extends Tapping {
  cast: PersonalityCast;
  words: CardWords;
  note: string;
}

/** How far the answers agree, how far the first leads, and what the drawing is not. */
export const Method = ({ cast, words, note, ...tapping }: MethodProps) => (
  <>
    <Tap fact="consistency" className="pe-term pe-line" {...tapping}>
      <span>{words.consistency}</span>
      <em>{cast.consistency === null ? words.tooFew : `${Math.round(cast.consistency * 100)}%`}</em>
    </Tap>
    {cast.margins.first === undefined ? null : (
      <Tap fact="result" className="pe-term pe-line" {...tapping}>
        <span>{words.lead}</span>
        <em>{Math.round(cast.margins.first)}</em>
      </Tap>
    )}
    <p className="pe-note">{note}</p>
  </>
);
