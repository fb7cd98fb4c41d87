import type { Locale } from "../../../shared/i18n/locale.ts";
import { toLetterValue } from "../../kit/letters/letters.ts";
import type { ChineseName } from "../chinese.ts";
import type { BusinessCast } from "../engine.ts";
import type { LatinName } from "../latin.ts";
import "./board.css";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

const Characters = ({ name, words, ...tapped }: Tapping & { name: ChineseName; words: (typeof cardWords)["zh"] }) => {
  const rows = name.proof.map((one, index) => ({ one, place: index + 1, own: index >= name.coreStart && index < name.coreEnd ? index - name.coreStart : -1 }));
  return (
    <div className="bu-chars">
      {rows.map(({ one, place, own }) => (
        <Term key={place} id={`char.${place}`} className={own < 0 ? "bu-char bu-side" : "bu-char"} {...tapped}>
          <i lang="zh-Latn">{name.sound.pinyin[own] ?? " "}</i>
          <b lang="zh-Hant">{one.traditional}</b>
          {own < 0 ? (
            <em>{one.strokes}</em>
          ) : (
            <em className={`bu-${name.elements[own]!.element}`}>{`${one.strokes} · ${words.elements[name.elements[own]!.element]}`}</em>
          )}
        </Term>
      ))}
    </div>
  );
};

const Letters = ({ name, ...tapped }: Tapping & { name: LatinName }) => {
  const words = name.words.map(({ word, letters }, place) => ({ word, place, letters: letters.map((letter, at) => ({ letter, at })) }));
  return (
    <Term id="letters" className="bu-letters" {...tapped}>
      {words.map(({ word, place, letters }) => (
        <span key={place} className="bu-word">
          <span className="vh">{word}</span>
          {letters.map(({ letter, at }) => (
            <span key={at} className="bu-letter" aria-hidden="true">
              <b>{letter}</b>
              <i>{toLetterValue(letter)}</i>
            </span>
          ))}
        </span>
      ))}
    </Term>
  );
};

/** The name as it would hang: each sign over its strokes part by part, or each letter over its value; the numbers beneath. */
export const Board = ({ cast, locale, ...tapped }: Tapping & { cast: BusinessCast; locale: Locale }) => {
  const words = cardWords[locale];
  const { chinese, latin } = cast;
  const numbers = chinese
    ? [
        { id: "number.core", label: words.core, ...chinese.coreNumber },
        ...(chinese.core === chinese.name ? [] : [{ id: "number.total", label: words.total, ...chinese.totalNumber }]),
      ]
    : [];
  return (
    <section aria-label={words.board(cast)}>
      <div className="bu-board">
        {chinese ? <Characters name={chinese} words={words} {...tapped} /> : null}
        {latin ? <Letters name={latin} {...tapped} /> : null}
      </div>
      <div className="bu-numbers">
        {numbers.map(({ id, label, strokes, luck }) => (
          <Term key={id} id={id} className="bu-number" {...tapped}>
            <span>{label}</span>
            <b>{strokes}</b>
            <em className={`bu-luck-${luck}`}>{words.luck[luck]}</em>
          </Term>
        ))}
        {latin ? (
          <Term id="letters" className="bu-number" {...tapped}>
            <span>{words.letters}</span>
            <b>{latin.root}</b>
            <em>{latin.sum}</em>
          </Term>
        ) : null}
        <Term id="score" className="bu-number" {...tapped}>
          <span>{words.score}</span>
          <b>{cast.score}</b>
        </Term>
      </div>
    </section>
  );
};
