import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { directions, type Palace, palaces } from "../../kit/compass/palace.ts";
import { isGood, mansions } from "../../kit/kua/mansions.ts";
import type { FengshuiCast } from "../engine.ts";
import { toYearPlaces } from "../year-places.ts";
import type { cardWords } from "./words.ts";

type Words = (typeof cardWords)["zh"];

interface Row {
  fact: string;
  label: string;
  value: string;
}

interface RowsProps extends Tapping {
  rows: readonly Row[];
}

/** Where a star stands in a plan of one star a palace. */
export const findStar = (plan: Readonly<Record<Palace, number>>, star: number): Palace => palaces.find((palace) => plan[palace] === star)!;

/** What the seat and the front make of the house. */
export const listSeat = (cast: FengshuiCast, words: Words): Row[] => {
  const { bearing } = cast;
  const nearest = cast.border ? bearing.nearest : null;
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
  ];
};

/** What the year and the month bring, and the two places the year keeps to itself. */
export const listYear = (cast: FengshuiCast, words: Words): Row[] => {
  const { taiSui, taiSuiPalace, sanSha } = toYearPlaces(cast.year);
  const [five, two] = [findStar(cast.annualStars, 5), findStar(cast.annualStars, 2)];
  return [
    { fact: "annual", label: words.yearRows.annual, value: words.atCentre(cast.annualStar) },
    { fact: `palace.${five}`, label: words.yearRows.five, value: words.direction(five) },
    { fact: `palace.${two}`, label: words.yearRows.two, value: words.direction(two) },
    { fact: "month", label: words.yearRows.month, value: words.atCentre(cast.monthStar) },
    { fact: "yearPlaces", label: words.yearRows.taiSui, value: `${words.mountain(taiSui)} · ${words.direction(taiSuiPalace)}` },
    { fact: `palace.${sanSha}`, label: words.yearRows.sanSha, value: words.direction(sanSha) },
  ];
};

/** The house and who lives in it, and where its door and rooms lie. */
export const listPeople = (cast: FengshuiCast, words: Words): Row[] => {
  const { kua, kuaGroup, house } = cast;
  const hasResident = kua !== null && kuaGroup !== null;
  return [
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

/** Each line a term that opens its meaning. */
export const Rows = ({ rows, ...open }: RowsProps) => (
  <div className="fs-rows">
    {rows.map(({ fact, label, value }) => (
      <Tap key={fact} {...open} fact={fact} className="fs-row">
        <span>{label}</span>
        <b>{value}</b>
      </Tap>
    ))}
  </div>
);

/** The eight sides, the best first: the resident’s, else the house’s own. */
export const toSides = ({ house, mansions: own }: FengshuiCast) => {
  const plan = own ?? house.mansions;
  return mansions.map((mansion) => ({ mansion, direction: directions.find((direction) => plan[direction] === mansion)! }));
};

/** What each side of the house is good for. */
export const Sides = ({ cast, words, ...open }: { cast: FengshuiCast; words: Words } & Tapping) => (
  <div className="fs-rows fs-sides">
    {toSides(cast).map(({ mansion, direction }) => (
      <Tap key={mansion} {...open} fact={cast.mansions ? `mansion.${direction}` : `palace.${direction}`} className="fs-row">
        <span>{words.direction(direction)}</span>
        <b className={isGood(mansion) ? "fs-mansion fs-good" : "fs-mansion"}>{words.mansion(mansion)}</b>
        <small>{words.use(mansion)}</small>
      </Tap>
    ))}
  </div>
);
