import { Tap } from "../../ui/tap/tap.tsx";
import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { toImageName } from "./card/image-name.ts";
import { cardNames } from "./card/names.ts";
import { Night, Recurring, Rule, Signs, Themes, Told } from "./card/rows.tsx";
import { Sky } from "./card/sky.tsx";
import { cardWords } from "./card/words.ts";
import type { DreamCast } from "./cast-types.ts";

const mostRecurring = 3;
const isOf =
  (...keys: readonly string[]) =>
  (factId: string): boolean =>
    keys.includes(factId.split(".")[0]!);

/** The dream as a night sky of its images, under the Moon of that night; folded under it each image, what was felt and done, what it touches, and the rule. A tap on anything opens its fact. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as DreamCast;
  const words = cardWords[locale];
  const names = cardNames[locale];
  const tapping = { activeFactId, onFact };
  const part = { cast, locale, ...tapping };
  const recurring = cast.recurring.filter(({ id }) => toImageName(cast, locale, id) !== "").slice(0, mostRecurring);
  const [old] = cast.classical;
  return (
    <CardParts
      className="dm"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={<Sky {...part} />}
      rows={[
        cast.symbols.length > 0 && {
          key: "signs",
          title: words.signs,
          value: words.some(
            cast.symbols.slice(0, 3).map(({ id }) => toImageName(cast, locale, id)),
            cast.symbols.length,
          ),
          holds: isOf("symbol"),
          content: <Signs {...part} />,
        },
        {
          key: "told",
          title: words.told,
          value: cast.moods.length > 0 ? cast.moods.map(({ mood }) => names.mood(mood)).join(words.comma) : words.noMood,
          holds: isOf("mood", "act", "ending"),
          content: <Told {...part} />,
        },
        cast.themes.length > 0 && {
          key: "themes",
          title: words.themes,
          value: names.theme(cast.themes[0]!.theme),
          holds: isOf("theme"),
          content: <Themes {...part} />,
        },
        recurring.length > 0 && {
          key: "recurring",
          title: words.recurring,
          value: `${toImageName(cast, locale, recurring[0]!.id)} ×${recurring[0]!.times}`,
          holds: isOf("recurring"),
          content: <Recurring recurring={recurring} {...part} />,
        },
        old !== undefined && {
          key: "classical",
          title: words.classical,
          value: <span lang="zh">{old.line}</span>,
          holds: isOf("classical"),
          content: (
            <Tap fact={`classical.${old.id}`} className="dm-term dm-verse" {...tapping}>
              <span lang="zh">{old.line}</span>
            </Tap>
          ),
        },
        {
          key: "night",
          title: words.night,
          value: `${names.phase(cast.moon.phase)} · ${words.day(cast.day)}`,
          holds: isOf("moon", "day"),
          content: <Night {...part} />,
        },
        cast.pairs.length > 0 && {
          key: "rule",
          title: words.ruleTitle,
          value: words.pairs(cast.pairs.length),
          holds: isOf("pair"),
          content: <Rule {...part} />,
        },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const { symbols } = given as DreamCast;
  return { title: cardWords[locale].title, note: cardWords[locale].count(symbols.length) };
};
