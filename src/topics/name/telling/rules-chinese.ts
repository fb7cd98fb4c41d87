import { gridNames } from "../../kit/grids/grids.ts";
import { defineRules, type Holding } from "../../kit/telling/rule.ts";
import { isTriedName } from "../tried.ts";
import type { Part } from "./parts.ts";
import { type ChineseView, findMainElement, listGridsOf, type NameView } from "./view.ts";

/** A rule that Chinese names alone can hold. */
const of =
  (holds: (chinese: ChineseView, view: NameView) => Holding | null) =>
  (view: NameView): Holding | null =>
    view.chinese ? holds(view.chinese, view) : null;
const when = (is: boolean, facts: readonly string[], kind?: string): Holding | null => (is ? (kind === undefined ? { facts } : { facts, of: kind }) : null);

const allGrids = gridNames.map((name) => `grid.${name}`);
const charsOf = ({ given }: ChineseView): string[] => given.map(({ place }) => `char.${place}`);

/** The best and the worst part of the score, and how low that is; null where all are alike. */
export const toShape = (parts: readonly { key: string; value: number }[]): { best: string; worst: string; level: "fair" | "middling" | "low" } | null => {
  const sorted = [...parts].sort((one, other) => other.value - one.value);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  return best && worst && best.value > worst.value
    ? { best: best.key, worst: worst.key, level: worst.value >= 75 ? "fair" : worst.value >= 50 ? "middling" : "low" }
    : null;
};

export const overallRules = defineRules<NameView, Part>()([
  {
    key: "allLucky",
    part: "overall",
    weight: 9,
    holds: of(({ cast }, { isSuggested }) => when(!isSuggested && listGridsOf(cast, "lucky").length === 4, allGrids)),
  },
  { key: "noneLucky", part: "overall", weight: 9, holds: of(({ cast }) => when(listGridsOf(cast, "lucky").length === 0, allGrids)) },
  {
    key: "mainElement",
    part: "overall",
    weight: 7,
    holds: of(({ cast }) => {
      const element = findMainElement(cast);
      return element && { facts: allGrids.filter((id) => cast.elements[id.slice(5) as "person"] === element), of: element };
    }),
  },
  { key: "allFive", part: "overall", weight: 7.5, holds: of(({ cast }) => when(new Set(Object.values(cast.elements)).size === 5, allGrids)) },
  {
    key: "course",
    part: "overall",
    weight: 5.5,
    holds: of(({ cast: { luck } }) => {
      const [middle, late] = [luck.person, luck.total];
      const kind = middle === late ? null : middle === "unlucky" ? "rises" : late === "unlucky" ? "falls" : null;
      return kind && { facts: ["grid.person", "grid.total"], of: `${kind}.${kind === "rises" ? late : middle}` };
    }),
  },
  {
    key: "shape",
    part: "overall",
    weight: 5,
    holds: of(({ cast }, { isSuggested }) => {
      if (isSuggested) return null;
      const shape = toShape(cast.scoreParts);
      return shape && { facts: ["score"], of: `${shape.best}.${shape.worst}.${shape.level}` };
    }),
  },
  {
    key: "luckyGrids",
    part: "overall",
    weight: 3,
    holds: of(({ cast }) => {
      const lucky = listGridsOf(cast, "lucky");
      return when(lucky.length > 0 && lucky.length < 4, allGrids.slice(1), lucky.join("."));
    }),
  },
  { key: "compound", part: "overall", weight: 6, holds: of(({ cast }) => when([...cast.surname].length === 2, ["char.1", "char.2", "grid.heaven"])) },
  {
    key: "surnameElement",
    part: "overall",
    weight: 2,
    holds: of(({ cast }, { isSuggested }) => (isSuggested ? null : { facts: ["grid.heaven"], of: cast.elements.heaven })),
  },
  { key: "oneGiven", part: "overall", weight: 4, holds: of((own) => when(own.given.length === 1, charsOf(own))) },
  { key: "threeGiven", part: "overall", weight: 6, holds: of((own) => when(own.given.length === 3, charsOf(own))) },
]);

/** Finals by how wide the mouth stands at the end: the name is called out on it. */
const finals: readonly (readonly [string, RegExp])[] = [
  ["open", /a(?:i|o|n|ng)?$/],
  ["round", /o(?:u|ng)?$/],
  ["thin", /^(?:i|v|ve|ie|in|ing|iu|u|ue|un|vn)$/],
  ["middle", /./],
];
const toFinalKind = (final: string): string => finals.find(([, pattern]) => pattern.test(final))![0];

/** The final of a syllable with its tone mark: "yáng" → ang. */
const toFinal = (pinyin: string): string =>
  pinyin
    .normalize("NFD")
    .replaceAll(/[\u0300-\u0304\u030c]/g, "")
    .replace("ü", "v")
    .replace(/^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])/, "");

export const soundRules = defineRules<NameView, Part>()([
  {
    key: "homophone",
    part: "sound",
    weight: 9.5,
    holds: of(({ cast: { sound } }) => when(sound.homophones.length > 0, ["sound"], sound.homophones.some(({ isExact }) => isExact) ? "exact" : "loose")),
  },
  { key: "echo", part: "sound", weight: 8, holds: of(({ cast: { sound } }) => when(sound.issues.includes("echo"), ["sound"])) },
  {
    key: "sameTones",
    part: "sound",
    weight: 7.5,
    holds: of(({ cast: { sound } }) => when(sound.issues.includes("sameTones"), ["sound"], String(sound.tones[0]))),
  },
  { key: "lowRun", part: "sound", weight: 7, holds: of(({ cast: { sound } }) => when(sound.issues.includes("lowRun"), ["sound"])) },
  { key: "sameInitials", part: "sound", weight: 6.5, holds: of(({ cast: { sound } }) => when(sound.issues.includes("sameInitials"), ["sound"])) },
  { key: "sameFinals", part: "sound", weight: 6, holds: of(({ cast: { sound } }) => when(sound.issues.includes("sameFinals"), ["sound"])) },
  { key: "tones", part: "sound", weight: 5, holds: of(({ cast: { sound } }) => when(!sound.tones.includes(5), ["sound"], sound.tones.slice(-2).join(""))) },
  {
    key: "allTones",
    part: "sound",
    weight: 4.5,
    holds: of(({ cast: { sound } }) => when(sound.score === 100 && sound.tones.length > 2 && new Set(sound.tones).size === sound.tones.length, ["sound"])),
  },
  {
    key: "ending",
    part: "sound",
    weight: 4,
    holds: of(({ cast: { sound }, given }) => when(true, ["sound"], `${toFinalKind(toFinal(sound.pinyin.at(-1)!))}.${given.length === 1 ? "one" : "more"}`)),
  },
]);

export const meaningRules = defineRules<NameView, Part>()([
  { key: "firstProposed", part: "meaning", role: "intro", weight: 1, holds: (view) => when(view.isSuggested, ["suggestion.1"]) },
  {
    key: "sameTheme",
    part: "meaning",
    weight: 7,
    holds: of((own) => {
      const themes = own.given.map(({ entry }) => entry?.theme);
      return when(themes.length === 2 && themes[0] !== undefined && themes[0] === themes[1], charsOf(own), themes[0]);
    }),
  },
  {
    key: "leads",
    part: "meaning",
    weight: 6.2,
    holds: of(({ given: [first, second] }) => (first?.entry && second ? { facts: [`char.${first.place}`], of: first.entry.theme } : null)),
  },
  {
    key: "lands",
    part: "meaning",
    weight: 6,
    holds: of(({ given }) => {
      const last = given.at(-1);
      return last?.entry ? { facts: [`char.${last.place}`], of: last.entry.theme } : null;
    }),
  },
  {
    key: "doubled",
    part: "meaning",
    weight: 8,
    holds: of((own) => when(own.given.length === 2 && own.given[0]!.char === own.given[1]!.char, charsOf(own))),
  },
  {
    key: "unglossed",
    part: "meaning",
    weight: 5,
    holds: of((own) =>
      when(
        own.given.some(({ entry }) => !entry),
        charsOf(own),
      ),
    ),
  },
  { key: "tried", part: "meaning", weight: 5.5, holds: of((own, { isSuggested }) => when(!isSuggested && isTriedName(own.cast.given), charsOf(own))) },
  {
    key: "mixedLeaning",
    part: "meaning",
    weight: 5.2,
    holds: of((own) => {
      const leanings = own.given.map(({ entry }) => entry?.leaning);
      return when(leanings.includes("female") && leanings.includes("male"), charsOf(own));
    }),
  },
  {
    key: "oneLeaning",
    part: "meaning",
    weight: 3,
    holds: of((own) => {
      const leanings = new Set(own.given.map(({ entry }) => entry?.leaning));
      const [leaning] = leanings;
      return when(leanings.size === 1 && leaning !== undefined && leaning !== "either" && own.given.length > 1, charsOf(own), leaning);
    }),
  },
]);
