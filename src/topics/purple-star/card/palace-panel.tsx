import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Palace, PlateStar, PurpleStarCast } from "../cast-types.ts";
import { cycleNames } from "../data/gods.ts";
import { toPalaceMap } from "../facts.ts";
import { toBranchAt, toPlaceOf, toSquare } from "../plate/dial.ts";
import { Row, Term, type TermProps } from "./term.tsx";
import { cardWords } from "./words.ts";

const kinds = ["major", "minor", "adjective"] as const;

/** All that stands in one palace, each term a button. */
export const PalacePanel = ({ cast, palace, locale, ...term }: TermProps & { cast: PurpleStarCast; palace: Palace; locale: Locale }) => {
  const words = cardWords[locale];
  const at = toPalaceMap(cast);
  const [, ahead, behind, across] = toSquare(toPlaceOf(palace.branch)).map((place) => at.get(toBranchAt(place))!) as [Palace, Palace, Palace, Palace];
  const toStarText = ({ name, brightness, transformation }: PlateStar): string =>
    [words.star(name), brightness && words.brightness(brightness), transformation && words.transformation(transformation)].filter(Boolean).join(" · ");
  return (
    <dl className="ps-panel" aria-live="polite">
      {kinds.map((kind) => {
        const stars = palace.stars.filter((star) => star.kind === kind);
        if (stars.length === 0 && kind !== "major") return null;
        return (
          <Row
            key={kind}
            label={
              <Term factId={`starKind.${kind}`} {...term}>
                {words.rows[kind]}
              </Term>
            }
          >
            {stars.length === 0 ? <span className="ps-plain">{words.empty}</span> : null}
            {stars.map((star) => (
              <Term key={star.name} factId={`star.${star.name}`} {...term}>
                {toStarText(star)}
              </Term>
            ))}
          </Row>
        );
      })}
      <Row
        label={
          <Term factId={`square.${palace.name}`} {...term}>
            {words.rows.square}
          </Term>
        }
      >
        <Term factId={`palace.${ahead.name}`} {...term}>
          {words.palace(ahead.name)} <small>{words.majors(ahead)}</small>
        </Term>
        <Term factId={`palace.${behind.name}`} {...term}>
          {words.palace(behind.name)} <small>{words.majors(behind)}</small>
        </Term>
        <Term factId={`palace.${across.name}`} {...term}>
          {words.opposite(across.name)} <small>{words.majors(across)}</small>
        </Term>
      </Row>
      <Row label={words.rows.decade}>
        <Term factId={`decade.${palace.name}`} {...term}>
          {words.ages(...palace.decadal)}
        </Term>
      </Row>
      <Row label={words.rows.gods}>
        {cycleNames.map((cycle) => (
          <Term key={cycle} factId={`god.${cycle}.${palace.gods[cycle]}`} {...term}>
            {words.god(cycle, palace.gods[cycle])}
          </Term>
        ))}
      </Row>
    </dl>
  );
};
