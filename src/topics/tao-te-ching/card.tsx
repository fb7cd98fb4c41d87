import type { CardCaption, CardProps } from "../kit/card.ts";
import type { Theme } from "../kit/question/question.ts";
import { themes } from "../kit/question/question.ts";
import "./card.css";
import { Clauses, Slip } from "./card/verse.tsx";
import { cardWords } from "./card/words.ts";
import { getChapter, lastOfTheWay } from "./data/chapters.ts";
import type { ClauseRange } from "./data/text.ts";
import { textsEn } from "./data/texts.en.ts";
import { textsZh } from "./data/texts.zh.ts";
import { findEcho } from "./echoes.ts";
import type { TaoTeChingCast } from "./engine.ts";
import { listNeighbours } from "./neighbours.ts";

/** With the refrain, or without one with a third neighbour, the terms fill two rows of three. */
const shownNeighbours = 2;

/** The clauses an open fact points to, if it is one of the four passages. */
const findMarked = (factId: string | null, keys: Record<Theme, ClauseRange>): ClauseRange | null => {
  const theme = themes.find((candidate) => factId === `clause.${candidate}`);
  return theme ? keys[theme] : null;
};

/** The chapter as a slip that hangs from its rod; in English our words stand under it. A fresh one unrolls once. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const { chapter } = given as TaoTeChingCast;
  const words = cardWords[locale];
  const { clauses, keys, lean, pace } = getChapter(chapter);
  const texts = locale === "zh" ? textsZh : textsEn;
  const echo = findEcho(chapter);
  const marked = findMarked(activeFactId, keys);
  const toggle = (factId: string) => () => onFact(activeFactId === factId ? null : factId);
  const term = (factId: string, label: string, value: string) => (
    <button key={factId} type="button" className="tt-term" aria-pressed={activeFactId === factId} onClick={toggle(factId)}>
      <small>{label}</small>
      {value}
    </button>
  );
  return (
    <div className={isFresh ? "tt tt-fresh" : "tt"}>
      <figure className="tt-scroll">
        <svg className="tt-rod" viewBox="0 0 240 34" aria-hidden="true">
          <path d="M120 2 92 24M120 2l28 22" />
          <path className="tt-wood" d="M14 27h212M14 22.5v9M226 22.5v9" />
        </svg>
        <figcaption>
          <button type="button" className="tt-head" aria-pressed={activeFactId === "chapter"} onClick={toggle("chapter")}>
            <span className="tt-seal">{chapter}</span>
            <span>
              <small>{words.seal(chapter)}</small>
              {texts[chapter]!.title}
            </span>
          </button>
        </figcaption>
        <Slip clauses={clauses} marked={marked} />
        {locale === "en" ? (
          <p className="tt-ours">
            <Clauses clauses={textsEn[chapter]!.clauses} marked={marked} gap=" " />
          </p>
        ) : null}
      </figure>
      <section className="tt-terms" aria-label={words.themesLabel}>
        {themes.map((theme) => (
          <button key={theme} type="button" className="tt-theme" aria-pressed={activeFactId === `clause.${theme}`} onClick={toggle(`clause.${theme}`)}>
            {words.themes[theme]}
          </button>
        ))}
      </section>
      <div className="tt-terms tt-facts">
        {term("lean", words.terms.lean, words.leans[lean + 2] ?? "")}
        {term("pace", words.terms.pace, words.paces[pace])}
        {term("half", words.terms.half, words.halves[chapter <= lastOfTheWay ? 0 : 1])}
        {listNeighbours(chapter)
          .slice(0, echo ? shownNeighbours : shownNeighbours + 1)
          .map((near, at) => term(`neighbour.${at + 1}`, words.terms.neighbour, words.chapter(near)))}
        {findEcho(chapter)
          ? term(
              "echo",
              words.terms.echo,
              findEcho(chapter)
                ?.chapters.map(words.chapter)
                .join(locale === "zh" ? "、" : ", ") ?? "",
            )
          : null}
      </div>
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const { chapter, drawn } = given as TaoTeChingCast;
  const words = cardWords[locale];
  return { title: words.seal(chapter), note: words.caption(drawn) };
};
