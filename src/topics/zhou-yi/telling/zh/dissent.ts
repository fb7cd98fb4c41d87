import { getChineseTelling } from "../../../kit/hexagrams/tellings.ts";
import type { Paragraph } from "../../../kit/reading.ts";
import type { ZhouYiFact } from "../../facts.ts";
import { type Outline, toHexagramOf } from "../outline.ts";
import { toBond, toSign } from "./craft.ts";
import { toLineCounsel, toVerseName } from "./verse.ts";

const toDissentText = (outline: Outline, facts: readonly ZhouYiFact[]): { text: string; facts: string[] } => {
  const { cast, dissent, lean, sign } = outline;
  const own = getChineseTelling(cast.primary.number);
  const pull = lean > 0 ? "没那么顺" : lean < 0 ? "没那么糟" : "另有一头";
  if (dissent === "second") {
    const index = outline.dissentingText;
    const text = cast.ruling[index]!;
    const hexagram = toHexagramOf(cast, text);
    const name = toVerseName(hexagram, text.place);
    return {
      text: `${hexagram.name}的${name}不跟着点头，它觉得事情${pull}。分量虽排在后，话不能当没听见：${text.place === "judgment" ? getChineseTelling(hexagram.number).counsel : toLineCounsel(hexagram, text.place)}。`,
      facts: [`ruling.${index + 1}`],
    };
  }
  if (dissent === "judgment")
    return {
      text: `单看${cast.primary.name}这一卦，事情${pull}：它是${own.essence}，整卦的意思是${own.counsel}。动爻说的是此刻，卦说的是一整段；你若觉得爻辞太急，就照卦辞缓一缓。`,
      facts: ["hexagram.primary"],
    };
  if (dissent === "changed" && cast.changed) {
    const telling = getChineseTelling(cast.changed.number);
    return {
      text: `去处那一卦不跟这头一个口气，它觉得${pull}。走到${cast.changed.name}，要紧的换成了${telling.counsel}；现在就把这一条算进去，免得到时手忙脚乱。`,
      facts: ["hexagram.changed"],
    };
  }
  if (dissent === "sign" && sign) return { text: toSign(sign), facts: [sign.id] };
  if (dissent === "bond") return { text: toBond(outline, facts), facts: ["bond", "shi", "ying"] };
  if (dissent === "nuclear") {
    const telling = getChineseTelling(cast.nuclear.number);
    return {
      text: `二到五爻抽出来是互卦${cast.nuclear.name}，${telling.essence}，它觉得${pull}。互卦只是旁证，可它说的是里头：${telling.core}`,
      facts: ["hexagram.nuclear"],
    };
  }
  const telling = getChineseTelling(cast.opposite.number);
  return {
    text: `把六爻全翻过来，是${cast.opposite.name}，${telling.essence}。那是你没选的那一面，它会这样劝你：${telling.counsel}。${telling[outline.theme]}两面差得越远，越值得听一句再定。`,
    facts: ["hexagram.opposite"],
  };
};

export const toDissent = (outline: Outline, facts: readonly ZhouYiFact[]): Paragraph => {
  const said = toDissentText(outline, facts);
  return { label: "另一面", text: `也有相反的声音。${said.text}`, facts: said.facts, part: "dissent" };
};
