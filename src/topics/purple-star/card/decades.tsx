import "./decades.css";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { PurpleStarCast } from "../cast-types.ts";
import { Row, Term, type TermProps } from "./term.tsx";
import { cardWords } from "./words.ts";

/** The twelve decades in the order they are lived, this one marked; under them the year and where its limit stands. */
export const Decades = ({ cast, locale, ...term }: TermProps & { cast: PurpleStarCast; locale: Locale }) => {
  const words = cardWords[locale];
  const { annual, palaces } = cast;
  const now = annual?.decade;
  const lived = [...palaces].sort((one, other) => one.decadal[0] - other.decadal[0]);
  return (
    <>
      <ol className="ps-decades">
        {lived.map(({ name, stem, branch, decadal }) => (
          <li key={name} className={now?.isChildhood === false && now.palace === name ? "ps-lived-now" : undefined}>
            <Term factId={`decade.${name}`} {...term}>
              <b>{decadal.join("–")}</b>
              <span>{words.palace(name)}</span>
              <small>{words.ganzhi(stem + branch)}</small>
            </Term>
          </li>
        ))}
      </ol>
      {annual ? (
        <dl className="ps-panel">
          {now?.isChildhood ? (
            <Row label={words.rows.decade}>
              <Term factId="childhood" {...term}>
                {words.ages(now.from, now.to)} <small>{words.palace(now.palace)}</small>
              </Term>
            </Row>
          ) : null}
          <Row label={words.rows.annual}>
            <Term factId="annual" {...term}>
              {words.annual(annual.year, annual.palace)}
            </Term>
            <Term factId="minorLimit" {...term}>
              {words.minorLimit(annual.minorLimit.palace)}
            </Term>
          </Row>
        </dl>
      ) : null}
    </>
  );
};
