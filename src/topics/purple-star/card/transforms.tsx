import type { Locale } from "../../../shared/i18n/locale.ts";
import type { PurpleStarCast, Transformed } from "../cast-types.ts";
import { transformations } from "../data/transformations.ts";
import { Row, Term, type TermProps } from "./term.tsx";
import { cardWords } from "./words.ts";

/** The four transformations of birth, decade and year. */
export const Transforms = ({ cast, locale, ...term }: TermProps & { cast: PurpleStarCast; locale: Locale }) => {
  const words = cardWords[locale];
  const { annual } = cast;
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
    <dl className="ps-panel">
      <Row label={words.rows.birth}>{listFour("transformation", cast.transformations)}</Row>
      {annual?.decade ? <Row label={words.rows.decadeFour}>{listFour("decade", annual.decade.transformations)}</Row> : null}
      {annual ? <Row label={words.rows.annualFour}>{listFour("annual", annual.transformations)}</Row> : null}
    </dl>
  );
};
