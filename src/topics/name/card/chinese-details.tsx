import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import { gridNames } from "../../kit/grids/grids.ts";
import { tellTriad } from "../../kit/grids/triad-words.ts";
import type { ChineseCast } from "../engine.ts";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

/** Triad, luck of the grids, sound, score, what the birth chart wants, other ways to count, names proposed. */
export const ChineseDetails = ({ cast, locale, ...tapped }: Tapping & { cast: ChineseCast; locale: Locale }) => {
  const words = cardWords[locale];
  const { birth, triadDetail } = cast;
  return (
    <>
      <Term id="triad" className="nm-triad" {...tapped}>
        <span className="nm-line">
          <i>{words.triad}</i>
          <em className={`nm-luck-${triadDetail.luck}`}>{words.luck[triadDetail.luck]}</em>
        </span>
        <span className="nm-three">
          {triadDetail.elements.map((element, index) => (
            <span key={words.places[index]} className={`nm-${element}`}>
              <b>{words.elements[element]}</b>
              <i>{words.places[index]}</i>
            </span>
          ))}
        </span>
        <span className="nm-say">{tellTriad(triadDetail, locale)}</span>
      </Term>
      <div className="nm-lucks">
        {gridNames.map((grid) => (
          <Term key={grid} id={`grid.${grid}`} className="nm-luck" {...tapped}>
            <span>{words.grids[grid]}</span>
            <b>{cast.grids[grid]}</b>
            <em className={`nm-luck-${cast.luck[grid]}`}>{words.luck[cast.luck[grid]]}</em>
          </Term>
        ))}
      </div>
      <Term id="sound" className="nm-fact" {...tapped}>
        <i>{words.sound}</i>
        <span>
          <b lang="zh-Latn">{cast.sound.pinyin.join(" ")}</b> {cast.sound.tones.join(" ")}
        </span>
      </Term>
      {birth ? (
        <Term id="wanted" className="nm-fact" {...tapped}>
          <i>{words.wanted}</i>
          <span>
            {words.lacks(
              birth.lacks.map((element) => words.elements[element]),
              birth.useful.map((element) => words.elements[element]),
            )}
          </span>
        </Term>
      ) : null}
      <Term id="score" className="nm-fact" {...tapped}>
        <i>{words.score}</i>
        <span>
          <b>{cast.score}</b> {cast.scoreParts.map(({ key, value }) => `${words.scoreOf[key]} ${value}`).join(" · ")}
        </span>
      </Term>
      {cast.alternatives.length > 0 ? (
        <div className="nm-others">
          <p>{words.alternatives}</p>
          {cast.alternatives.map(({ place, char, form }, index) => (
            <Term key={`${place}${form.traditional}`} id={`alternative.${index + 1}`} className="nm-other" {...tapped}>
              <span lang="zh-Hant">
                {char} → <b>{form.traditional}</b>
              </span>
              <i>
                {form.strokes} {words.strokes}
              </i>
            </Term>
          ))}
        </div>
      ) : null}
    </>
  );
};
