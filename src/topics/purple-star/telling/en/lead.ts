import type { Question } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import type { PalaceName } from "../../data/palaces.ts";
import { toPalaceFacts, toSquareOf, toYearFacts } from "../facts-of.ts";
import { findPart, isField } from "../find-part.ts";
import { listGoodYears } from "../lean.ts";
import { type Part, palacesOf } from "../parts.ts";
import { vary } from "../vary.ts";
import type { PlateView } from "../view.ts";
import { toBirthHour } from "./birth-day.ts";
import { branchSounds, brightnessNames, palaceNamesEn, the, toChange, toSound } from "./names.ts";
import { toYears } from "./say-times.ts";

const toStars = ({ palaces }: PlateView, name: PalaceName): string =>
  palaces[name].isBorrowed
    ? "no major star"
    : palaces[name].majors.map(({ name: star, brightness }) => `${the(star)}${brightness ? ` (${brightnessNames[brightness]})` : ""}`).join(" and ");
const toCount = (count: number): string => ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"][count] ?? String(count);

const tellSquare = (view: PlateView, name: PalaceName): Claim => {
  const { partners, opposite, stem, branch } = view.palaces[name];
  const { soft, hard, kinds } = toSquareOf(view, name);
  const balance = hard > soft ? "more work than help" : soft >= hard + 3 ? "plenty of help to be had" : "help and friction about even";
  const title = palaceNamesEn[name];
  const place = toSound(stem + branch);
  const around = `${palaceNamesEn[partners[0]]} and ${palaceNamesEn[partners[1]]}`;
  const changes = kinds.length > 0 ? kinds.map((kind) => toChange(kind)).join(", ") : "none";
  const counts = `${toCount(soft)} helping and ${toCount(hard)} hard minor stars`;
  return {
    text: vary(view, `square.${name}`, [
      `${title} (${place}) has ${toStars(view, name)}, and is read with its partners ${around} and with ${palaceNamesEn[opposite]} opposite. In these four around ${title} in ${branchSounds[branch]} stand ${counts}, and of the birth year’s four changes ${changes}: ${balance}.`,
      `You were born on ${toBirthHour(view)}, which puts ${title} in ${place} with ${toStars(view, name)}; read with its partners ${around} and ${palaceNamesEn[opposite]} opposite, it has ${counts}, and of your birth year’s four changes ${changes}: ${balance}.`,
      `In a plate set for ${toBirthHour(view)}, ${title} falls in ${place} and has ${toStars(view, name)}; its partners are ${around}, its opposite is ${palaceNamesEn[opposite]}, and the four hold ${counts} and, of the birth year’s four changes, ${changes}: ${balance}.`,
    ]),
    facts: [...toPalaceFacts(view, name), "lunar"],
  };
};

const tellDecade = (view: PlateView, name: PalaceName): Claim => {
  const [from, to] = view.palaces[name].decadal;
  const age = view.cast.annual?.age;
  const when = age === undefined ? "" : age > to ? ", and it’s behind you" : age < from ? ", and it’s still to come" : ", and you’re in it";
  return {
    text: `${palaceNamesEn[name]} has a decade of its own, from ${from} to ${to} by Chinese age (${toYears(view, from, to)})${when}; that’s when this matter is loudest.`,
    facts: [`decade.${name}`, `palace.${name}`],
  };
};

const tellYears = (view: PlateView, name: PalaceName): Claim => {
  const { branch, opposite } = view.palaces[name];
  return {
    text: `${palaceNamesEn[name]} is in ${branchSounds[branch]}: years of that branch stand on it, years of ${branchSounds[view.palaces[opposite].branch]} face it, and a year whose stem brings it Fortune counts too. Ahead, that’s ${listGoodYears(view, name).join(" and ")}.`,
    facts: [`palace.${name}`, `palace.${opposite}`],
  };
};

const tellYear = (view: PlateView): Claim => {
  const year = view.year!;
  const at = (kind: "禄" | "权" | "科" | "忌"): string => `${toChange(kind)} to ${palaceNamesEn[view.palaceOf(year.transformations[kind])]}`;
  const decade = year.decade && !year.decade.isChildhood ? `The ground of these ten years is ${palaceNamesEn[year.decade.palace]}. ` : "";
  return {
    text: `${decade}Over it ${year.year} (${toSound(year.stem + year.branch)}) brings ${at("禄")}, ${at("权")}, ${at("科")} and ${at("忌")}; the first and the last weigh most.`,
    facts: toYearFacts(year),
  };
};

const tellPlate = ({ cast }: PlateView): Claim => ({
  text: `The plate was set for ${toSound(cast.year)}, month ${cast.month}, day ${cast.lunarDate.day}, hour ${branchSounds[cast.hourBranch]}, by ${cast.clock === "trueSolar" ? "true solar time" : "the clock on the wall"}, with the day begun at ${cast.dayStartsAt === "23:00" ? "23:00" : "midnight"}.`,
  facts: ["lunar", "plate"],
});

/** Few live to see a decade beyond. */
const oldest = 90;

/** What stands behind the headline; `side` counts the other sides a follow-up takes. */
export const toLeadOf = (view: PlateView, part: Part | null, side: number): Claim => {
  if (part === "school") return tellPlate(view);
  if (part === "year" && view.year && side % 2 === 0) return tellYear(view);
  const name = isField(part) ? palacesOf[part][0]! : part === "year" && view.year ? view.year.palace : "命宫";
  const tell = [tellSquare, tellDecade, tellYears][side % 3]!;
  return (tell === tellYears && !view.cast.annual ? tellDecade : tell === tellDecade && view.palaces[name].decadal[1] > oldest ? tellYears : tell)(view, name);
};

export const toLead = (view: PlateView, question: Question): Claim => {
  const part = findPart(question);
  return toLeadOf(view, part ?? (question.text !== "" && question.kind === "open" ? "year" : null), 0);
};
