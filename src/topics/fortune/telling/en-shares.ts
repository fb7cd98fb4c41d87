import { toCapital } from "../../../shared/capital.ts";
import { setNames } from "../data/deities.ts";
import { toCount, toInner } from "./en-passages.ts";
import { toGanzhiName, toGradeName } from "./en-words.ts";
import type { View } from "./view.ts";

/** Whose lots were drawn in the place of those asked for, and why; empty where nobody was replaced. */
export const toNotice = ({ unheld, deity, cast }: View): string =>
  unheld
    ? `We don’t hold the lots of ${unheld.name.en}: ${unheld.own.en}. So this one was asked of ${toInner(deity.name.en)} with ${setNames[cast.set].en}, since ${unheld.because.en}. `
    : "";

/** One lot, and more than one. */
const tones = [
  ["leans to yes", "lean to yes"],
  ["stands level", "stand level"],
  ["leans to not yet", "lean to not yet"],
] as const;

const toKin = ({ cast, lot, kin }: View): string => {
  const sign = cast.ganzhi?.charAt(0);
  if (!sign || kin.length === 0) return "";
  const all = toCount(kin.reduce((sum, { count }) => sum + count, 0));
  const where =
    cast.set === "guanyin-100" ? `The palace of ${toGanzhiName(sign)} holds ${all} lots` : `${toCapital(all)} lots are numbered from the same stem as this one`;
  const listed = kin.map(({ name, count }) => `${toCount(count)} ${lot.grade === null ? tones[Number(name)]?.[count === 1 ? 0 : 1] : toGradeName(name)}`);
  return `${where}: ${listed.join(", ")}. `;
};

/** Where the lot stands among those of its palace or stem, and among the tones of the whole set. */
export const toShares = (view: View): string => {
  const { of, lot, toneCounts, strongest } = view;
  const [yes, level, no] = toneCounts;
  const side = lot.lean > 0 ? "first" : lot.lean === 0 ? "second" : "third";
  const edge =
    Math.abs(lot.lean) === 2
      ? `, and it’s one of the ${strongest} that say so outright`
      : lot.lean === 0
        ? ", which leaves half the answer with you"
        : ", though not among those that say so outright";
  return `${toKin(view)}As we weigh the verses, ${yes} of the ${of} lean to yes, ${level} stand level and ${no} lean to not yet; yours is of the ${side} kind${edge}.`;
};
