import { toCapital, toLower } from "../../../../shared/capital.ts";
import { toBranch } from "../../../kit/calendar/sexagenary.ts";
import type { Branch } from "../../../kit/hexagrams/branches.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import { toOrdinal } from "../../../kit/wording/ordinal.ts";
import { brightTexts, dimTexts } from "../../data/en/brightness.ts";
import { lovePalaces } from "../../data/en/love-palaces.ts";
import { minorEpithets, minorTexts } from "../../data/en/minors.ts";
import { moneyPalaces } from "../../data/en/money-palaces.ts";
import { patternTexts } from "../../data/en/pattern-texts.ts";
import { peoplePalaces } from "../../data/en/people-palaces.ts";
import { bodyStarTexts, roundTexts, roundTitles } from "../../data/en/rounds.ts";
import { otherPatterns, otherSnags } from "../../data/en/second-tellings.ts";
import { selfPalaces } from "../../data/en/self-palaces.ts";
import { soulEmpty, soulPairs } from "../../data/en/soul.ts";
import { starMatters, transformedTexts } from "../../data/en/transformed.ts";
import { workPalaces } from "../../data/en/work-palaces.ts";
import type { God } from "../../data/gods.ts";
import { toGodNameEn } from "../../data/names.en.ts";
import type { PalaceName } from "../../data/palaces.ts";
import type { PatternName } from "../../data/patterns.ts";
import type { MinorStar, StarName } from "../../data/stars.ts";
import type { Transformation } from "../../data/transformations.ts";
import { getStarOrigin } from "../../star-rules.ts";
import { fieldOf } from "../parts.ts";
import type { ToldRound } from "../rules-rounds.ts";
import { vary } from "../vary.ts";
import type { MajorStar, PlateView } from "../view.ts";
import { toBirthDay } from "./birth-day.ts";
import { branchSounds, classNames, palaceMatters, palaceNamesEn, the, toChange, toSound } from "./names.ts";
import { tellPalace, toRest, withMinor } from "./opening.ts";
import { patternWords, toShare } from "./patterns.ts";

export const palaceTexts: Readonly<Record<PalaceName, Readonly<Record<MajorStar, string>>>> = {
  ...selfPalaces,
  ...lovePalaces,
  ...workPalaces,
  ...moneyPalaces,
  ...peoplePalaces,
};
const split = (of: string): [string, string] => of.split(".") as [string, string];
const toList = (names: readonly StarName[]): string => names.map(the).join(" and ");
/** Sentences run together where they say one thing. */
const join = (text: string): string => text.replaceAll(/\. (.)/g, (_, letter: string) => `; ${letter.toLowerCase()}`);
const roundMatters: Partial<Record<PalaceName, string>> = { 福德: "your own pleasures", 夫妻: "love", 官禄: "work", 财帛: "money" };

const kindWords: Readonly<Record<Transformation, readonly [meaning: string, matter: string]>> = {
  禄: ["what flows", "it flows in"],
  权: ["what you grip", "you grip"],
  科: ["what earns a name", "the name comes by"],
  忌: ["where it catches", "it catches on"],
};

/** What set a minor star where it stands: your hour, Mao, */
const toBasis = ({ cast }: PlateView, star: MinorStar): string => {
  const { rule, given } = getStarOrigin(star, cast);
  if (rule === "month") return `Your lunar month, the ${toOrdinal(cast.month)},`;
  if (rule === "yearAndHour") return `Your year ${branchSounds[toBranch(cast.year)]} and hour ${branchSounds[given as Branch]}`;
  if (rule === "hour") return `Your hour, ${branchSounds[given as Branch]},`;
  return `Your year, ${toSound(cast.year)},`;
};

const bodyTexts: Partial<Record<PalaceName, string>> = {
  命宫: "as you were young you’ll be old, and changing your mind costs more than it does others",
  夫妻: "after thirty-five your ups and downs are tied to one person, so choose that before a trade",
  财帛: "after thirty-five you measure by money; don’t measure kin with it",
  迁移: "later you’re most yourself away, and a new town turns things",
  福德: "the older you get, the more a hobby outweighs a title",
  官禄: "you’ll know yourself by work, so plan early for stopping",
};

export const sayPlaces = {
  pattern(view, of) {
    const { name, rule } = patternWords[of as PatternName];
    const percent = view.patterns.find((one) => one.name === of)!.percent;
    const told = patternTexts[of as PatternName];
    const text = toLower(join(vary(view, of, [told, otherPatterns[of as PatternName] ?? told])));
    const { stem, branch } = view.palaces.命宫;
    return vary(view, `pattern.${of}`, [
      `Your plate makes “${name}”, that is, ${rule}: ${text}.`,
      `About ${toShare(percent)} make “${name}”, and yours, with Self in ${toSound(stem + branch)}, is among them by the rule “${rule}”: ${text}.`,
      `You have the pattern “${name}” (${rule}): ${text}.`,
      `Born on ${toBirthDay(view)}, you have the pattern “${name}” (${rule}): ${text}.`,
    ]);
  },
  soulPair(view, of) {
    const { cast, palaces } = view;
    const own = palaces.命宫;
    const stars = toList(own.majors.map(({ name }) => name));
    const sound = toSound(own.stem + own.branch);
    const opening = vary(view, "soulPair", [
      `Born in ${cast.lunarDate.year} (${toSound(cast.year)}), you have ${stars} in Self (your grain) in ${sound}${withMinor(own)}`,
      `Your day, ${toBirthDay(view)}, puts Self (your grain) in ${branchSounds[own.branch]}, with ${stars} sharing it${withMinor(own)}`,
      `${toCapital(stars)} share Self (your grain) in ${sound}, and have the years from ${own.decadal[0]} to ${own.decadal[1]} (Chinese age) first${withMinor(own, ", with ")}${own.toldMinor ? " at hand" : ""}`,
    ]);
    return `${opening}: ${join(soulPairs[of]!)}.${toRest(view, own, "")}`;
  },
  soulEmpty(view) {
    const { cast, palaces } = view;
    const own = palaces.命宫;
    const stars = toList(own.majors.map(({ name }) => name));
    const sound = toSound(own.stem + own.branch);
    const opening = vary(view, "soulEmpty", [
      `Born in ${cast.lunarDate.year} (${toSound(cast.year)}), you have no major star in Self (your grain) in ${sound}${withMinor(own, ", only ")}, and borrow ${stars} from opposite`,
      `Your day, ${toBirthDay(view)}, puts Self (your grain) in ${branchSounds[own.branch]}, where no major star lives${withMinor(own, ", only ")}; ${stars} in Travel opposite must do`,
      `Self (your grain) in ${sound}, which rules the years from ${own.decadal[0]} to ${own.decadal[1]} (Chinese age), has no major star${withMinor(own, ", only ")}, and is read by ${stars} in Travel`,
    ]);
    return `${opening}: ${join(soulEmpty[own.majors[0].name])}.${toRest(view, own, "")}`;
  },
  body(view, of) {
    const { cast, palaces } = view;
    const own = palaces[of as PalaceName];
    const stars = toList(own.majors.map(({ name }) => name));
    const majors = own.isBorrowed ? `${stars} on loan from opposite` : stars;
    const where = of === "命宫" ? "Self itself" : palaceNamesEn[own.name];
    const text = bodyTexts[of as PalaceName] ?? "";
    return vary(view, "body", [
      `The Body palace, where later life pushes, lies on ${where} with ${majors}: ${text}.`,
      `Lunar month ${cast.month} and the hour ${branchSounds[cast.hourBranch]} put your Body palace, where later life pushes, in ${branchSounds[own.branch]}, which is ${where}, with ${majors}: ${text}.`,
      `Later life pushes from the Body palace, and yours is ${where}, with ${majors}: ${text}.`,
    ]);
  },
  major(view, of) {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    const [first, ...rest] = palaceTexts[name][star].split(/\.\s/);
    return tellPalace(
      view,
      view.palaces[name],
      first!,
      rest.join("; ").replaceAll(/; (.)/g, (_, letter: string) => `; ${letter.toLowerCase()}`),
    );
  },
  second(view, of) {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    const first = the(view.palaces[name].majors[0].name);
    const text = join(palaceTexts[name][star]);
    return vary(view, `second.${name}`, [
      `${toCapital(the(star))} shares ${palaceNamesEn[name]} with ${first}: ${text}.`,
      `${palaceNamesEn[name]} has a second tenant beside ${first}, ${the(star)}: ${text}.`,
      `${toCapital(first)} isn’t alone in ${palaceNamesEn[name]}; ${the(star)} has a say: ${text}.`,
    ]);
  },
  dim(view, of) {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    const { branch } = view.palaces[name];
    return vary(view, `dim.${name}`, [
      `In ${palaceNamesEn[name]}, ${the(star)} is fallen, the darkest of seven steps: ${dimTexts[star]}.`,
      `In ${branchSounds[branch]}, your ${palaceNamesEn[name]}, ${the(star)} stands on the lowest of seven steps of light (fallen): ${dimTexts[star]}.`,
      `Stars have seven steps of light, and ${the(star)} in ${palaceNamesEn[name]} is on the last, fallen: ${dimTexts[star]}.`,
    ]);
  },
  bright(view, of) {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    const { branch } = view.palaces[name];
    return vary(view, `bright.${name}`, [
      `In ${palaceNamesEn[name]}, ${the(star)} is radiant, the brightest of seven steps: ${brightTexts[star]}.`,
      `In ${branchSounds[branch]}, your ${palaceNamesEn[name]}, ${the(star)} stands on the highest of seven steps of light (radiant): ${brightTexts[star]}.`,
      `Stars have seven steps of light, and ${the(star)} in ${palaceNamesEn[name]} is on the first, radiant: ${brightTexts[star]}.`,
    ]);
  },
  transformed(view, of) {
    const { cast } = view;
    const [kind, name] = split(of) as [Transformation, PalaceName];
    const star = cast.transformations[kind];
    const [meaning, matter] = kindWords[kind];
    const year = `${cast.lunarDate.year} (${toSound(cast.year)})`;
    const opening = vary(view, of, [
      `Your year, ${year}, gives ${toChange(kind)}, ${meaning}, to ${the(star)} in ${palaceNamesEn[name]}`,
      `${toCapital(the(star))} in ${palaceNamesEn[name]} carries ${toChange(kind)}, ${meaning}, from your year ${year}`,
      `In ${palaceNamesEn[name]}, in ${branchSounds[view.palaces[name].branch]}, ${the(star)} has ${toChange(kind)} of your birth year, ${meaning}`,
    ]);
    const text = kind === "忌" ? vary(view, `忌.${name}`, [transformedTexts.忌[name], otherSnags[name]]) : transformedTexts[kind][name];
    return `${opening}, and ${matter} ${starMatters[star]}: ${text}.`;
  },
  minor(view, of) {
    const [star, name] = split(of) as [MinorStar, PalaceName];
    const { stem, branch } = view.palaces[name];
    const text = toLower(minorTexts[star][fieldOf(name)]);
    return vary(view, of, [
      `${toCapital(the(star))}, ${minorEpithets[star]}, stands in ${palaceNamesEn[name]}: ${text}.`,
      `${palaceNamesEn[name]} in ${toSound(stem + branch)} houses ${the(star)} as well, ${minorEpithets[star]}: ${text}.`,
      `${toBasis(view, star)} brought ${the(star)}, ${minorEpithets[star]}, to ${palaceNamesEn[name]}: ${text}.`,
    ]);
  },
  round(view, of) {
    const [name, round, god] = of.split(".") as [PalaceName, ToldRound, God];
    const text = (roundTexts[round] as Partial<Record<God, string>>)[god]!;
    const { branch } = view.palaces[name];
    const start = round === "lifeStage" ? `your class, ${classNames[view.cast.fiveElementsClass]}` : `your year, ${branchSounds[toBranch(view.cast.year)]}`;
    return vary(view, `round.${name}`, [
      `In ${roundTitles[round]}, ${palaceNamesEn[name]} comes to “${toGodNameEn(round, god)}”: in ${roundMatters[name]}, ${text}.`,
      `Counted from ${start}, ${branchSounds[branch]} is “${toGodNameEn(round, god)}” in ${roundTitles[round]}, and that’s your ${palaceNamesEn[name]}: in ${roundMatters[name]}, ${text}.`,
    ]);
  },
  bodyStar(view, of) {
    const [star, name, branch] = of.split(".") as [StarName, PalaceName, Branch];
    const text = bodyStarTexts[star]!;
    return vary(view, "bodyStar", [
      `The Body star, what you lean on later in life, goes by the year’s branch, ${branchSounds[branch]}: yours is ${the(star)}, in ${palaceNamesEn[name]}, so with age ${text}, most of all in ${palaceMatters[name]}.`,
      `Those born in ${branchSounds[branch]} years have ${the(star)} for Body star, what they lean on later in life; yours stands in ${palaceNamesEn[name]}: in ${palaceMatters[name]}, as you get older, ${text}.`,
    ]);
  },
} satisfies Record<string, Say<PlateView>>;
