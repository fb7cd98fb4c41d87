import type { Telling } from "../api.ts";
import { useWords } from "../use-words.ts";

/** The lucky colour and number, and the rule that gives them. */
export const Lucky = ({ lucky: { color, hex, number, rule } }: Pick<Telling, "lucky">) => {
  const words = useWords();
  return (
    <section className="lucky" aria-label={words.lucky}>
      <dl>
        <div>
          <dt>{words.color}</dt>
          <dd>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <circle cx="12" cy="12" r="11" fill={hex} />
            </svg>
            {color}
          </dd>
        </div>
        <div>
          <dt>{words.number}</dt>
          <dd className="lucky-number">{number}</dd>
        </div>
      </dl>
      <p className="quiet">{rule}</p>
    </section>
  );
};
