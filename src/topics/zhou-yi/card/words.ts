import type { Locale } from "../../../shared/i18n/locale.ts";
import { type Branch, toElement } from "../../kit/hexagrams/branches.ts";
import type { Hexagram } from "../../kit/hexagrams/king-wen.ts";
import { toFullName } from "../../kit/hexagrams/king-wen.ts";
import { toChinesePlace } from "../../kit/hexagrams/place-names.ts";
import type { Relative, Spirit } from "../../kit/hexagrams/relatives.ts";
import { toHexagramName } from "../../kit/hexagrams/words.ts";
import type { ZhouYiCast } from "../engine.ts";
import type { Method } from "../input.ts";
import { relativeNames, spiritNames, toBranchSound, trigramWords } from "../telling/en/names.ts";
import { elementNames } from "../telling/zh/names.ts";

interface CardWords {
  titles: Record<Method, string>;
  moves(count: number): string;
  rule: Record<Method, string>;
  drawn(number: number): string;
  becomes(number: number): string;
  still: string;
  arrow(cast: ZhouYiCast): string;
  name(hexagram: Hexagram): string;
  under(hexagram: Hexagram): { zh: string | null; words: string };
  najia: string;
  najiaSum(cast: ZhouYiCast): string;
  sidesTitle: string;
  sidesSum(cast: ZhouYiCast): string;
  columns: Record<"line" | "throw" | "sum" | "hexagram" | "branch" | "spirit" | "side", string>;
  throwsOf: Record<Method, string>;
  place(place: number, isYang: boolean): string;
  branch(branch: Branch): string;
  relative(relative: Relative): string;
  spirit(spirit: Spirit): string;
  shi: string;
  ying: string;
  sides: Record<"nuclear" | "opposite" | "reversed", string>;
  day(cast: ZhouYiCast): string;
  label(cast: ZhouYiCast): string;
}

const counts = ["零", "一", "两", "三", "四", "五", "六"];
const numerals = ["No", "One", "Two", "Three", "Four", "Five", "Six"];
const toDigits = (places: readonly number[]): string => places.join(", ");

const zh: CardWords = {
  titles: { coins: "三枚铜钱，六掷", yarrow: "蓍草四十九根，十八变", numbers: "报数成卦", manual: "自己摇的六爻" },
  moves: (count) => (count === 0 ? "六爻不动" : count === 6 ? "六爻全动" : `${counts[count]}爻动`),
  rule: { coins: "字二背三，三背为九", yarrow: "三变归奇，余数除四", numbers: "上卦、下卦、动爻", manual: "六七八九，自下而上" },
  drawn: (number) => `本卦 ${number}`,
  becomes: (number) => `之卦 ${number}`,
  still: "六爻安静",
  arrow: ({ movingLines, primary }) => {
    const [first = 1, ...rest] = movingLines;
    if (rest.length === 0) return `${toChinesePlace(first, primary.lines[first - 1] === "1")}动`;
    return rest.length === 5 ? "全动" : `${counts[rest.length + 1]}爻动`;
  },
  name: (hexagram) => toFullName(hexagram),
  under: ({ lower, upper }) => ({ zh: null, words: `${lower}下${upper}上` }),
  najia: "纳甲、六神、世应",
  najiaSum: ({ palace, shi, ying }) => `${palace}宫，${shi} 世 ${ying} 应`,
  sidesTitle: "互卦、错卦、综卦",
  sidesSum: ({ nuclear }) => `互卦${toFullName(nuclear)}`,
  columns: { line: "爻", throw: "掷", sum: "和", hexagram: "本卦", branch: "纳甲", spirit: "六神", side: "世应" },
  throwsOf: { coins: "三枚铜钱", yarrow: "三变", numbers: "", manual: "" },
  place: toChinesePlace,
  branch: (branch) => branch + elementNames[toElement(branch)],
  relative: (relative) => relative,
  spirit: (spirit) => spirit,
  shi: "世",
  ying: "应",
  sides: { nuclear: "互卦", opposite: "错卦", reversed: "综卦" },
  day: ({ day, monthBranch, palace }) => `${palace}宫 · ${monthBranch}月 ${day.stem}${day.branch}日 · 旬空${day.voids.join("")}`,
  label: ({ primary, changed, movingLines }) =>
    `第${primary.number}卦${toFullName(primary)}${changed ? `，${movingLines.map((place) => toChinesePlace(place, primary.lines[place - 1] === "1")).join("、")}动，变第${changed.number}卦${toFullName(changed)}` : "，六爻不动"}`,
};

const en: CardWords = {
  titles: { coins: "Three coins, six throws", yarrow: "Forty-nine stalks", numbers: "Three numbers", manual: "Your own six throws" },
  moves: (count) => (count === 0 ? "No line moves" : count === 6 ? "All six lines move" : `${numerals[count]} line${count === 1 ? " moves" : "s move"}`),
  rule: { coins: "Inscribed side 2, plain side 3", yarrow: "Three changes a line", numbers: "Upper, lower, moving", manual: "Bottom up" },
  drawn: (number) => `Drawn, ${number}`,
  becomes: (number) => `Becomes, ${number}`,
  still: "nothing moves",
  arrow: ({ movingLines }) => (movingLines.length === 1 ? `line ${movingLines[0]}` : `${movingLines.length} lines`),
  name: (hexagram) => toHexagramName(hexagram, "en"),
  under: ({ name, upper, lower }) => ({ zh: name, words: `${trigramWords[upper]} over ${trigramWords[lower]}` }),
  najia: "Branches and sides",
  najiaSum: ({ shi, ying }) => `you in line ${shi}, they in ${ying}`,
  sidesTitle: "Side hexagrams",
  sidesSum: ({ nuclear }) => `nuclear: ${toHexagramName(nuclear, "en")}`,
  columns: { line: "Line", throw: "Throw", sum: "Sum", hexagram: "Hexagram", branch: "Branch", spirit: "Spirit", side: "Side" },
  throwsOf: { coins: "Three coins", yarrow: "Changes", numbers: "", manual: "" },
  place: (place) => String(place),
  branch: (branch) => `${toBranchSound(branch)}, ${toElement(branch)}`,
  relative: (relative) => relativeNames[relative],
  spirit: (spirit) => spiritNames[spirit],
  shi: "you",
  ying: "they",
  sides: { nuclear: "Nuclear", opposite: "Opposite", reversed: "Reversed" },
  day: ({ day, monthBranch, palace }) =>
    `Family of ${trigramWords[palace]} · ${toBranchSound(monthBranch)} month, ${toBranchSound(day.branch)} day · void: ${day.voids.map(toBranchSound).join(", ")}`,
  label: ({ primary, changed, movingLines }) =>
    `Hexagram ${primary.number}, ${toHexagramName(primary, "en")}${changed ? `, line${movingLines.length > 1 ? "s" : ""} ${toDigits(movingLines)} changing, becomes hexagram ${changed.number}, ${toHexagramName(changed, "en")}` : ", no line changing"}`,
};

export const cardWords: Record<Locale, CardWords> = { zh, en };
