import type { Locale } from "../../../shared/i18n/locale.ts";
import { toKuaTrigram } from "../../kit/kua/kua.ts";
import { animalNamesEn, branchNamesEn, nayinNamesEn, stemNamesEn } from "../../kit/pillars/data/names-en.ts";
import type { PillarName } from "../../kit/pillars/four-pillars.ts";
import { type CrossTie, isDrawing } from "../cross-ties.ts";
import { type MarriageCast, toParts } from "../engine.ts";
import { toBestYear } from "../joint-years.ts";
import type { NameGrid } from "../name-pair.ts";
import type { Who } from "../person.ts";
import type { Contact } from "../score/contacts.ts";
import type { PartName } from "../score/points.ts";
import * as en from "../telling/en/fact-words.ts";
import { mansionNames, toGanzhiName, trigramNames } from "../telling/en/lexicon.ts";
import * as zh from "../telling/zh/fact-words.ts";
import { aspectNames, toAnimal } from "../telling/zh/lexicon.ts";

export interface CardWords {
  title: string;
  note(cast: MarriageCast): string;
  who(cast: MarriageCast, who: Who): string;
  birth(cast: MarriageCast, who: Who): string;
  pillars: Record<PillarName, string>;
  pillarNote(ganzhi: string): string[];
  unknownHour: string;
  arcs(cast: MarriageCast): string;
  /** Between what the total lies. */
  scale(from: number, to: number): string;
  scoresTitle: string;
  strongest: string;
  sorest: string;
  parts: Record<PartName, string>;
  /** What the part found in this pair, in a few words. */
  found(cast: MarriageCast, part: PartName): string;
  tiesTitle: string;
  noTies: string;
  tie(tie: CrossTie): { name: string; where: string };
  skyTitle: string;
  noContacts: string;
  contact(contact: Contact): { name: string; how: string };
  givingTitle: string;
  giving(cast: MarriageCast, who: Who): string;
  yearsTitle: string;
  yearsNote: string;
  birthsTitle: string;
  names: string;
  personGrid(grid: NameGrid): string;
  /** What each folded row comes to. */
  scoresSum(cast: MarriageCast): string;
  tiesSum(cast: MarriageCast): string;
  contactsSum(cast: MarriageCast): string;
  givingSum(cast: MarriageCast): string;
  yearsSum(cast: MarriageCast): string;
  birthsSum(cast: MarriageCast): string;
  namesSum(cast: MarriageCast): string;
}

const toBirth = ({ civilTime, hasTime, place }: MarriageCast[Who], unknown: string): string =>
  [hasTime ? civilTime.slice(0, 16).replace("T", " ") : `${civilTime.slice(0, 10)} ${unknown}`, place].filter(Boolean).join(" · ");

/** "13:45 上海市" */
const toHour = ({ civilTime, hasTime, place }: MarriageCast[Who], unknown: string): string =>
  [hasTime ? civilTime.slice(11, 16) : unknown, place].filter(Boolean).join(" ");

/** A part's points of what it counts for: "8/8". */
const toPoints = (cast: MarriageCast, part: PartName): string => `${toParts(cast)[part].score}/${toParts(cast)[part].of}`;

/** How many are so and how many are not, those there are. */
const toSum = (list: readonly boolean[], [yes, no]: [string, string], comma: string): string =>
  [[list.filter(Boolean).length, yes] as const, [list.filter((one) => !one).length, no] as const]
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count}${name}`)
    .join(comma);

const zhElements = { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" };
const stemTiesZh = { combine: "五合", feeds: "相生", same: "同行", holds: "相克", clash: "相冲" };
const stemTiesEn = { combine: "combine", feeds: "one feeds the other", same: "one element", holds: "one holds the other", clash: "clash" };

const chinese: CardWords = {
  title: "合婚",
  note: (cast) => (["a", "b"] as const).map((who) => cast[who].civilTime.slice(0, 10)).join(" 与 "),
  who: ({ names }, who) => (who === "a" ? (names.male ?? "男方") : (names.female ?? "女方")),
  birth: (cast, who) => toBirth(cast[who], "时辰不详"),
  pillars: { year: "年", month: "月", day: "日", hour: "时" },
  pillarNote: () => [],
  unknownHour: "时辰不详",
  arcs: ({ crossTies }) => `两张盘之间的弧线：${crossTies.map((tie) => `${tie.a.char}${tie.b.char}${zh.crossNames[tie.kind]}`).join("，") || "没有"}`,
  scale: (from, to) => `满分 100，括线是余地：${from} 到 ${to}`,
  scoresTitle: "七项得分",
  strongest: "最强",
  sorest: "最弱",
  parts: zh.partLabels,
  found({ animals, pillars, nayin, elements, kua, synastry }, part) {
    const branches = (ties: readonly string[]): string => ties.map((tie) => zh.tieNames[tie as "none"]).join("带");
    const found: Record<PartName, string> = {
      animals: `${toAnimal(animals.a)}${toAnimal(animals.b)}${branches(animals.ties)}`,
      dayStems: `${pillars.stems.a}${pillars.stems.b}${stemTiesZh[pillars.stems.tie]}`,
      dayBranches: `${pillars.branches.a}${pillars.branches.b}${branches(pillars.branches.ties)}`,
      nayin: `${nayin.a}、${nayin.b}`,
      elements: `男得${elements.toA.percent}%，女得${elements.toB.percent}%`,
      kua: `${toKuaTrigram(kua.a)}${toKuaTrigram(kua.b)}${kua.mansion}`,
      synastry: `${synastry.contacts.length}处相位`,
    };
    return found[part];
  },
  tiesTitle: "两盘合冲",
  noTies: "两盘之间没有合冲",
  tie: ({ kind, a, b }) => ({ name: zh.crossNames[kind], where: `男${zh.pillarNames[a.pillar]}、女${zh.pillarNames[b.pillar]}` }),
  skyTitle: "星盘相位",
  noContacts: "没有一处在容许的度数里",
  contact: ({ a, b, type, orb }) => ({ name: `男${zh.planetNames[a]} 女${zh.planetNames[b]}`, how: `${aspectNames[type]} 差${orb}°` }),
  givingTitle: "用神谁给谁",
  giving: ({ elements }, who) => {
    const { useful, percent } = who === "a" ? elements.toA : elements.toB;
    return `${who === "a" ? "他" : "她"}要${useful.map((element) => zhElements[element]).join("")}，给到${percent}%`;
  },
  yearsTitle: "往后几年",
  yearsNote: "上男下女：往上是顺，往下是紧",
  birthsTitle: "生辰",
  names: "名字",
  personGrid: ({ person, element }) => `人格 ${person} · ${zhElements[element]}`,
  scoresSum: (cast) => {
    const { strongest, sorest } = cast.total;
    return `最强${zh.partLabels[strongest]} ${toPoints(cast, strongest)}，最弱${zh.partLabels[sorest]} ${toPoints(cast, sorest)}`;
  },
  tiesSum: ({ crossTies }) => toSum(crossTies.map(isDrawing), ["处合", "处冲刑害"], "，") || "没有",
  contactsSum: ({ synastry }) =>
    toSum(
      synastry.contacts.map(({ effect }) => effect >= 0),
      ["处顺", "处紧"],
      "，",
    ) || "没有",
  givingSum: ({ elements }) => `他得${elements.toA.percent}%，她得${elements.toB.percent}%`,
  yearsSum: (cast) => `${toBestYear(cast).year} ${toBestYear(cast).pillar}最顺`,
  birthsSum: (cast) => (["a", "b"] as const).map((who) => toHour(cast[who], "时辰不详")).join("，"),
  namesSum: ({ nameGrids }) => (nameGrids ? `人格 ${nameGrids.a.person} 与 ${nameGrids.b.person}` : ""),
};

const english: CardWords = {
  title: "Match",
  note: (cast) => (["a", "b"] as const).map((who) => cast[who].civilTime.slice(0, 10)).join(" and "),
  who: ({ names }, who) => (who === "a" ? (names.male ?? "He") : (names.female ?? "She")),
  birth: (cast, who) => toBirth(cast[who], "hour unknown"),
  pillars: { year: "Year", month: "Month", day: "Day", hour: "Hour" },
  pillarNote: (ganzhi) => [stemNamesEn[ganzhi[0]!]!, branchNamesEn[ganzhi[1]!]!],
  unknownHour: "Hour unknown",
  arcs: ({ crossTies }) =>
    `Arcs between the charts: ${crossTies.map(({ kind, a, b }) => `${en.crossNames[kind]} of his ${a.pillar} and her ${b.pillar}`).join(", ") || "none"}`,
  scale: (from, to) => `Of 100; the bracket is the margin, ${from} to ${to}`,
  scoresTitle: "Seven scores",
  strongest: "strongest",
  sorest: "weakest",
  parts: en.partLabels,
  found({ animals, pillars, nayin, elements, kua, synastry }, part) {
    const branches = (ties: readonly string[]): string => ties.map((tie) => en.tieNames[tie as "none"]).join(" with ");
    const found: Record<PartName, string> = {
      animals: `${animalNamesEn[animals.a]}, ${animalNamesEn[animals.b]}: ${branches(animals.ties)}`,
      dayStems: `${stemNamesEn[pillars.stems.a]}, ${stemNamesEn[pillars.stems.b]}: ${stemTiesEn[pillars.stems.tie]}`,
      dayBranches: `${branchNamesEn[pillars.branches.a]}, ${branchNamesEn[pillars.branches.b]}: ${branches(pillars.branches.ties)}`,
      nayin: `${nayinNamesEn[nayin.a]}, ${nayinNamesEn[nayin.b]}`,
      elements: `He is given ${elements.toA.percent}%, she ${elements.toB.percent}%`,
      kua: `${trigramNames[toKuaTrigram(kua.a)]}, ${trigramNames[toKuaTrigram(kua.b)]}: ${mansionNames[kua.mansion]}`,
      synastry: `${synastry.contacts.length} ${synastry.contacts.length === 1 ? "contact" : "contacts"}`,
    };
    return found[part];
  },
  tiesTitle: "Ties",
  noTies: "No ties between the charts",
  tie: ({ kind, a, b }) => ({ name: en.crossNames[kind], where: `his ${a.pillar}, her ${b.pillar}` }),
  skyTitle: "Skies",
  noContacts: "None within reach",
  contact: ({ a, b, type, orb }) => ({ name: `His ${en.planetNames[a]}, her ${en.planetNames[b]}`, how: `${type}, ${orb}° off` }),
  givingTitle: "Who gives what",
  giving: ({ elements }, who) => {
    const { useful, percent } = who === "a" ? elements.toA : elements.toB;
    return `${who === "a" ? "He" : "She"} needs ${useful.join(", ")}: given ${percent}%`;
  },
  yearsTitle: "Years ahead",
  yearsNote: "Him above, her below: up is easy, down is tight",
  birthsTitle: "Births",
  names: "Names",
  personGrid: ({ person, element }) => `Person grid ${person}, ${element}`,
  scoresSum: (cast) => {
    const { strongest, sorest } = cast.total;
    return `${en.partLabels[strongest]} ${toPoints(cast, strongest)} down to ${en.partLabels[sorest]} ${toPoints(cast, sorest)}`;
  },
  tiesSum: ({ crossTies }) => toSum(crossTies.map(isDrawing), [" draw", " grate"], ", ") || "none",
  contactsSum: ({ synastry }) =>
    toSum(
      synastry.contacts.map(({ effect }) => effect >= 0),
      [" easy", " tight"],
      ", ",
    ) || "none within reach",
  givingSum: ({ elements }) => `he is given ${elements.toA.percent}%, she ${elements.toB.percent}%`,
  yearsSum: (cast) => `best ${toBestYear(cast).year}, ${toGanzhiName(toBestYear(cast).pillar)}`,
  birthsSum: (cast) => (["a", "b"] as const).map((who) => toHour(cast[who], "hour unknown")).join(", "),
  namesSum: ({ nameGrids }) => (nameGrids ? `person grids ${nameGrids.a.person} and ${nameGrids.b.person}` : ""),
};

export const cardWords: Record<Locale, CardWords> = { zh: chinese, en: english };
