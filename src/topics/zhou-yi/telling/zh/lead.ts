import { toFullName } from "../../../kit/hexagrams/king-wen.ts";
import { toChinesePlace } from "../../../kit/hexagrams/place-names.ts";
import type { ZhouYiCast } from "../../engine.ts";
import type { ZhouYiFact } from "../../facts.ts";
import type { Method } from "../../input.ts";
import { getFact, type Outline } from "../outline.ts";
import { toYou } from "./asked.ts";
import { patternWords, toTrigramScene } from "./craft.ts";

const verbs: Record<Method, string> = { coins: "你掷得", yarrow: "四十九根蓍草分出", numbers: "三个数合成", manual: "你摇得" };

const counts = ["", "一", "两", "三", "四", "五", "六"];
const toNameOf = ({ primary }: ZhouYiCast, place: number): string => toChinesePlace(place, primary.lines[place - 1] === "1");
const toNames = (cast: ZhouYiCast, places: readonly number[]): string => places.map((place) => toNameOf(cast, place)).join("、");
const listStill = ({ movingLines }: ZhouYiCast): number[] => [1, 2, 3, 4, 5, 6].filter((place) => !movingLines.includes(place));

/** What the one moving line is doing, by what it is: this is how the reading says what 动 means. */
const toTurning = (cast: ZhouYiCast): string => {
  const place = cast.movingLines[0]!;
  const ways =
    cast.primary.lines[place - 1] === "1"
      ? ["这根阳爻正往阴里变", "阳到了头，正在断开", "一根实的正要变虚"]
      : ["这根阴爻正往阳里变", "阴到了头，正在连上", "一根虚的正要变实"];
  return `${toNameOf(cast, place)}动，${ways[cast.primary.number % ways.length]}`;
};

const toMoves = (cast: ZhouYiCast): string => {
  const { movingLines, primary, changed } = cast;
  const count = movingLines.length;
  if (!changed) return primary.number % 2 === 0 ? "，六爻安静，话全在卦辞里。" : "，一根没动，听卦辞的。";
  const next = toFullName(changed);
  if (count === 1) return `。${toTurning(cast)}，整卦就成了${next}；答话在这一根上。`;
  if (count === 2) return `。${toNames(cast, movingLines)}两根在变，变出${next}；两根都答话，上面那根分量重。`;
  if (count === 3) return `。${toNames(cast, movingLines)}三根动、三根静，变${next}：${primary.name}的卦辞说眼下，${changed.name}的卦辞说去处。`;
  if (count < 6)
    return `。只有${toNames(cast, listStill(cast))}没动，其余${counts[count]}根都变了，人已经站到${next}里；${count === 4 ? "答话的是没动的两根，下面那根分量重。" : "答话的就是没动的这一根。"}`;
  return cast.ruling[0]?.place === "all"
    ? `，六爻全动，翻成${next}；六十四卦里只有乾坤另备一句话等着，就看那一句。`
    : `，六爻全动，旧局翻篇，看${next}的卦辞。`;
};

/** 你掷得水风井。九三动，一根实的正要变虚，整卦就成了坎为水；答话在这一根上。 */
export const toOpening = (cast: ZhouYiCast): string => `${verbs[cast.method]}${toFullName(cast.primary)}${toMoves(cast)}`;

/** Said only of what few casts have. */
const toRarity = (facts: readonly ZhouYiFact[]): string => {
  const { percent, count } = getFact(facts, "moving").values;
  if (percent === null || percent > 5) return "";
  if (count === 4) return "动这么多，一百回里才三回。";
  return count === 5 ? "这样的卦，两百回里才有一回。" : "这样的卦，四千回里才碰上一回。";
};

const toFavourRule = ({ favour, question, cast }: Outline): string => {
  if (!favour || !question.options) return "";
  const [first, last] = question.options.map(toYou);
  if (favour.by === "move") return `两条路里，“${toYou(favour.favoured)}”${favour.isClose ? "离这句话近一点" : "正合这句话的意思"}。`;
  return `两条路各占一卦：“${first}”看${cast.primary.name}，“${last}”看${favour.second === "changed" ? `变出来的${cast.changed!.name}` : `反面的${cast.opposite.name}`}。`;
};

/** The cast as one story: what was thrown, which text answers, the scene. */
export const toLead = (outline: Outline, facts: readonly ZhouYiFact[]): { text: string; facts: string[] } => {
  const pattern = facts.find((fact) => fact.key === "pattern");
  const patternText = pattern?.key === "pattern" ? patternWords[pattern.values.kind] : "";
  const scene = toTrigramScene(facts);
  const opening = toOpening(outline.cast) + toRarity(facts) + toFavourRule(outline);
  const text = outline.variant % 2 === 0 ? opening + scene + patternText : opening + patternText + scene;
  return { text, facts: ["hexagram.primary", "moving", "trigrams", ...(pattern ? ["pattern"] : []), ...(outline.cast.changed ? ["hexagram.changed"] : [])] };
};

export const toShortLead = ({ cast }: Outline, facts: readonly ZhouYiFact[]): string => toOpening(cast) + toRarity(facts);
