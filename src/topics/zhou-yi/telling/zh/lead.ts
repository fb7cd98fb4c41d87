import { toFullName } from "../../../kit/hexagrams/king-wen.ts";
import { toChinesePlace } from "../../../kit/hexagrams/place-names.ts";
import type { ZhouYiCast } from "../../engine.ts";
import type { ZhouYiFact } from "../../facts.ts";
import type { Method } from "../../input.ts";
import { getFact, type Outline } from "../outline.ts";
import { patternWords, toTrigramScene } from "./craft.ts";

const verbs: Record<Method, string> = { coins: "你掷得", yarrow: "四十九根蓍草分出", numbers: "三个数合成", manual: "你摇得" };

const counts = ["", "一", "两", "三", "四", "五", "六"];

const toMovingNames = ({ movingLines, primary }: ZhouYiCast): string[] => movingLines.map((place) => toChinesePlace(place, primary.lines[place - 1] === "1"));

/** 你掷得水风井，九三一爻动，变坎。 */
export const toOpening = (cast: ZhouYiCast): string => {
  const count = cast.movingLines.length;
  const opening = `${verbs[cast.method]}${toFullName(cast.primary)}`;
  if (!cast.changed) return `${opening}，六爻安静，一根没动。`;
  const changed = toFullName(cast.changed);
  if (count === 6) return `${opening}，六爻全动，整个翻成${changed}。`;
  const names = toMovingNames(cast);
  return count <= 3
    ? `${opening}，${names.join("、")}${counts[count]}爻动，变${changed}。`
    : `${opening}，除了${listStill(cast).join("、")}，${counts[count]}爻都在动，变${changed}。`;
};

const listStill = ({ movingLines, primary }: ZhouYiCast): string[] =>
  [1, 2, 3, 4, 5, 6].filter((place) => !movingLines.includes(place)).map((place) => toChinesePlace(place, primary.lines[place - 1] === "1"));

const rules: readonly string[] = [
  "没有动爻，事情眼下就这个样，话全在卦辞里。",
  "动爻是正在变的那一根；只动一根，话就集中在它身上。",
  "动爻是正在变的那一根；两根都算数，上面那根分量重。",
  "三根动、三根不动，一半已经起身：本卦的卦辞说眼下，之卦的卦辞说去处，两篇并着看。",
  "大半都变了，就以变出来的卦为主，看里头没动的那两根，下面那根分量重。",
  "只剩一根没动，话就落在变出来的卦里这一根上。",
  "全变了，旧局翻篇，看变出来的卦辞。",
];

const toRule = ({ movingLines, ruling }: ZhouYiCast): string =>
  ruling[0]?.place === "all" ? "六根全变，只有乾坤两卦另备一句话等着，就看那一句。" : rules[movingLines.length]!;

/** Said only of what few casts have. */
const toRarity = (facts: readonly ZhouYiFact[]): string => {
  const { percent, count } = getFact(facts, "moving").values;
  if (percent === null || percent > 5) return "";
  if (count === 4) return "动这么多，一百回里才三回。";
  return count === 5 ? "这样的卦，两百回里才有一回。" : "这样的卦，四千回里才碰上一回。";
};

const toFavourRule = ({ favour, question, cast }: Outline): string => {
  if (!favour || !question.options) return "";
  const [first, last] = question.options;
  if (favour.by === "move") return `两条路，卦说宜动，就是那条要起身的；说宜守，就是另一条。`;
  return `两条路各占一卦：“${first}”看${cast.primary.name}，“${last}”看${favour.second === "changed" ? "变出来的" : "它的反面"}${favour.second === "changed" ? cast.changed!.name : cast.opposite.name}。`;
};

/** The cast as one story: what was thrown, which text answers, the scene. */
export const toLead = (outline: Outline, facts: readonly ZhouYiFact[]): { text: string; facts: string[] } => {
  const pattern = facts.find((fact) => fact.key === "pattern");
  const patternText = pattern?.key === "pattern" ? patternWords[pattern.values.kind] : "";
  const scene = toTrigramScene(facts);
  const opening = toOpening(outline.cast) + toRarity(facts);
  const rule = toRule(outline.cast);
  const choice = toFavourRule(outline);
  const text = outline.variant % 2 === 0 ? opening + rule + choice + scene + patternText : opening + choice + patternText + scene + rule;
  return { text, facts: ["hexagram.primary", "moving", "trigrams", ...(pattern ? ["pattern"] : []), ...(outline.cast.changed ? ["hexagram.changed"] : [])] };
};

export const toShortLead = ({ cast }: Outline, facts: readonly ZhouYiFact[]): string => toOpening(cast) + toRarity(facts);
