import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import type { Theme } from "../kit/hearing/question.ts";
import { themes } from "../kit/hearing/question.ts";
import "./card.css";
import { type NamedTerm, NamedTerms } from "../kit/card/named-terms.tsx";
import { Passages } from "./card/passages.tsx";
import { Clauses, Slip } from "./card/verse.tsx";
import { cardWords } from "./card/words.ts";
import { getChapter, lastOfTheWay } from "./data/chapters.ts";
import type { ClauseRange } from "./data/text.ts";
import { textsEn } from "./data/texts.en.ts";
import { textsZh } from "./data/texts.zh.ts";
import { findEcho } from "./echoes.ts";
import type { TaoTeChingCast } from "./engine.ts";
import { listNeighbours } from "./neighbours.ts";

/** The clauses an open fact points to, if it is one of the four passages. */
const findMarked = (factId: string | null, keys: Record<Theme, ClauseRange>): ClauseRange | null => {
  const theme = themes.find((candidate) => factId === `clause.${candidate}`);
  return theme ? keys[theme] : null;
};

/** The chapter as a slip that hangs from its rod; under it our English, the line for each matter, its lean, and the chapters near it. */
export function Card({ cast: given, locale, isFresh, facts, activeFactId, onFact, isBounded = false }: CardProps) {
  const { chapter } = given as TaoTeChingCast;
  const words = cardWords[locale];
  const { clauses, keys, lean, pace } = getChapter(chapter);
  const ours = textsEn[chapter]!.clauses;
  const texts = locale === "zh" ? textsZh : textsEn;
  const echo = findEcho(chapter);
  const neighbours = listNeighbours(chapter);
  const marked = findMarked(activeFactId, keys);
  const tapping = { activeFactId, onFact };
  const isOfClause = (factId: string): boolean => factId.startsWith("clause.");
  const near: NamedTerm[] = [
    { fact: "half", label: words.terms.half, value: words.halves[chapter <= lastOfTheWay ? 0 : 1] },
    ...neighbours.map((other, at) => ({ fact: `neighbour.${at + 1}`, label: words.chapter(other), value: texts[other]!.title })),
    ...(echo ? [{ fact: "echo", label: words.terms.echo, value: words.chapters(echo.chapters) }] : []),
  ];
  return (
    <CardParts
      className="tt"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={
        <figure className="tt-scroll">
          <svg className="tt-rod" viewBox="0 0 240 24" aria-hidden="true">
            <path d="M120 2 98 18M120 2l22 16" />
            <path className="tt-wood" d="M14 20h212M14 16v8M226 16v8" />
          </svg>
          <figcaption>
            <button
              type="button"
              className="tt-head"
              aria-pressed={activeFactId === "chapter"}
              onClick={() => onFact(activeFactId === "chapter" ? null : "chapter")}
            >
              <span className="tt-seal">{chapter}</span>
              {texts[chapter]!.title}
            </button>
          </figcaption>
          <Slip clauses={clauses} marked={marked} />
        </figure>
      }
      rows={[
        locale === "en" && {
          key: "ours",
          title: words.rows.ours,
          value: words.clauses(ours.length),
          holds: isOfClause,
          content: (
            <p className="tt-ours">
              <Clauses clauses={ours} marked={marked} gap=" " />
            </p>
          ),
        },
        {
          key: "passages",
          title: words.rows.passages,
          value: words.passages,
          holds: isOfClause,
          content: <Passages clauses={locale === "zh" ? clauses : ours} keys={keys} words={words} {...tapping} />,
        },
        !isBounded && {
          key: "lean",
          title: words.rows.lean,
          value: words.leaning(words.leans[lean + 2] ?? "", words.paces[pace]),
          holds: (factId) => factId === "lean" || factId === "pace",
          content: (
            <NamedTerms
              terms={[
                { fact: "lean", label: words.terms.lean, value: words.leans[lean + 2] ?? "" },
                { fact: "pace", label: words.terms.pace, value: words.paces[pace] },
              ]}
              facts={facts}
              {...tapping}
            />
          ),
        },
        {
          key: "near",
          title: words.rows.near,
          value: words.chapters(neighbours.slice(0, 3)),
          holds: (factId) => /^(?:half|neighbour|echo)\b/.test(factId),
          content: <NamedTerms terms={near} facts={facts.filter(({ id }) => !id.startsWith("neighbour."))} {...tapping} />,
        },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const { chapter, drawn } = given as TaoTeChingCast;
  const words = cardWords[locale];
  return { title: words.seal(chapter), note: words.caption(drawn) };
};
