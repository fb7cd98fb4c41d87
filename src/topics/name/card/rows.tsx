import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { DetailRow } from "../../kit/card/parts.tsx";
import type { ChineseCast } from "../engine.ts";
import type { EnglishNameCast } from "../english.ts";
import { mostShown } from "./best-names.tsx";
import { Alternatives, Beats, Lucks, ScoreParts, SoundLine, TriadLine, WantedLine, Words } from "./details.tsx";
import { GridFigure } from "./grid-figure.tsx";
import { StrokesTable } from "./strokes-table.tsx";
import { Suggestions } from "./suggestions.tsx";
import { cardWords } from "./words.ts";

interface Shown<Cast> extends Tapping {
  cast: Cast;
  locale: Locale;
}

const holds =
  (...firsts: string[]) =>
  (factId: string): boolean =>
    firsts.includes(factId.split(".")[0]!);

/** A name proposed that is not among those in the figure. */
const isFurther = (factId: string): boolean => factId.startsWith("suggestion.") && Number(factId.split(".")[1]) > mostShown;

/** Rows of a Chinese name. Of a name proposed the grids, too, are folded: its figure shows the names. */
export const listChineseRows = (shown: Shown<ChineseCast>): (DetailRow | false | null)[] => {
  const { cast, locale } = shown;
  const words = cardWords[locale];
  const { isSuggested } = cast;
  return [
    isSuggested && {
      key: "names",
      title: words.suggestions,
      value: words.nameCount(cast.suggestions.length),
      holds: isFurther,
      content: <Suggestions {...shown} />,
    },
    isSuggested && { key: "grids", title: words.fiveGrids, value: words.gridsSum(cast), holds: holds("grid", "triad"), content: <GridFigure {...shown} /> },
    {
      key: "strokes",
      title: words.strokesTitle,
      value: `${cast.strokes.join(" + ")} = ${cast.grids.total}`,
      holds: isSuggested ? holds("char") : undefined,
      content: <StrokesTable {...shown} />,
    },
    { key: "lucks", title: words.lucksTitle, value: words.lucksSum(cast), content: <Lucks {...shown} /> },
    { key: "triad", title: words.triad, value: words.triadSum(cast), content: <TriadLine {...shown} /> },
    {
      key: "sound",
      title: words.sound,
      value: <span lang="zh-Latn">{cast.sound.pinyin.join(" ")}</span>,
      holds: holds("sound"),
      content: <SoundLine {...shown} />,
    },
    {
      key: "score",
      title: words.score,
      value: words.scoreSum(cast.score),
      holds: isSuggested ? holds("score") : undefined,
      content: <ScoreParts {...shown} />,
    },
    cast.birth && { key: "wanted", title: words.wanted, value: words.lacks(cast.birth), holds: holds("wanted"), content: <WantedLine {...shown} /> },
    cast.alternatives.length > 0 && {
      key: "alternatives",
      title: words.alternatives,
      value: <span lang="zh-Hant">{cast.alternatives.map(({ char, form }) => `${char} → ${form.traditional}`).join("、")}</span>,
      holds: holds("alternative"),
      content: <Alternatives {...shown} />,
    },
  ];
};

/** Rows of an English name. */
export const listEnglishRows = (shown: Shown<EnglishNameCast>): DetailRow[] => {
  const { cast, locale } = shown;
  const words = cardWords[locale];
  return [
    { key: "words", title: words.wordsTitle, value: words.wordsSum(cast), content: <Words {...shown} /> },
    {
      key: "beats",
      title: words.beatsTitle,
      value: `${cast.rhythm} · ${cast.initials}`,
      holds: holds("rhythm", "initials"),
      content: <Beats {...shown} />,
    },
    { key: "score", title: words.score, value: words.scoreSum(cast.score), content: <ScoreParts {...shown} /> },
  ];
};
