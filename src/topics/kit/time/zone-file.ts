import { listRulePeriods, parsePosixRule, type ZonePeriod } from "./posix-rule.ts";

/** data/zones.json, as tools/make-zones.ts writes it. */
export interface ZoneFile {
  /** Of the tz database, e.g. "2026f". */
  version: string;
  zones: Readonly<Record<string, PackedZone>>;
  /** Another name → the zone it stands for. */
  links: Readonly<Record<string, string>>;
}

export interface PackedZone {
  /** [seconds ahead of UTC, abbreviation, 1 for daylight saving time] */
  types: readonly (readonly [number, string, number])[];
  /** When clocks changed: base 36, seconds, the first from 1800-01-01T00:00Z, each further one from the one before. */
  at: string;
  /** One base-36 digit a period, an index into `types`: one more than `at` has, for the time before the first change. */
  to: string;
  /** How clocks go on after the last of `at`; absent where they stay. */
  rule?: string;
}

/** 1800-01-01T00:00Z in seconds since 1970. */
const originSeconds = -5_364_662_400;
const lastYear = 2150;

/** A packed zone as its periods in order, its rule written out to 2150. */
export const unpackZone = ({ types, at, to, rule }: PackedZone): ZonePeriod[] => {
  let from = originSeconds;
  const changes = at === "" ? [] : at.split(" ").map((delta) => (from += Number.parseInt(delta, 36)));
  const periods = [...to].map((digit, index): ZonePeriod => {
    const [offset, abbreviation, dst] = types[Number.parseInt(digit, 36)]!;
    return { from: changes[index - 1] ?? Number.NEGATIVE_INFINITY, offset, abbreviation, isDst: dst === 1 };
  });
  const last = changes.at(-1) ?? Number.NEGATIVE_INFINITY;
  const further = rule === undefined ? [] : listRulePeriods(parsePosixRule(rule), 1970, lastYear).filter((period) => period.from > last);
  return [...periods, ...further];
};

/** `unpackZone` turned round: the periods up to where the rule takes over. */
export const packZone = (periods: readonly ZonePeriod[], rule: string | undefined): PackedZone => {
  const types: [number, string, number][] = [];
  let to = "";
  for (const { offset, abbreviation, isDst } of periods) {
    let place = types.findIndex((type) => type[0] === offset && type[1] === abbreviation && type[2] === Number(isDst));
    if (place < 0) place = types.push([offset, abbreviation, Number(isDst)]) - 1;
    if (place > 35) throw new RangeError("more kinds of period than base 36 has digits");
    to += place.toString(36);
  }
  const changes = periods.slice(1).map(({ from }) => from);
  const at = changes.map((change, index) => (change - (changes[index - 1] ?? originSeconds)).toString(36)).join(" ");
  return rule === undefined ? { types, at, to } : { types, at, to, rule };
};
