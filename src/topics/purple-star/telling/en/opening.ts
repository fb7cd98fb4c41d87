import { toCapital, toLower } from "../../../../shared/capital.ts";
import { minorEpithets, minorTexts } from "../../data/en/minors.ts";
import { smallTexts } from "../../data/en/smalls.ts";
import { starNamesEn } from "../../data/names.en.ts";
import type { PalaceName } from "../../data/palaces.ts";
import { fieldOf } from "../parts.ts";
import { toWay, vary } from "../vary.ts";
import type { PalaceView, PlateView } from "../view.ts";
import { palaceNamesEn, the, toChange, toSound } from "./names.ts";
import { toYears } from "./say-times.ts";

const subjects: Readonly<Record<PalaceName, string>> = {
  命宫: "Self (your grain)",
  兄弟: "Siblings (your equals)",
  夫妻: "Spouse (love)",
  子女: "Children (the young, and what you make)",
  财帛: "Wealth (money in and out)",
  疾厄: "Health (habits and rest)",
  迁移: "Travel (life away from home)",
  仆役: "Friends (those around you)",
  官禄: "Career (work)",
  田宅: "Home (house and land)",
  福德: "Joy (what pleases you alone)",
  父母: "Parents (elders and bosses)",
};
/** Few live to see a decade beyond. */
const oldest = 90;

const toNamed = (own: PalaceView): string => (own.toldMinor ? `${the(own.toldMinor)} (${minorEpithets[own.toldMinor]})` : "");
export const withMinor = (own: PalaceView, before = ", beside "): string => (own.toldMinor ? `${before}${toNamed(own)}` : "");

const toMinor = ({ name, toldMinor }: PalaceView): string => (toldMinor ? minorTexts[toldMinor][fieldOf(name)] : "");

/** Three Steps adds that it goes a step at a time */
const toSmall = (view: PlateView, { name, toldSmall: star }: PalaceView): string =>
  star === null
    ? ""
    : vary(view, `small.${name}`, [
        `${starNamesEn[star]} adds that ${smallTexts[star]}`,
        `with ${starNamesEn[star]} near, ${smallTexts[star]}`,
        `${starNamesEn[star]} is there too, so ${smallTexts[star]}`,
      ]);

/** What the minor star beside the major does there, else the rest of the passage; and a small star in half a sentence. */
export const toRest = (view: PlateView, own: PalaceView, rest: string): string => {
  const minor = toMinor(own);
  const beside = own.toldMinor
    ? vary(view, `beside.${own.name}`, [minor, `With ${the(own.toldMinor)} there, ${toLower(minor)}`, `By ${the(own.toldMinor)}, ${toLower(minor)}`])
    : rest;
  const small = toSmall(view, own);
  if (small === "") return beside === "" ? "" : ` ${beside}.`;
  return beside === "" ? ` Of the small stars: ${small}.` : ` ${beside}; ${small}.`;
};

/** Spouse (love) is in Bing Yin, rules 2024–2033 and holds the Warrior …: first. Rest. In one of three ways, which tell the years, or the ages, of its decade. */
export const tellPalace = (view: PlateView, own: PalaceView, first: string, rest: string): string => {
  const [major, second] = own.majors;
  const subject = subjects[own.name];
  const sound = toSound(own.stem + own.branch);
  const [from, to] = own.decadal;
  const isSeen = to <= oldest;
  const across = `${the(major.name)} from ${palaceNamesEn[own.opposite]} opposite`;
  const stars = `${the(major.name)}${major.transformation ? ` with ${toChange(major.transformation)}` : ""}${second ? ` and ${the(second.name)}` : ""}`;
  const small = toSmall(view, own);
  const minor = toMinor(own);
  const way = toWay(view, `palace.${own.name}`, 3);
  if (way === 0) {
    const place = `${subject} is in ${sound}${isSeen ? `, rules ${toYears(view, from, to)}` : ""}`;
    const houses = own.isBorrowed ? `${withMinor(own, ", houses only ")} and borrows ${across}, having no major star` : ` and holds ${stars}${withMinor(own)}`;
    return `${place}${houses}: ${first}.${toRest(view, own, rest)}`;
  }
  if (way === 1) {
    const opening = own.isBorrowed
      ? `In ${sound}, ${subject} has no major star and looks to ${across}`
      : `${toCapital(stars)} ${second ? "live" : "lives"} in ${subject}, in ${sound}`;
    const later = rest !== "" && isSeen ? `It shows most in ${toYears(view, from, to)}, its own ten years: ${toLower(rest)}` : rest;
    const beside = minor
      ? vary(view, `beside.${own.name}`, [
          `${own.isBorrowed ? "In the house is" : `Beside ${second ? "them" : "it"} stands`} ${toNamed(own)}, and so ${toLower(minor)}`,
          `${toCapital(toNamed(own))} is in this palace as well: ${toLower(minor)}`,
          `The room is shared with ${toNamed(own)}, and so ${toLower(minor)}`,
        ])
      : later;
    const tail = [beside, beside === "" ? toCapital(small) : small].filter((one) => one !== "").join("; ");
    return `${opening}: ${first}.${tail === "" ? "" : ` ${tail}.`}`;
  }
  const turn = isSeen ? `, which has the years from ${from} to ${to} (Chinese age),` : ` in ${sound}`;
  const houses = own.isBorrowed
    ? `has no major star${own.toldMinor ? `, only ${toNamed(own)},` : ""} and borrows ${across}`
    : `holds ${stars}${withMinor(own)}`;
  const tail = minor || rest;
  return small === ""
    ? `${subject}${turn} ${houses}: ${first}${tail === "" ? "" : `; ${toLower(tail)}`}.`
    : `${subject}${turn} ${houses}: ${first}; ${small}.${tail === "" ? "" : ` ${tail}.`}`;
};
