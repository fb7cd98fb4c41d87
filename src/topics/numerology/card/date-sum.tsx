import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { NumerologyCast, StepPart } from "../cast-types.ts";
import { getStep } from "../facts.ts";
import { toWorking } from "../steps.ts";
import type { CardWords } from "./words.ts";

/** The lines of one column: what is written, its digits as a sum, and each sum below. 1990, 1+9+9+0, 19, 10, 1. */
const toLines = ({ text, terms, sums }: StepPart): string[] =>
  terms.length === 1 || String(sums[0]) === text ? [text] : [text, terms.join("+"), ...sums.map(String)];

/** Month, day and year added down to the life path, as one would on paper. */
export const DateSum = ({ cast, words, ...tapping }: Tapping & { cast: NumerologyCast; words: CardWords }) => {
  const step = getStep(cast, "lifePath");
  const columns = step.parts.map((part) => ({ ...part, lines: toLines(part) }));
  const height = Math.max(...columns.map(({ lines }) => lines.length));
  return (
    <section className="nm-part">
      <h4>{words.date}</h4>
      <Tap {...tapping} fact="core.lifePath" className="nm-sum" label={`${words.core.lifePath} ${toWorking(step)}`}>
        <span className="nm-columns">
          {columns.map(({ from, lines }) => (
            <span key={from} className="nm-column">
              <small>{words.dateParts[from as keyof CardWords["dateParts"]]}</small>
              {lines.map((line, at) => (
                <span key={`${from}${line}${at === 0 ? "" : "-"}`} className={at === 0 ? "nm-written" : "nm-step"}>
                  {line}
                </span>
              ))}
              {lines.length < height ? <span className="nm-drop" style={{ flexGrow: height - lines.length }} /> : null}
            </span>
          ))}
        </span>
        <span className="nm-total">
          {step.parts.map(({ sums }) => sums.at(-1)).join(" + ")} = {step.sums.slice(0, -1).map((sum) => `${sum} → `)}
          <b>{step.sums.at(-1)}</b>
        </span>
      </Tap>
    </section>
  );
};
