import type { Locale } from "../../../shared/i18n/locale.ts";
import type { PurpleStarCast } from "../cast-types.ts";
import { Row, Term, type TermProps } from "./term.tsx";
import { cardWords } from "./words.ts";

/** What the plate was set by, and what a neighbouring rule would give. */
export const PlatePanel = ({ cast, locale, ...term }: TermProps & { cast: PurpleStarCast; locale: Locale }) => {
  const words = cardWords[locale];
  const body = cast.palaces.find(({ isBody }) => isBody)!;
  return (
    <>
      <dl className="ps-panel">
        <Row label={words.rows.lunar}>
          <Term factId="lunar" {...term}>
            {words.lunar(cast)}
          </Term>
        </Row>
        <Row label={words.rows.pillars}>
          <Term factId="pillars" {...term}>
            {words.pillars(cast)}
          </Term>
        </Row>
        <Row label={words.rows.class}>
          <Term factId="class" {...term}>
            {words.fiveElements(cast.fiveElementsClass)}
          </Term>
        </Row>
        <Row label={words.rows.bodyPalace}>
          <Term factId="bodyPalace" {...term}>
            {words.palace(body.name)} <small>{words.ganzhi(body.stem + body.branch)}</small>
          </Term>
        </Row>
        <Row label={words.rows.soulStar}>
          <Term factId="soulStar" {...term}>
            {words.star(cast.soulStar)}
          </Term>
        </Row>
        <Row label={words.rows.bodyStar}>
          <Term factId="bodyStar" {...term}>
            {words.star(cast.bodyStar)}
          </Term>
        </Row>
        {cast.variants.length > 0 ? (
          <Row label={words.rows.variants}>
            {cast.variants.map(({ reason }) => (
              <Term key={reason} factId={`variant.${reason}`} {...term}>
                {words.variant(reason)}
              </Term>
            ))}
          </Row>
        ) : null}
      </dl>
      <p className="ps-rule">{words.rule}</p>
    </>
  );
};
