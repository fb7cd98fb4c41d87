import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { MarriageCast } from "../engine.ts";
import { toBestYear } from "../joint-years.ts";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

const most = 3;

const Mark = ({ score }: { score: number }) => (
  <span className="mr-mark">
    <i className={score < 0 ? "mr-bar mr-down" : "mr-bar mr-up"} style={{ height: `${Math.max(4, (Math.abs(score) / most) * 50)}%` }} />
  </span>
);

/** The years ahead, the man's mark above the woman's; the best for both underlined. */
export const Years = ({ cast, words, ...tapping }: { cast: MarriageCast; words: CardWords } & Tapping) => {
  const best = toBestYear(cast);
  return (
    <section className="mr-years">
      <ol>
        {cast.years.map((one) => (
          <li key={one.year} className={one === best ? "mr-best" : undefined}>
            <Term fact={`year.${one.year}`} {...tapping}>
              <small>{one.year}</small>
              <b lang="zh">{one.pillar}</b>
              <Mark score={one.a.score} />
              <Mark score={one.b.score} />
            </Term>
          </li>
        ))}
      </ol>
      <p>{words.yearsNote}</p>
    </section>
  );
};
