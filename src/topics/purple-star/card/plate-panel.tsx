import type { Locale } from "../../../shared/i18n/locale.ts";
import type { PurpleStarCast, Transformed } from "../cast-types.ts";
import { transformations } from "../data/transformations.ts";
import { Row, Term, type TermProps } from "./term.tsx";
import { cardWords } from "./words.ts";

/** What the plate was set by, the transformations of birth, decade and year, and what a neighbouring rule would give. */
export const PlatePanel = ({ cast, locale, ...term }: TermProps & { cast: PurpleStarCast; locale: Locale }) => {
  const words = cardWords[locale];
  const { annual } = cast;
  const body = cast.palaces.find(({ isBody }) => isBody)!;
  const listFour = (of: "transformation" | "decade" | "annual", four: Transformed) =>
    transformations.map((kind) => (
      <Term key={kind} factId={`${of}.${kind}`} {...term}>
        <em className={`ps-mark ps-${kind}`} lang="zh">
          {kind}
        </em>
        {words.star(four[kind])}
      </Term>
    ));
  return (
    <>
      <h4>
        <Term factId="plate" {...term}>
          {words.plateLabel}
        </Term>
      </h4>
      <dl>
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
        <Row label={words.rows.birth}>{listFour("transformation", cast.transformations)}</Row>
        {annual?.decade ? (
          <>
            <Row label={words.rows.decade}>
              <Term factId={annual.decade.isChildhood ? "childhood" : `decade.${annual.decade.palace}`} {...term}>
                {words.ages(annual.decade.from, annual.decade.to)} <small>{words.palace(annual.decade.palace)}</small>
              </Term>
            </Row>
            <Row label={words.rows.decadeFour}>{listFour("decade", annual.decade.transformations)}</Row>
          </>
        ) : null}
        {annual ? (
          <>
            <Row label={words.rows.annual}>
              <Term factId="annual" {...term}>
                {words.annual(annual.year, annual.palace)}
              </Term>
              <Term factId="minorLimit" {...term}>
                {words.minorLimit(annual.minorLimit.palace)}
              </Term>
            </Row>
            <Row label={words.rows.annualFour}>{listFour("annual", annual.transformations)}</Row>
          </>
        ) : null}
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
    </>
  );
};
