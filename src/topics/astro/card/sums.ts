import { skyElements, toSign } from "../../kit/sky/signs.ts";
import type { AstroCast } from "../cast-types.ts";
import { toDegreeText } from "../telling/degrees.ts";
import { listAspects } from "./list-aspects.ts";
import { listMonths } from "./list-months.ts";
import { listPositionRows } from "./position-rows.ts";
import type { ShownView } from "./shown-view.ts";
import type { CardWords } from "./words.ts";

/** How many bodies there are and how many go backwards; of a moment, which moment. */
export const sumPositions = (cast: AstroCast, words: CardWords, view: ShownView): string => {
  if (view === "transits") return words.ringOf(cast.transits.at);
  const rows = listPositionRows(cast, view).filter(({ point }) => point !== "ascendant" && point !== "midheaven");
  return words.positionsSum(rows.length, rows.filter(({ retrograde }) => retrograde).length);
};

/** The tightest aspect. */
export const sumAspects = (cast: AstroCast, words: CardWords, view: ShownView): string => {
  const [tightest] = listAspects(cast, view);
  return tightest ? `${words.between(tightest.a, tightest.type, tightest.b)} ${toDegreeText(tightest.orb)}` : "—";
};

/** The system, and where the midheaven stands. */
export const sumHouses = ({ houseSystem, angles }: AstroCast, words: CardWords): string | undefined => {
  if (!houseSystem || !angles) return undefined;
  const { sign, degree } = toSign(angles.midheaven);
  return words.housesSum(houseSystem, words.place(sign, degree));
};

/** The elements by weight. */
export const sumBalance = ({ elements }: AstroCast, words: CardWords): string =>
  words.balanceSum(skyElements.map((element) => [element, elements[element]] as const).sort(([, one], [, other]) => other - one));

/** The first day to come on which something is exact. */
export const sumYear = (cast: AstroCast, words: CardWords): string | undefined => {
  const next = listMonths(cast)
    .flatMap(({ days }) => days)
    .find(({ at }) => at >= cast.transits.at);
  return next && words.yearNext(next);
};
