import { CardParts } from "../kit/card/parts.tsx";
import type { CardCaption, CardKnocks, CardLanding, CardProps } from "../kit/card.ts";
import "./card.css";
import { Crest } from "./card/crest.tsx";
import { Slip } from "./card/slip.tsx";
import { Stick } from "./card/stick.tsx";
import { Terms } from "./card/terms.tsx";
import { Returned, Throws } from "./card/throws.tsx";
import { cardWords } from "./card/words.ts";
import { deities } from "./data/deities.ts";
import type { FortuneCast } from "./engine.ts";

/** The stick that rose and the sheet it stands for; under it the throws that confirmed it, the set it is of, and where its verse is from. */
export function Card({ cast: given, locale, isFresh, facts, activeFactId, onFact, isBounded = false }: CardProps) {
  const cast = given as FortuneCast;
  const words = cardWords[locale];
  const title = facts.find(({ id }) => id === "title")?.value ?? (locale === "zh" ? cast.title : "");
  const confirmed = cast.blocks.at(-1)!;
  const returned = cast.blocks.slice(0, -1);
  const tapping = { activeFactId, onFact };
  return (
    <CardParts
      className="ft"
      isFresh={isFresh}
      activeFactId={activeFactId}
      figure={
        <div className="ft-tray">
          <Stick number={cast.number} locale={locale} />
          <Slip cast={cast} title={title} locale={locale} isBounded={isBounded} {...tapping} />
        </div>
      }
      rows={[
        {
          key: "blocks",
          title: words.blocks,
          value: words.blocksSum(confirmed.throws, returned.length),
          holds: (factId) => factId === "blocks" || factId === "refused",
          content: (
            <>
              <Throws throws={confirmed.throws} words={words} {...tapping} />
              {returned.length === 0 ? null : <Returned blocks={returned} words={words} {...tapping} />}
            </>
          ),
        },
        {
          key: "set",
          title: words.set,
          value: words.setSum(cast.set),
          holds: (factId) => ["deity", "lot", "grade", "ganzhi"].includes(factId),
          content: (
            <>
              <Crest set={cast.set} />
              <Terms ids={isBounded ? ["deity", "lot", "ganzhi"] : ["deity", "lot", "grade", "ganzhi"]} facts={facts} {...tapping} />
            </>
          ),
        },
        {
          key: "source",
          title: words.source,
          value: cast.verse ? words.quoted : words.unquoted,
          holds: (factId) => factId === "verse" || factId === "title",
          content: <Terms ids={["title", "verse"]} facts={facts} {...tapping} />,
        },
      ]}
    />
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const cast = given as FortuneCast;
  const words = cardWords[locale];
  const name = deities.find(({ id }) => id === cast.deity)?.name[locale];
  return { title: name ? words.asked(name) : words.heads[cast.set], note: words.note(cast) };
};

/** The stick rises, then its sheet is there. */
export const toLandingMs: CardLanding = () => 600;
export const toKnocks: CardKnocks = () => [{ atMs: 260, of: "stick" }];
