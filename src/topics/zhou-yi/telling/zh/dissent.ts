import { toLeanOf } from "../../../kit/hexagrams/lean.ts";
import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { type Outline, toHexagramOf } from "../outline.ts";
import { toBond, toSign } from "./craft.ts";
import { toPassage } from "./passage.ts";
import { toLineCounsel, toVerseName } from "./verse.ts";

const votes = ["主张停", "主张缓", "主张等", "偏着点头", "主张走"];
const paces = ["嫌爻辞太急，就照卦辞的步子走。", "爻管这几天，卦管这一季。", "下一步听爻的，整段路听卦的。"];
/** Where each speaks against the rest. */
const openings: Record<Outline["dissent"], readonly [string, string]> = {
  second: ["几句话没说到一处。", "也有一句唱反调。"],
  judgment: ["卦和爻不是一个口气。", "大处看，话又不一样。"],
  changed: ["去处那一卦另有看法。", "路的那一头不这么看。"],
  sign: ["有一处跟上面拧着。", "拧着的那一处，在管这件事的爻上。"],
  bond: ["拧着的是两边的站位。", "世应两头说的是另一回事。"],
  nuclear: ["里头那一卦不同意。", "反对的声音在里头。"],
  opposite: ["没掷着的那一面也听一听。", "反面也有一句话。"],
};

const toDissentText = (outline: Outline, facts: readonly ZhouYiFact[]): { text: string; facts: string[] } => {
  const { cast, dissent, lean, sign } = outline;
  const own = getChineseTelling(cast.primary.number);
  const toPull = (other: number): string => (lean > 0 ? "觉得没那么顺" : lean < 0 ? "觉得没那么糟" : `不肯两可，${votes[other + 2]}`);
  if (dissent === "second") {
    const index = outline.dissentingText;
    const text = cast.ruling[index]!;
    const hexagram = toHexagramOf(cast, text);
    const name = toVerseName(hexagram, text.place);
    return {
      text: `${hexagram.name}的${name}${toPull(toLeanOf(cast, text))}。它排在后头，话照样算数：${text.place === "judgment" ? getChineseTelling(hexagram.number).counsel : toLineCounsel(hexagram, text.place)}。`,
      facts: [`ruling.${index + 1}`],
    };
  }
  if (dissent === "judgment")
    return {
      text: `单看${cast.primary.name}这一卦，是${own.essence}，它${toPull(outline.judgmentLean)}，要你${own.counsel}。${paces[cast.primary.number % paces.length]}`,
      facts: ["hexagram.primary"],
    };
  if (dissent === "changed" && cast.changed) {
    const telling = getChineseTelling(cast.changed.number);
    return {
      text: `变出来的${cast.changed.name}${toPull(toLeanOf(cast, { of: "changed", place: "judgment" }))}。到了那边，要紧的换成${telling.counsel}；现在就算进去，免得到时手忙脚乱。`,
      facts: ["hexagram.changed"],
    };
  }
  if (dissent === "sign" && sign) return { text: toSign(sign, outline.matter), facts: [sign.id] };
  if (dissent === "bond") return { text: toBond(outline, facts), facts: ["bond", "shi", "ying"] };
  if (dissent === "nuclear") {
    const telling = getChineseTelling(cast.nuclear.number);
    return {
      text: `中间四爻合成互卦${cast.nuclear.name}，它${toPull(telling.lean)}。互卦只是旁证，可它一直在里头：${telling.core}`,
      facts: ["hexagram.nuclear"],
    };
  }
  const telling = getChineseTelling(cast.opposite.number);
  return {
    text: `六爻全翻过来是${cast.opposite.name}，${telling.essence}，它会这样劝你：${telling.counsel}。${toPassage(outline, cast.opposite.number, outline.theme)}`,
    facts: ["hexagram.opposite"],
  };
};

export const toDissent = (outline: Outline, facts: readonly ZhouYiFact[]): Paragraph => {
  const said = toDissentText(outline, facts);
  return { label: "另一面", text: `${openings[outline.dissent][outline.cast.primary.number % 2]}${said.text}`, facts: said.facts, part: "dissent" };
};
