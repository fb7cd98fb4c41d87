import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import "./card.css";
import { Figure } from "./card/figure.tsx";
import { Ages, Making, Places } from "./card/rows.tsx";
import { Scale } from "./card/scale.tsx";
import { Weight } from "./card/weight.tsx";
import { cardWords } from "./card/words.ts";
import { bones, type HuangdiCast } from "./cast-types.ts";
import { toPhaseAges, toPhaseAt } from "./phase.ts";

const isOf =
  (...keys: readonly string[]) =>
  (factId: string): boolean =>
    keys.includes(factId.split(".")[0]!);

/** The Yellow Emperor with the place of the birth, the weight and its song; folded under it the beam with its four bones, the ages, the places and how it was found. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as HuangdiCast;
  const words = cardWords[locale];
  const shared = { cast, words, activeFactId, onFact };
  const heaviest = bones.toSorted((one, other) => cast.boneWeight[other] - cast.boneWeight[one])[0]!;
  const now = cast.present && toPhaseAt(cast.present.age);
  const span = now && toPhaseAges(now);
  return (
    <CardParts
      className="hd"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={
        <div className="hd-two">
          <Figure {...shared} />
          <Weight {...shared} />
        </div>
      }
      rows={[
        {
          key: "bones",
          title: words.rows.bones,
          value: words.heaviest(heaviest, cast.boneWeight[heaviest]),
          holds: isOf("bone"),
          content: <Scale {...shared} />,
        },
        {
          key: "ages",
          title: words.rows.phases,
          value: now && span ? `${words.ages(span.from, span.to)} ${words.bone(now)}` : undefined,
          holds: isOf("phase"),
          content: <Ages {...shared} />,
        },
        { key: "places", title: words.rows.places, value: words.part(cast.part), holds: isOf("body"), content: <Places {...shared} /> },
        {
          key: "making",
          title: words.rows.by,
          value: cast.variants.length > 0 || cast.otherSeason ? words.rows.others : words.season(cast),
          holds: isOf("season", "hour", "otherSeason", "variant"),
          content: <Making {...shared} />,
        },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as HuangdiCast;
  return { title: cardWords[locale].title, note: cardWords[locale].note(cast) };
};
