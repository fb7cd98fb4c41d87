import type { DetailRow } from "../../kit/card/parts.tsx";
import { Fits, ScoreParts, type Shown, Sounds, Strokes } from "./details.tsx";
import { OpeningDays, Suggestions } from "./lists.tsx";
import { cardWords } from "./words.ts";

const holds =
  (...firsts: string[]) =>
  (factId: string): boolean =>
    firsts.includes(factId.split(".")[0]!);

/** What is folded under the sign-board. */
export const listRows = (shown: Shown): (DetailRow | false | null)[] => {
  const { cast, locale } = shown;
  const words = cardWords[locale];
  const { chinese, industry, owner, opening } = cast;
  const [best] = opening?.days ?? [];
  const strokes = chinese?.proof.map((one) => one.strokes) ?? [];
  const hasFits = (industry && chinese) || (owner && (industry || chinese));
  return [
    { key: "score", title: words.score, value: words.scoreSum(cast.score), content: <ScoreParts {...shown} /> },
    {
      key: "sounds",
      title: words.soundsTitle,
      value: words.soundsSum(cast),
      holds: holds("sound", "length", "beats", "clash"),
      content: <Sounds {...shown} />,
    },
    hasFits
      ? { key: "fits", title: words.fitsTitle, value: words.fitsSum(cast), holds: holds("fit", "ownerTrade", "ownerName"), content: <Fits {...shown} /> }
      : null,
    opening && {
      key: "opening",
      title: words.opening,
      value: best ? words.day(best) : words.range(opening.from, opening.to, 0),
      holds: holds("opening", "day"),
      content: <OpeningDays {...shown} />,
    },
    cast.isSuggested && {
      key: "names",
      title: words.suggestions,
      value: words.nameCount(cast.suggestions.length),
      holds: holds("suggestion"),
      content: <Suggestions {...shown} />,
    },
    chinese && {
      key: "strokes",
      title: words.strokesTitle,
      value: `${strokes.join(" + ")} = ${strokes.reduce((sum, count) => sum + count, 0)}`,
      content: <Strokes {...shown} />,
    },
  ];
};
