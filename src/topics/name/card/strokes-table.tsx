import type { Locale } from "../../../shared/i18n/locale.ts";
import type { ChineseCast } from "../engine.ts";
import "./strokes-table.css";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

const Part = ({ text, strokes }: { text: string; strokes: number }) => (
  <span className="nm-part">
    <b lang="zh-Hant">{text}</b>
    <i>{strokes}</i>
  </span>
);

/** Each character part by part on its Kangxi form; today's count stands beside, struck through where it differs. */
export const StrokesTable = ({ cast, locale, ...tapped }: Tapping & { cast: ChineseCast; locale: Locale }) => {
  const words = cardWords[locale];
  const rows = cast.proof.map((one, index) => ({ one, place: index + 1, pinyin: cast.sound.pinyin[index] }));
  return (
    <div className="nm-strokes">
      <p className="nm-head">
        <span>{words.columns.char}</span>
        <span>{words.columns.form}</span>
        <span>{words.columns.today}</span>
        <span>{words.columns.kangxi}</span>
      </p>
      {rows.map(({ one, place, pinyin }) => (
        <Term key={place} id={`char.${place}`} className="nm-row" {...tapped}>
          <span className="nm-char">
            <b lang="zh-Hans">{one.char}</b>
            <i>{pinyin}</i>
          </span>
          <span className="nm-form">
            <span className="nm-parts">
              {one.traditional === one.char ? null : (
                <>
                  <b lang="zh-Hant">{one.traditional}</b>
                  <i>=</i>
                </>
              )}
              {one.rule === "numeral" ? <Part text={one.traditional} strokes={one.strokes} /> : <Part text={one.radical} strokes={one.radicalStrokes} />}
              {one.rule === "radical" && one.rest > 0 ? (
                <>
                  <i>+</i>
                  {one.part === null ? (
                    <span className="nm-part">
                      <i>{words.rest}</i>
                      <i>{one.rest}</i>
                    </span>
                  ) : (
                    <Part text={one.part} strokes={one.rest} />
                  )}
                </>
              ) : null}
              {one.rule === "radical" && one.rest < 0 ? <i>− {-one.rest}</i> : null}
            </span>
            <small>{words.form(one)}</small>
          </span>
          <span className="nm-today">{one.today === one.strokes ? one.today : <s>{one.today}</s>}</span>
          <span className="nm-kangxi">{one.strokes}</span>
        </Term>
      ))}
    </div>
  );
};
