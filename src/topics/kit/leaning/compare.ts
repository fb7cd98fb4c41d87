import type { Calendar, Leaning } from "./leaning.ts";
import { overlaps } from "./months.ts";

/** Two casts on one thing: they say the same, they say other things, or one of them says nothing. */
export type Accord = "agree" | "part" | "apart";
export const aspects = ["lean", "when", "through"] as const;
export type Aspect = (typeof aspects)[number];
export type Accords = Record<Aspect, Accord>;

const compareWays = (one: number, other: number): Accord => (one === 0 || other === 0 ? "apart" : one === other ? "agree" : "part");

/** Times are compared in the stretch both crafts see: a year that one of them cannot reach is no dissent. */
const compareTimes = (one: Calendar, other: Calendar): Accord => {
  const seen = (calendar: Calendar, reach: Calendar["reach"]) => calendar.open.filter((span) => overlaps(span, reach));
  const [own, theirs] = [seen(one, other.reach), seen(other, one.reach)];
  if (own.length === 0 || theirs.length === 0) return "apart";
  return own.some((span) => theirs.some((another) => overlaps(span, another))) ? "agree" : "part";
};

/** What two casts of different crafts have in common on one question. The order of the two makes no difference. */
export const compare = (one: Leaning, other: Leaning): Accords => ({
  lean: one.lean && other.lean ? compareWays(one.lean.way, other.lean.way) : "apart",
  when: one.when && other.when ? compareTimes(one.when, other.when) : "apart",
  through: one.through && other.through ? (one.through.side === other.through.side ? "agree" : "part") : "apart",
});
