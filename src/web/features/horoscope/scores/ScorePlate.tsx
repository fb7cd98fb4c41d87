import { signNames } from "../../../../topics/kit/horoscope/telling/names.ts";
import { Plate } from "../../../../ui/plate/plate.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { type Telling, themes } from "../api.ts";
import { saySpan } from "../days.ts";
import { useWords } from "../use-words.ts";
import { ScoreBar } from "./ScoreBar.tsx";

/** The five scores at a glance. What each is made of stands in the rows beside it. */
export const ScorePlate = ({ telling }: { telling: Telling }) => {
  const words = useWords();
  const locale = useLocale();
  const { base, scores } = telling;
  const sign = signNames[locale][telling.sign];
  return (
    <Plate title={sign} note={saySpan(telling.period, telling, locale)} label={`${sign}, ${words.scores}`}>
      <div className="scores-figure">
        <p className="scores-sum of-overall">
          <b>{scores.overall}</b>
          <span>{words.score.overall}</span>
        </p>
        <ul className="scores">
          {themes.map((name) => (
            <li key={name} className={`score-line of-${name}`}>
              <span>{words.score[name]}</span>
              <ScoreBar base={base} score={scores[name]} />
              <b>{scores[name]}</b>
            </li>
          ))}
        </ul>
      </div>
    </Plate>
  );
};
