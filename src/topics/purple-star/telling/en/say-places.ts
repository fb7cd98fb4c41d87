import type { Say } from "../../../kit/telling/rule.ts";
import { brightTexts, dimTexts } from "../../data/en/brightness.ts";
import { lovePalaces } from "../../data/en/love-palaces.ts";
import { minorEpithets, minorTexts } from "../../data/en/minors.ts";
import { moneyPalaces } from "../../data/en/money-palaces.ts";
import { patternTexts } from "../../data/en/pattern-texts.ts";
import { peoplePalaces } from "../../data/en/people-palaces.ts";
import { selfPalaces } from "../../data/en/self-palaces.ts";
import { smallTexts } from "../../data/en/smalls.ts";
import { soulEmpty, soulPairs } from "../../data/en/soul.ts";
import { starMatters, transformedTexts } from "../../data/en/transformed.ts";
import { workPalaces } from "../../data/en/work-palaces.ts";
import { starNamesEn } from "../../data/names.en.ts";
import { type PalaceName, palaceNames } from "../../data/palaces.ts";
import type { PatternName } from "../../data/patterns.ts";
import type { MinorStar, StarName } from "../../data/stars.ts";
import type { Transformation } from "../../data/transformations.ts";
import { fields, palacesOf } from "../parts.ts";
import type { MajorStar, PalaceView, PlateView } from "../view.ts";
import { palaceNamesEn, the, toCapital, toChange, toSound } from "./names.ts";
import { patternWords } from "./patterns.ts";
import { toYears } from "./say-times.ts";

export const palaceTexts: Readonly<Record<PalaceName, Readonly<Record<MajorStar, string>>>> = {
  ...selfPalaces,
  ...lovePalaces,
  ...workPalaces,
  ...moneyPalaces,
  ...peoplePalaces,
};
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
const toLower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const split = (of: string): [string, string] => of.split(".") as [string, string];
const toList = (names: readonly StarName[]): string => names.map(the).join(" and ");
const toSentences = (text: string): string[] => text.split(/(?<=[.])\s/);
/** Few live to see a decade beyond. */
const oldest = 90;
const toTurn = (view: PlateView, { decadal: [from, to] }: PalaceView): string => (to <= oldest ? `, rules ${toYears(view, from, to)}` : "");

const withMinor = ({ toldMinor }: PalaceView): string => (toldMinor ? `, beside ${the(toldMinor)} (${minorEpithets[toldMinor]})` : "");
const toOpening = (view: PlateView, own: PalaceView): string => {
  const [first, second] = own.majors;
  const place = `${subjects[own.name]} is in ${toSound(own.stem + own.branch)}${toTurn(view, own)}`;
  if (own.isBorrowed)
    return `${place}${own.toldMinor ? `, houses only ${the(own.toldMinor)} (${minorEpithets[own.toldMinor]})` : ""} and borrows ${the(first.name)} from ${palaceNamesEn[own.opposite]} opposite, having no major star`;
  return `${place} and holds ${the(first.name)}${first.transformation ? ` with ${toChange(first.transformation)}` : ""}${second ? ` and ${the(second.name)}` : ""}${withMinor(own)}`;
};

const fieldOf = (name: PalaceName) => fields.find((field) => palacesOf[field].includes(name))!;
/** What the minor star beside the major does there, else the rest of the passage; and a small star in half a sentence. */
const toRest = (own: PalaceView, rest: string): string => {
  const { toldMinor, toldSmall } = own;
  const beside = toldMinor ? minorTexts[toldMinor][fieldOf(own.name)] : rest.replace(/\.$/, "");
  const small = toldSmall ? `${starNamesEn[toldSmall]} adds that ${smallTexts[toldSmall]}` : "";
  if (small === "") return beside === "" ? "" : ` ${beside}.`;
  return beside === "" ? ` Of the small stars, ${small}.` : ` ${beside}; ${small}.`;
};

const kindWords: Readonly<Record<Transformation, readonly [meaning: string, matter: string]>> = {
  禄: ["what flows", "it flows in"],
  权: ["what you grip", "you grip"],
  科: ["what earns a name", "the name comes by"],
  忌: ["where it catches", "it catches on"],
};

export const sayPlaces = {
  pattern: (_, of) => {
    const { name, rule } = patternWords[of as PatternName];
    return `Your plate makes “${name}”, that is, ${rule}: ${toLower(patternTexts[of as PatternName])}.`;
  },
  soulPair: ({ cast, palaces: { 命宫: own } }, of) =>
    `Born in ${cast.lunarDate.year} (${toSound(cast.year)}), you have ${toList(own.majors.map(({ name }) => name))} in Self (your grain) in ${toSound(own.stem + own.branch)}${withMinor(own)}: ${soulPairs[of]}.${toRest(own, "")}`,
  soulEmpty: ({ cast, palaces: { 命宫: own } }) => {
    const names = own.majors.map(({ name }) => name);
    return `Born in ${cast.lunarDate.year} (${toSound(cast.year)}), you have no major star in Self (your grain) in ${toSound(own.stem + own.branch)}${own.toldMinor ? `, only ${the(own.toldMinor)} (${minorEpithets[own.toldMinor]})` : ""}, and borrow ${toList(names)} from opposite: ${soulEmpty[names[0]!]}.${toRest(own, "")}`;
  },
  body: ({ palaces }, of) => {
    const own = palaces[of as PalaceName];
    const majors = `${own.isBorrowed ? "borrowed " : ""}${toList(own.majors.map(({ name }) => name))}`;
    const where: Partial<Record<PalaceName, string>> = {
      命宫: `The Body palace, where later life pushes, lies on Self itself with ${majors}. As you were young you’ll be old, and changing your mind costs more than it does others.`,
      夫妻: `The Body palace, where later life pushes, lies on Spouse with ${majors}. After thirty-five your ups and downs are tied to one person, so choose that before a trade.`,
      财帛: `The Body palace, where later life pushes, lies on Wealth with ${majors}. After thirty-five you measure by money; don’t measure kin with it.`,
      迁移: `The Body palace, where later life pushes, lies on Travel with ${majors}. Later you’re most yourself away, and a new town turns things.`,
      福德: `The Body palace, where later life pushes, lies on Joy with ${majors}. The older you get, the more a hobby outweighs a title.`,
      官禄: `The Body palace, where later life pushes, lies on Career with ${majors}. You’ll know yourself by work, so plan early for stopping.`,
    };
    return where[of as PalaceName] ?? "";
  },
  major: (view, of) => {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    const [first, ...rest] = toSentences(`${palaceTexts[name][star]}.`);
    return `${toOpening(view, view.palaces[name])}: ${first}${toRest(view.palaces[name], rest.join(" "))}`;
  },
  second: ({ palaces }, of) => {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    return `${toCapital(the(star))} shares ${palaceNamesEn[name]} with ${the(palaces[name].majors[0].name)}: ${palaceTexts[name][star]}.`;
  },
  dim: (_, of) => {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    return `In ${palaceNamesEn[name]}, ${the(star)} is fallen, the darkest of seven steps: ${dimTexts[star]}.`;
  },
  bright: (_, of) => {
    const [name, star] = split(of) as [PalaceName, MajorStar];
    return `In ${palaceNamesEn[name]}, ${the(star)} is radiant, the brightest of seven steps: ${brightTexts[star]}.`;
  },
  transformed: ({ cast }, of) => {
    const [kind, name] = split(of) as [Transformation, PalaceName];
    const star = cast.transformations[kind];
    const [meaning, matter] = kindWords[kind];
    const year = `${cast.lunarDate.year} (${toSound(cast.year)})`;
    // Two ways to open, so that two of them in one reading do not sound alike.
    const opening =
      palaceNames.indexOf(name) % 2 === 0
        ? `Your year, ${year}, gives ${toChange(kind)}, ${meaning}, to ${the(star)} in ${palaceNamesEn[name]}`
        : `${toCapital(the(star))} in ${palaceNamesEn[name]} carries ${toChange(kind)}, ${meaning}, from your year ${year}`;
    return `${opening}, and ${matter} ${starMatters[star]}: ${transformedTexts[kind][name]}.`;
  },
  minor: (_, of) => {
    const [star, name] = split(of) as [MinorStar, PalaceName];
    return `${toCapital(the(star))}, ${minorEpithets[star]}, stands in ${palaceNamesEn[name]}. ${minorTexts[star][fieldOf(name)]}.`;
  },
} satisfies Record<string, Say<PlateView>>;
