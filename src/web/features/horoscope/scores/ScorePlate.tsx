import { useId, useState } from "react";
import { signNames } from "../../../../topics/kit/horoscope/telling/names.ts";
import { signGlyphs } from "../../../../topics/kit/sky/glyphs/sign-glyphs.ts";
import { SkyGlyph } from "../../../../topics/kit/sky/glyphs/sky-glyph.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Plate } from "../../../../ui/plate/plate.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { type ScoreName, scoreNames, type Telling } from "../api.ts";
import { saySpan } from "../days.ts";
import { useWords } from "../use-words.ts";
import { MeanSum } from "./MeanSum.tsx";
import { ReasonSum } from "./ReasonSum.tsx";
import { ScoreBar } from "./ScoreBar.tsx";

interface RowProps {
  name: ScoreName;
  telling: Telling;
  isOpen: boolean;
  onToggle(): void;
}

const ScoreRow = ({ name, telling, isOpen, onToggle }: RowProps) => {
  const words = useWords();
  const sumId = useId();
  const score = telling.scores[name];
  return (
    <li className={isOpen ? `score is-open is-${name}` : `score is-${name}`}>
      <button type="button" aria-expanded={isOpen} aria-controls={sumId} onClick={onToggle}>
        <span className="score-name">{words.score[name]}</span>
        <ScoreBar base={telling.base} score={score} />
        <b>{score}</b>
        <Icon name={isOpen ? "up" : "down"} size={18} />
      </button>
      <div id={sumId}>
        {isOpen ? name === "overall" ? <MeanSum telling={telling} /> : <ReasonSum base={telling.base} score={score} reasons={telling.reasons[name]} /> : null}
      </div>
    </li>
  );
};

/** The five scores. A tap on one writes out how it adds up. */
export const ScorePlate = ({ telling }: { telling: Telling }) => {
  const words = useWords();
  const locale = useLocale();
  const [open, setOpen] = useState<ScoreName | null>(null);
  const sign = signNames[locale][telling.sign];
  return (
    <Plate
      title={sign}
      note={saySpan(telling.period, telling, locale)}
      label={`${sign}, ${words.scores}`}
      proof={
        <span>
          <b>{words.rule}</b> {telling.rule}
        </span>
      }
    >
      <div className="scores-head">
        <SkyGlyph path={signGlyphs[telling.sign]} size={56} className="scores-glyph" />
        <p>
          <b>{telling.scores.overall}</b>
          <span>{words.score.overall}</span>
        </p>
      </div>
      <p className="quiet scores-hint">{words.tapScore}</p>
      <ul className="scores">
        {scoreNames.map((name) => (
          <ScoreRow key={name} name={name} telling={telling} isOpen={open === name} onToggle={() => setOpen(open === name ? null : name)} />
        ))}
      </ul>
    </Plate>
  );
};
