import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { FengshuiCast } from "../engine.ts";
import type { cardWords } from "./words.ts";

interface Row {
  fact: string;
  label: string;
  value: string;
}

const listRows = (cast: FengshuiCast, words: (typeof cardWords)["zh"]): Row[] => {
  const { bearing, kua, kuaGroup, house } = cast;
  const nearest = cast.border ? bearing.nearest : null;
  const hasResident = kua !== null && kuaGroup !== null;
  return [
    { fact: "pattern", label: words.rows.pattern, value: words.pattern(cast.pattern) },
    ...cast.patterns.map((pattern, index) => ({ fact: `whole.${index + 1}`, label: words.rows.whole, value: words.whole(pattern) })),
    { fact: "sitting", label: words.rows.sitting, value: words.mountain(cast.sitting) },
    { fact: "facing", label: words.rows.facing, value: `${words.mountain(cast.mountain)} ${words.degrees(cast)}`.trim() },
    ...(nearest ? [{ fact: "border", label: words.rows.border, value: words.near(nearest.distance, nearest.neighbour) }] : []),
    ...cast.others.map((other, index) => ({
      fact: `other.${index + 1}`,
      label: words.rows.other,
      value: `${words.house(other)} · ${other.isSame ? words.same : words.pattern(other.pattern)}`,
    })),
    { fact: "period", label: words.rows.period, value: words.period(cast) },
    ...(hasResident ? [{ fact: "kua", label: words.rows.kua, value: words.kua(cast) }] : []),
    { fact: "house", label: words.rows.house, value: words.houseKua(cast) },
    ...(hasResident ? [{ fact: "fit", label: words.rows.fit, value: kuaGroup === house.group ? words.fits.yes : words.fits.no }] : []),
    ...cast.places.map(({ kind, name, palace }, index) => ({
      fact: kind === "door" ? "door" : `place.${index + 1}`,
      label: name ?? words.rows.door,
      value: words.palace(palace),
    })),
  ];
};

/** What the plate comes to, each line a term that opens its meaning. */
export const Rows = ({ cast, words, ...open }: { cast: FengshuiCast; words: (typeof cardWords)["zh"] } & Tapping) => (
  <div className="fs-rows">
    {listRows(cast, words).map(({ fact, label, value }) => (
      <Tap key={fact} {...open} fact={fact} className="fs-row">
        <span>{label}</span>
        <b>{value}</b>
      </Tap>
    ))}
  </div>
);
