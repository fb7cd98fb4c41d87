import { toCapital } from "../../../../shared/capital.ts";
import type { Direction } from "../../../kit/compass/palace.ts";
import type { FactWording } from "../../../kit/fact.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import { toKuaTrigram } from "../../../kit/kua/kua.ts";
import { animalNamesEn, branchNamesEn, nayinNamesEn, stemNamesEn, tenGodNamesEn } from "../../../kit/pillars/data/names-en.ts";
import type { PillarName } from "../../../kit/pillars/four-pillars.ts";
import type { StrengthLevel } from "../../../kit/pillars/strength.ts";
import type { AspectType } from "../../../kit/sky/aspects.ts";
import type { Planet } from "../../../kit/sky/bodies.ts";
import type { CrossKind } from "../../cross-ties.ts";
import type { MarriageFacts } from "../../fact-types.ts";
import type { Who } from "../../person.ts";
import { type BranchTie, toBranchPercent } from "../../score/branch-bond.ts";
import type { Sign } from "../../score/contacts.ts";
import type { PartName } from "../../score/points.ts";
import { aspectAngles, mansionNames, toDirections, toGanzhiName, trigramNames } from "./lexicon.ts";

export const whoNames: Record<Who, string> = { a: "His", b: "Her" };
const lower: Record<Who, string> = { a: "his", b: "her" };
const called: Record<Who, string> = { a: "him", b: "her" };
export const pillarNames: Record<PillarName, string> = { year: "year", month: "month", day: "day", hour: "hour" };
export const partLabels: Record<PartName, string> = {
  animals: "Animals",
  dayStems: "Day stems",
  dayBranches: "Day branches",
  nayin: "Year sounds",
  elements: "Elements",
  kua: "Kua",
  synastry: "Skies",
};
export const tieNames: Record<BranchTie, string> = {
  sixHarmony: "six-harmony",
  frame: "three-harmony",
  clash: "clash",
  harm: "harm",
  punishment: "punishment",
  break: "break",
  selfPunishment: "self-punishment",
  same: "same branch",
  none: "no tie",
};
export const crossNames: Record<CrossKind, string> = {
  stemCombine: "stem pair",
  sixHarmony: "six-harmony",
  halfHarmony: "half frame",
  clash: "clash",
  punishment: "punishment",
  harm: "harm",
};
const crossMeanings: Record<CrossKind, string> = {
  stemCombine: "two stems five apart hold on to each other",
  sixHarmony: "branches that pair off and draw close",
  halfHarmony: "two of a frame of three, at half strength",
  clash: "branches across the dial: movement, change, parting",
  punishment: "branches that chafe, mostly between people who are close",
  harm: "each hurts the branch the other pairs with",
};
const tiePoints: Record<BranchTie, string> = {
  sixHarmony: "+40",
  frame: "+27",
  clash: "−47",
  harm: "−33",
  punishment: "−30",
  break: "−20",
  selfPunishment: "−27",
  same: "+5",
  none: "0",
};
const levelNames: Record<StrengthLevel, string> = { dominant: "dominant", strong: "strong", balanced: "balanced", weak: "weak", yielding: "yielding" };
export const planetNames: Record<Planet, string> = {
  sun: "Sun",
  moon: "Moon",
  mercury: "Mercury",
  venus: "Venus",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
};
const planetMeanings = { moon: "what settles one", venus: "how one shows love", mars: "how one fights and makes a move" };
const stemTieNames = { combine: "combine", feeds: "one feeds the other", same: "one element", holds: "one holds the other", clash: "clash" };
const pillarMeanings: Record<PillarName, string> = {
  year: "forebears and early years",
  month: "work and parents",
  day: "oneself (stem) and the partner’s seat (branch)",
  hour: "later years and children",
};
const toSignName = (sign: Sign): string => toCapital(sign);
const toAspectName = (type: AspectType): string => toCapital(type);
const toTies = (ties: string): string =>
  ties
    .split(" ")
    .map((tie) => tieNames[tie as BranchTie])
    .join(" with ");
const toSigned = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));

const toBranchNote = (ties: string, percent: number, score: number, of: number): string => {
  const [first, ...rest] = ties.split(" ") as [BranchTie, ...BranchTie[]];
  const others = rest.map((tie) => `${tieNames[tie]} ${first === "sixHarmony" ? "−13 (softened by the harmony)" : tiePoints[tie]}`);
  const isFloor = toBranchPercent([first, ...rest]) === 5;
  return `From 60: ${[`${tieNames[first]} ${tiePoints[first]}`, ...others].join(", ")}${isFloor ? ", not under 5" : ""}, makes ${percent}%; of ${of} points, ${score}.`;
};

export const factWords: FactWording<MarriageFacts> = {
  total: ({ score, margin, strongest, strongestPercent, sorest, sorestPercent, parts, unknownHours }) => ({
    label: "Total",
    value: `${score} ± ${margin}`,
    note: `Seven parts added up: ${parts
      .split(" ")
      .map((part) => {
        const [name, points] = part.split(":") as [PartName, string];
        return `${partLabels[name].toLowerCase()} ${points}`;
      })
      .join(
        ", ",
      )}. The margin of ${margin} is the most the total moves when any one part is left out and the rest put to a hundred${unknownHours > 0 ? `, with ${unknownHours * 2} more for unknown hours` : ""}. Strongest: ${partLabels[strongest].toLowerCase()} (${strongestPercent}%), weakest: ${partLabels[sorest].toLowerCase()} (${sorestPercent}%). The weights are ours; the old books give none.`,
  }),
  person: ({ who, name, birth, hasTime, pillars, level, strength }) => ({
    label: who === "a" ? "He" : "She",
    value: name ?? pillars.split(" ").map(toGanzhiName).join(", "),
    note: `Born ${birth}${hasTime ? "" : ", hour unknown"}; pillars ${pillars.split(" ").map(toGanzhiName).join(", ")}. Day master ${levelNames[level]}, ${strength} points (45 and up is strong, under 37 weak).`,
  }),
  pillar: ({ who, pillar, ganzhi, nayin }) => ({
    label: `${whoNames[who]} ${pillarNames[pillar]} pillar`,
    value: toGanzhiName(ganzhi),
    note: `The ${pillarNames[pillar]} pillar speaks of ${pillarMeanings[pillar]}. ${pillar === "year" || pillar === "month" ? "Years and months turn at solar terms" : pillar === "day" ? "It is the day’s place in the round of sixty" : "It is the double hour of the birth"}: ${toGanzhiName(ganzhi)}, whose sound (nayin) is ${nayinNamesEn[nayin]}.`,
  }),
  animals: ({ a, b, ties, percent, score, of }) => ({
    label: "Animals",
    value: `${animalNamesEn[a]}, ${animalNamesEn[b]}: ${toTies(ties)}, ${score}/${of}`,
    note: `The branches of the two birth years, from the start of spring: ${branchNamesEn[a]} for him, ${branchNamesEn[b]} for her. ${toBranchNote(ties, percent, score, of)}`,
  }),
  dayStems: ({ a, b, tie, from, isMixed, percent, score, of }) => ({
    label: "Day stems",
    value: `${stemNamesEn[a]}, ${stemNamesEn[b]}: ${stemTieNames[tie]}, ${score}/${of}`,
    note: `The day stem stands for the person: ${stemNamesEn[a]} for him, ${stemNamesEn[b]} for her. ${tie === "feeds" || tie === "holds" ? `${whoNames[from!]} stem ${tie} ${from === "a" ? "hers" : "his"}` : tie === "same" ? "One element" : tie === "combine" ? "They combine" : "They clash"}, ${isMixed ? "unlike" : "alike"} in polarity. A combining pair 100%, feeding 85 or 75, one element 65 or 55, holding 60 or 40, a clash 25 (the first figure where polarity differs). So ${percent}%; of ${of} points, ${score}.`,
  }),
  dayBranches: ({ a, b, ties, percent, score, of }) => ({
    label: "Day branches",
    value: `${branchNamesEn[a]}, ${branchNamesEn[b]}: ${toTies(ties)}, ${score}/${of}`,
    note: `The day branch is the partner’s seat: ${branchNamesEn[a]} for him, ${branchNamesEn[b]} for her. ${toBranchNote(ties, percent, score, of)}`,
  }),
  nayin: ({ a, b, yearA, yearB, tie, from, percent, score, of }) => ({
    label: "Year sounds",
    value: `${nayinNamesEn[a]}, ${nayinNamesEn[b]}: ${score}/${of}`,
    note: `Each pair of years lends an element, its sound (nayin): ${toGanzhiName(yearA)} is ${nayinNamesEn[a]}, ${toGanzhiName(yearB)} is ${nayinNamesEn[b]}; ${tie === "same" ? "one element" : `${lower[from!]} sound ${tie} ${from === "a" ? "hers" : "his"}`}. Feeding 100%, alike 70, holding 35: ${percent}%; of ${of} points, ${score}.`,
  }),
  elements: ({ percentA, percentB, percent, score, of }) => ({
    label: "Elements",
    value: `${score}/${of}`,
    note: `How much of one’s useful elements (those that are short) the other’s chart holds; a mean of 40% counts as all. He is given ${percentA}%, she ${percentB}%, together ${percent}%; of ${of} points, ${score}.`,
  }),
  giving: ({ who, useful, shares, average, percent }) => {
    const names = useful.split(" ");
    const parts = shares.split(" ").map((share, place) => `${names[place]} ${share}%`);
    return {
      label: `${whoNames[who]} useful elements`,
      value: `${names.join(", ")}: given ${percent}%`,
      note: `${who === "a" ? "He" : "She"} can use ${names.join(", ")}; ${lower[who === "a" ? "b" : "a"]} chart holds ${parts.join(", ")}, on the mean ${average}%. An even fifth counts half, 40% counts as all.`,
    };
  },
  kua: ({ a, b, groupA, groupB, mansion, directions, percent, score, of }) => ({
    label: "Kua",
    value: `${trigramNames[toKuaTrigram(a)]}, ${trigramNames[toKuaTrigram(b)]}: ${mansionNames[mansion]}, ${score}/${of}`,
    note: `The kua is the trigram of the birth year, from the start of spring: ${trigramNames[toKuaTrigram(a)]} ${a} (${groupA} group) for him, ${trigramNames[toKuaTrigram(b)]} ${b} (${groupB} group) for her; together ${mansionNames[mansion]}. Long Years 100%, Vital Breath 95, Heavenly Doctor 85, Hidden Seat 70, Mishap 45, Six Snags 35, Five Ghosts 25, Severed Fate 15: ${percent}%; of ${of} points, ${score}. ${directions === "" ? "No direction is good for both." : `Good for both: ${toDirections(directions.split(" ") as Direction[])}.`}`,
  }),
  synastry: ({ contacts, leftOut, effects, percent, score, of }) => ({
    label: "Skies",
    value: `${contacts} ${contacts === 1 ? "contact" : "contacts"}, ${score}/${of}`,
    note: `Looked at: Sun with Moon, Moon with Moon, Venus with Mars, Sun with Sun, and Saturn with Sun, Moon and Venus; within 6° (a sextile 4°), Saturn within 4° (3°). From 50${effects === "" ? ", none within reach" : `: ${effects.split(" ").map(Number).map(toSigned).join(", ")}`}, makes ${percent}%; of ${of} points, ${score}.${leftOut > 0 ? ` ${leftOut} with a Moon of unknown hour left out.` : ""}`,
  }),
  contact: ({ a, b, type, orb, effect, isRanged }) => ({
    label: `His ${planetNames[a]}, her ${planetNames[b]}`,
    value: `${toAspectName(type)}, ${orb}° off`,
    note: `The two stand near ${aspectAngles[type]}° apart, ${orb}° from exact: a ${type}, ${effect >= 0 ? "which draws" : "which grates"}, ${toSigned(effect)}%. The closer to exact, the more it weighs.${isRanged ? " The hour is unknown: this is the widest of the day." : ""}`,
  }),
  cross: ({ kind, pillarA, charA, pillarB, charB }) => {
    const name = (char: string): string => (kind === "stemCombine" ? stemNamesEn : branchNamesEn)[char]!;
    return {
      label: toCapital(crossNames[kind]),
      value: `${name(charA)}, ${name(charB)}`,
      note: `${name(charA)} in his ${pillarNames[pillarA]} pillar and ${name(charB)} in her ${pillarNames[pillarB]} pillar: ${crossMeanings[kind]}. ${pillarA === "day" && pillarB === "day" ? "Day to day, so it is counted under day stems or branches." : "Side evidence; it gives no points."}`,
    };
  },
  seat: ({ who, branch, stem, tenGod, dayMaster }) => ({
    label: `${whoNames[who]} partner’s seat`,
    value: `${branchNamesEn[branch]}: ${tenGodNamesEn[tenGod]}`,
    note: `The day branch says whom one looks for at home. ${branchNamesEn[branch]} holds ${stemNamesEn[stem]} first; set against the day master ${stemNamesEn[dayMaster]} by element and polarity it is ${tenGodNamesEn[tenGod]}.`,
  }),
  sees: ({ who, own, other, tenGod }) => ({
    label: `What the other is to ${called[who]}`,
    value: tenGodNamesEn[tenGod]!,
    note: `The other’s day stem ${stemNamesEn[other]}, set against ${lower[who]} own ${stemNamesEn[own]} by element and polarity.`,
  }),
  earns: ({ who, stem, tenGod, dayMaster }) => ({
    label: `${whoNames[who]} month stem`,
    value: `${stemNamesEn[stem]}: ${tenGodNamesEn[tenGod]}`,
    note: `The month pillar speaks of work. ${stemNamesEn[stem]}, set against the day master ${stemNamesEn[dayMaster]} by element and polarity, is ${tenGodNamesEn[tenGod]}.`,
  }),
  elders: ({ who, stem, other, tenGod }) => ({
    label: `${whoNames[who]} elders to the other`,
    value: tenGodNamesEn[tenGod]!,
    note: `The year stem stands for the elders: ${stemNamesEn[stem]}, set against the other’s day master ${stemNamesEn[other]}, is ${tenGodNamesEn[tenGod]}.`,
  }),
  sign: ({ who, planet, sign, longitude }) => ({
    label: `${whoNames[who]} ${planetNames[planet]}`,
    value: toSignName(sign),
    note: `${planetNames[planet]} tells ${planetMeanings[planet]}. At the birth it stood at ${longitude}° of the zodiac; thirty degrees a sign, that is ${toSignName(sign)}.`,
  }),
  strengths: ({ levelA, levelB, scoreA, scoreB }) => ({
    label: "Day masters",
    value: `${levelNames[levelA]} ${scoreA}, ${levelNames[levelB]} ${scoreB}`,
    note: `Strength out of 100 by season, roots and allies: ${scoreA} for him, ${scoreB} for her. From 45 strong, from 37 balanced.`,
  }),
  element: ({ who, element, percent }) => ({
    label: `${whoNames[who]} ${element as Element}`,
    value: `${percent}%`,
    note: `Each stem counts 1, each branch 1 shared among its hidden stems, the month’s branch twice: ${element} comes to ${percent}%, where an even share is 20.`,
  }),
  year: ({ year, pillar, godA, godB, scoreA, scoreB, seatA, seatB, starA, starB }) => {
    const tell = (who: string, god: string, score: number, seat: string | null, star: string | null): string =>
      `${who} ${tenGodNamesEn[god]}, ${toSigned(score)}${seat === "clash" ? " (clashes with the day branch)" : seat === "harmony" ? " (joins the day branch)" : ""}${star ? `, ${star === "红鸾" ? "Red Phoenix" : "Heavenly Joy"}` : ""}`;
    return {
      label: `${year}`,
      value: `${toGanzhiName(pillar)}: ${toSigned(scoreA)} / ${toSigned(scoreB)}`,
      note: `${tell("For him", godA, scoreA, seatA, starA)}; ${tell("for her", godB, scoreB, seatB, starB)}. The year’s stem and branch each give 1 where their element is useful and −1 where it is adverse; a clash with the day branch −1, a six-harmony or a whole frame with it 0.5, half a frame 0.25.`,
    };
  },
  names: ({ a, b, personA, personB, elementA, elementB }) => ({
    label: "Names",
    value: `${a}, ${b}`,
    note: `The person grid adds the surname’s last character and the given name’s first, by Kangxi strokes: ${personA} is ${elementA}, ${personB} is ${elementB}. A glance only; it gives no points.`,
  }),
  unknownTime: ({ who, leftOut }) => ({
    label: `${whoNames[who]} hour`,
    value: "unknown",
    note: `No hour pillar; the elements are counted from three. The Moon moves some 13° a day, so only what holds all day is counted${leftOut > 0 ? `, and ${leftOut} left out` : ""}. The margin grows by 2.`,
  }),
};
