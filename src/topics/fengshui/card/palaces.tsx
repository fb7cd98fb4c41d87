import type { CSSProperties } from "react";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { directions, type Palace, palaces } from "../../kit/compass/palace.ts";
import { toTimeliness } from "../../kit/flying-stars/timeliness.ts";
import { isGood } from "../../kit/kua/mansions.ts";
import type { FengshuiCast } from "../engine.ts";
import { field, radius, toDirectionDegrees, toPoint } from "./geometry.ts";
import type { cardWords } from "./words.ts";

const toPercent = (length: number): string => `${Math.round((50 + (length * 100) / field) * 100) / 100}%`;

const toDialPlace = (palace: Palace, facing: number): CSSProperties => {
  const { x, y } = palace === "C" ? { x: 0, y: 0 } : toPoint(toDirectionDegrees(palace), facing, radius.words);
  return { left: toPercent(x), top: toPercent(y) };
};

/** Steps sunwise from the front to each field of a square, line by line. */
const squareSteps = [7, 0, 1, 6, null, 2, 5, 4, 3] as const;

/** The nine palaces line by line with the front in the middle of the first. */
const listSquare = ({ facingPalace }: FengshuiCast): Palace[] =>
  squareSteps.map((step) => (step === null ? "C" : directions[(directions.indexOf(facingPalace) + step) % 8]!));

interface PartProps extends Tapping {
  cast: FengshuiCast;
  words: (typeof cardWords)["zh"];
}
interface PalacesProps extends PartProps {
  order: readonly Palace[];
  /** Left out: one after the other. */
  toPlace?(palace: Palace): CSSProperties;
}

/** What stands in each palace: mountain star left, facing star right, base star below, the year's star boxed, the resident's mansion. */
export const Palaces = ({ cast, words, order, toPlace, ...open }: PalacesProps) => {
  const doors = cast.places.filter(({ kind }) => kind === "door").map(({ palace }) => palace);
  const kindOf = (palace: Palace): string => (palace === "C" ? "fs-palace fs-heart" : palace === cast.facingPalace ? "fs-palace fs-at-front" : "fs-palace");
  return order.map((palace) => {
    const [mountain, facing, base] = cast.flyingStars[palace];
    const mansion = palace === "C" ? undefined : cast.mansions?.[palace];
    const spoken = `${words.palace(palace)}: ${words.columns.mountain} ${mountain}, ${words.columns.facing} ${facing}, ${words.columns.base} ${base}, ${words.columns.annual} ${cast.annualStars[palace]}${mansion ? `, ${words.mansion(mansion)}` : ""}`;
    return (
      <Tap key={palace} {...open} fact={`palace.${palace}`} className={kindOf(palace)} label={spoken} {...(toPlace && { style: toPlace(palace) })}>
        <span className="fs-side">
          {words.side(palace)}
          {doors.includes(palace) ? <i className="fs-door">{words.door}</i> : null}
        </span>
        <span className="fs-stars">
          <b className={`fs-${toTimeliness(mountain, cast.period)}`}>{mountain}</b>
          <b className={`fs-${toTimeliness(facing, cast.period)}`}>{facing}</b>
        </span>
        <span className="fs-low">
          <span>{words.base(base)}</span>
          <i className="fs-year">{cast.annualStars[palace]}</i>
        </span>
        {mansion ? <span className={isGood(mansion) ? "fs-mansion fs-good" : "fs-mansion"}>{words.mansion(mansion)}</span> : null}
      </Tap>
    );
  });
};

/** Around the compass. */
export const DialPalaces = (part: PartProps) => <Palaces {...part} order={palaces} toPlace={(palace) => toDialPlace(palace, part.cast.bearing.degrees)} />;
/** Three by three. */
export const SquarePalaces = (part: PartProps) => <Palaces {...part} order={listSquare(part.cast)} />;
