import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Element, Relation } from "../../kit/hexagrams/elements.ts";
import type { Hexagram } from "../../kit/hexagrams/king-wen.ts";
import { toFullName } from "../../kit/hexagrams/king-wen.ts";
import { toChinesePlace } from "../../kit/hexagrams/place-names.ts";
import { getTrigram, type TrigramName } from "../../kit/hexagrams/trigrams.ts";
import { toHexagramName } from "../../kit/hexagrams/words.ts";
import type { Season } from "../body-use.ts";
import type { NumberCast } from "../engine.ts";

export interface CardWords {
  title: string;
  note(drawn: boolean): string;
  /** How a digit is divided: "÷ 8, 3 left". */
  left(digit: number, divisor: number, left: number): string;
  places: readonly [string, string, string];
  trigram(name: TrigramName): string;
  line(place: number, isYang: boolean): string;
  elements: Record<Element, string>;
  body: string;
  use: string;
  name(hexagram: Hexagram): string;
  primary: string;
  changed: string;
  bonds: Record<Relation, string>;
  seasons: Record<Season, string>;
  leans: readonly [string, string, string, string, string];
  units: Record<Relation, string>;
  terms: { bond: string; season: string; middle: string; turn: string; lean: string; timing: string };
  timing(total: number, unit: string): string;
  rows: { line: string; terms: string; timing: string };
  /** The line that moves and what it makes. */
  moves(line: string, changed: string): string;
  label(cast: NumberCast, body: TrigramName, use: TrigramName): string;
}

const englishTrigrams: Record<TrigramName, string> = {
  乾: "Heaven",
  兑: "Lake",
  离: "Fire",
  震: "Thunder",
  巽: "Wind",
  坎: "Water",
  艮: "Mountain",
  坤: "Earth",
};

const zh: CardWords = {
  title: "三数成卦",
  note: (drawn) => (drawn ? "替你抽的三个数" : "你报的三个数"),
  left: (digit, divisor, left) => (digit % divisor === 0 ? `÷${divisor} 尽，作 ${left}` : `÷${divisor} 余 ${left}`),
  places: ["上卦", "下卦", "动爻"],
  trigram: (name) => `${name} ${getTrigram(name).image}`,
  line: toChinesePlace,
  elements: { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" },
  body: "体",
  use: "用",
  name: toFullName,
  primary: "本卦",
  changed: "变卦",
  bonds: { feedsMe: "用生体", same: "比和", iHold: "体克用", iFeed: "体生用", holdsMe: "用克体" },
  seasons: { prosperous: "旺", supported: "相", resting: "休", confined: "囚", failing: "死" },
  leans: ["不宜", "缓一缓", "两可", "可以", "很可以"],
  units: { feedsMe: "天", same: "天", iHold: "周", iFeed: "个月", holdsMe: "个月" },
  terms: { bond: "体用", season: "月令", middle: "互卦", turn: "用变", lean: "倾向", timing: "快慢" },
  timing: (total, unit) => `约 ${total} ${unit}`,
  rows: { line: "动爻", terms: "体用与月令", timing: "快慢" },
  moves: (line, changed) => `${line}动，变${changed}`,
  label: ({ digits, primary, changed, moving }, body, use) =>
    `${digits.join("、")}，${toFullName(primary)}，第${moving}爻动，变${toFullName(changed ?? primary)}，体${body}用${use}`,
};

const en: CardWords = {
  title: "Three numbers",
  note: (drawn) => (drawn ? "Drawn for you" : "As you gave them"),
  left: (digit, divisor, left) => (digit % divisor === 0 ? `÷ ${divisor}, take ${left}` : `÷ ${divisor}, ${left} left`),
  places: ["Upper", "Lower", "Moves"],
  trigram: (name) => englishTrigrams[name],
  line: (place) => `Line ${place}`,
  elements: { wood: "wood", fire: "fire", earth: "earth", metal: "metal", water: "water" },
  body: "Body",
  use: "Use",
  name: (hexagram) => toHexagramName(hexagram, "en"),
  primary: "Cast",
  changed: "Becomes",
  bonds: { feedsMe: "Use feeds body", same: "They agree", iHold: "Body holds use", iFeed: "Body feeds use", holdsMe: "Use holds body" },
  seasons: { prosperous: "Prosperous", supported: "Supported", resting: "Resting", confined: "Confined", failing: "Failing" },
  leans: ["No", "Hold back", "Either way", "Yes", "Plainly yes"],
  units: { feedsMe: "days", same: "days", iHold: "weeks", iFeed: "months", holdsMe: "months" },
  terms: { bond: "Body and use", season: "The month", middle: "Nuclear", turn: "Use becomes", lean: "Lean", timing: "Pace" },
  timing: (total, unit) => `About ${total} ${unit}`,
  rows: { line: "The moving line", terms: "Body and use", timing: "How soon" },
  moves: (line, changed) => `${line}, into ${changed}`,
  label: ({ digits, primary, changed, moving }, body, use) =>
    `${digits.join(", ")}: ${toHexagramName(primary, "en")}, line ${moving} moves and makes ${toHexagramName(changed ?? primary, "en")}; body ${englishTrigrams[body]}, use ${englishTrigrams[use]}`,
};

export const cardWords: Record<Locale, CardWords> = { zh, en };
