import type { PalaceName } from "../data/palaces.ts";
import { hardStars, minorStars } from "../data/stars.ts";
import { type Transformation, transformations } from "../data/transformations.ts";
import type { PlateView, YearView } from "./view.ts";

/** What a palace sees in its square: the soft and the hard minor stars counted, and the birth's transformations. */
interface Square {
  soft: number;
  hard: number;
  kinds: readonly Transformation[];
}

export const toSquareOf = (view: PlateView, name: PalaceName): Square => {
  const own = view.palaces[name];
  const places = [name, ...own.partners, own.opposite];
  const seen = minorStars.filter((star) => places.includes(view.palaceOf(star)));
  const hard = seen.filter((star) => hardStars.includes(star)).length;
  return { soft: seen.length - hard, hard, kinds: transformations.filter((kind) => places.includes(view.palaceOf(view.cast.transformations[kind]))) };
};

/** The facts a lead about a palace stands on. */
export const toPalaceFacts = ({ palaces, cast }: PlateView, name: PalaceName): string[] => {
  const own = palaces[name];
  return [
    ...own.transformed.map((kind) => `transformation.${kind}`),
    `palace.${name}`,
    ...own.majors.map((star) => `star.${star.name}`),
    `square.${name}`,
    ...(cast.annual && cast.annual.age >= own.decadal[0] && cast.annual.age <= own.decadal[1] ? [`decade.${name}`] : []),
  ];
};

export const toYearFacts = (year: YearView): string[] => [
  ...(year.isNow ? ["annual", ...transformations.map((kind) => `annual.${kind}`)] : transformations.map((kind) => `star.${year.transformations[kind]}`)),
  `palace.${year.palace}`,
  ...(year.decade && !year.decade.isChildhood ? [`decade.${year.decade.palace}`] : []),
];
