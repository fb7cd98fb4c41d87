import "./luck.css";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { toBranch, toStem } from "../../kit/calendar/sexagenary.ts";
import { toElement } from "../../kit/hexagrams/branches.ts";
import { toStemElement } from "../../kit/pillars/stem-nature.ts";
import type { BirthdayCast } from "../engine.ts";
import { Term } from "./term.tsx";
import type { CardWords } from "./words.ts";

interface StepProps extends Tapping {
  fact: string;
  over: string;
  pillar: BirthdayCast["currentYear"]["pillar"];
  name: string | null;
  under: string;
  isNow: boolean;
}

const Step = ({ fact, over, pillar, name, under, isNow, ...tapping }: StepProps) => (
  <li className={isNow ? "bz-now" : undefined} aria-current={isNow ? "true" : undefined}>
    <Term fact={fact} className="bz-step" {...tapping}>
      <span className="bz-over">{over}</span>
      <span className="bz-axis" aria-hidden="true">
        <i />
      </span>
      <b lang="zh">
        <span className={`bz-${toStemElement(toStem(pillar))}`}>{toStem(pillar)}</span>
        <span className={`bz-${toElement(toBranch(pillar))}`}>{toBranch(pillar)}</span>
      </b>
      {name ? <span className="bz-under">{name}</span> : null}
      <span className="bz-under">{under}</span>
    </Term>
  </li>
);

/** 大运 on its line, the one that runs now in cinnabar; without a sex, why there is none. */
export const Luck = ({ cast, words, ...tapping }: { cast: BirthdayCast; words: CardWords } & Tapping) => (
  <section className="bz-luck">
    <div className="bz-luck-head">
      <Term fact={cast.luckStart ? "luckStart" : "unknownSex"} {...tapping}>
        {cast.luckStart ? words.luckStart(cast.luckStart) : words.noLuck}
      </Term>
    </div>
    {cast.luckCycles ? (
      <ol>
        {cast.luckCycles.map(({ startYear, startAge, pillar }, index) => (
          <Step
            key={startYear}
            fact={index === cast.currentLuck?.index ? "currentLuck" : `luck.${index + 1}`}
            over={String(startYear)}
            pillar={pillar}
            name={words.ganzhiNote(pillar)}
            under={words.age(startAge)}
            isNow={index === cast.currentLuck?.index}
            {...tapping}
          />
        ))}
      </ol>
    ) : null}
  </section>
);

/** 流年: this year and the nine to come. */
export const Years = ({ cast, words, ...tapping }: { cast: BirthdayCast; words: CardWords } & Tapping) => (
  <section className="bz-luck">
    <ol>
      {cast.years.map(({ year, pillar, tenGod }, index) => (
        <Step
          key={year}
          fact={`year.${year}`}
          over={String(year)}
          pillar={pillar}
          name={words.ganzhiNote(pillar)}
          under={words.tenGod(tenGod)}
          isNow={index === 0}
          {...tapping}
        />
      ))}
    </ol>
  </section>
);
