import type { Aspect } from "../aspect.ts";
import { setNames } from "../data/deities.ts";
import { isConfirmed } from "../engine.ts";
import type { Language } from "./reader.ts";
import type { View } from "./view.ts";
import { answerZh } from "./zh-answer.ts";
import { toHeadline, toWhole } from "./zh-headline.ts";
import { aspectNames, findRest, toBlocks, toTiming, toVerse, toWay } from "./zh-passages.ts";
import { toNotice, toShares } from "./zh-shares.ts";
import { toMethod, toSource, toStep } from "./zh-steps.ts";
import { throwNames, wordsZh } from "./zh-words.ts";

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length]!;
const nameLot = ({ cast, lot }: View): string => `${setNames[cast.set].zh}第${cast.number}签“${lot.title.zh}”${lot.grade === null ? "" : `，${lot.grade}签`}`;

const leanWords: Record<number, string> = {
  2: "放到这件事上，是放手去做的意思，好处不用求就在路上。",
  1: "放到这件事上，是可以做、别做满：路通，脚下还得自己看。",
  0: "放到这件事上，是两可：多等一步、多问一句，比急着定强。",
  [-1]: "放到这件事上，是先缓：不是不成，是眼下这个做法不成。",
  [-2]: "放到这件事上，是收一收：硬走要赔力气，停下来反倒省。",
};

const isAtOdds = ({ lot }: View): boolean =>
  lot.grade !== null && ((lot.grade.startsWith("上") && lot.lean < 0) || (lot.grade.startsWith("下") && lot.lean > 0));

const toGrade = (view: View): string => {
  const { lot, of, alike, variant } = view;
  if (lot.grade === null) return `这一套签不印上中下，高低全在诗里。${leanWords[lot.lean]}`;
  const share = `${of}支里${lot.grade}签有${alike}支`;
  const rarity = alike / of <= 0.12 ? "少见，分量要加一等" : alike / of <= 0.3 ? "不算多" : "最常碰上的一档，轻重要看诗";
  const odds = isAtOdds(view) ? `等级印着${lot.grade}，诗却不是这个口气，各本对这一支的等级也记得不一样，解它以诗为主。` : "";
  return pick([`${share}，${rarity}。${odds}${leanWords[lot.lean]}`, `先掂分量：${share}，${rarity}。${odds}${leanWords[lot.lean]}`], variant);
};

const toDissent = ({ returned, lot }: View): string => {
  const first = returned.find((one) => one.lot.number !== lot.number);
  if (!first && returned.length > 0) return "头一回摇到的也是这一支，筊没应；放回去再摇，又是它，这才应了。同一句话催你听两遍，头一遍你多半没听进去。";
  if (!first)
    return lot.lean > 0
      ? "头一支就三次应足，顺得让人不想再问第二遍。签肯了，账、人、日子都还没核过，那些是筊掷不出来的。"
      : lot.lean < 0
        ? "筊应得这样干脆，容易把一句“先缓”听成“没戏”。签说的是现在这个走法，换个走法不在它管的范围里。"
        : "签没有偏哪一头，筊却认得很快：话是准话，只是答案留了一半给你，别等它替你拿主意。";
  const fall = throwNames[first.blocks.throws.at(-1) ?? "negative"];
  const gap = Math.sign(first.lot.lean) - Math.sign(lot.lean);
  const weigh =
    gap === 0
      ? "口气和定下的这支差不多，退它不是为了改答案，是话没说到你这件事上。"
      : gap > 0
        ? "比定下的这支好听，可筊没认。想听好话的那份心，也在这里头。"
        : "比定下的这支重，筊没让它落到你头上；它提的那个毛病，记着不吃亏。";
  return `退回去的签也有话。先前摇出来过第${first.lot.number}签“${first.lot.title.zh}”，掷到${fall}退了，它本来要说：${first.text.essence}${weigh}`;
};

const cautions: Partial<Record<Aspect, string>> = {
  health: "签只说得了心气和快慢。身上有哪里不对，今天就约医生，别拿签当诊断。",
  lawsuit: "签看的是气势，不是法条。文书、期限、证据，请律师过一遍再动。",
};

const followUpsZh = (view: View, turn: number): string[] => {
  const pool = [
    view.cast.verse ? "签诗这几句怎么讲？" : "这个典故讲的是什么？",
    ...view.beside.slice(-1).map((aspect) => `同一支签，${aspectNames[aspect]}上怎么说？`),
    view.question.kind === "when" ? "等的时候先做什么？" : "什么时候会有动静？",
    view.returned.length > 0 ? "退回去的签说了什么？" : "三次圣筊是怎么掷的？",
    "同一件事能再抽一支吗？",
    "这件事我先做哪一步？",
  ];
  return [0, 1, 2].map((step) => pool[(turn * 3 + step) % pool.length]!);
};

export const chinese: Language = {
  locale: "zh",
  words: wordsZh,
  headline: toHeadline,
  lead(view) {
    const { aspect, text, deity, unheld, lot, cast } = view;
    const named = unheld ? `第${cast.number}签“${lot.title.zh}”${lot.grade === null ? "" : `，${lot.grade}签`}` : `${nameLot(view)}，求自${deity.name.zh}`;
    if (aspect) return { label: "所问", text: `${toNotice(view)}${text[aspect]}说这话的是${named}，三次圣筊认下。${toWhole(view)}` };
    return { label: "签意", text: `${toNotice(view)}这是${named}，三次圣筊认下。${toWhole(view)}你没有指明哪一桩，就先听它说大势，再一桩桩看。` };
  },
  verse: (view) => (view.cast.verse ? { label: "签诗", text: toVerse(view) } : null),
  picture: ({ text, cast }) => ({ label: "画面", text: `${text.image}${cast.verse ? "" : "（这支的签诗没能逐字核准，拿不准的不引，只讲画面。）"}` }),
  glimpse: ({ text }) => ({ label: "画面", text: text.image.split(/(?<=[。？])/)[0]! }),
  grade: (view) => ({ label: "分量", text: toGrade(view) }),
  shares: (view) => ({ label: "在全套里", text: toShares(view) }),
  way: (view) => ({ label: "问法", text: toWay(view) }),
  step: (view) => ({ label: "这一桩", text: toStep(view) }),
  method: (view) => ({ label: "读法", text: toMethod(view) }),
  source: (view) => ({ label: "来处", text: toSource(view) }),
  rest(view) {
    const text = findRest(view);
    return text === null ? null : { label: "退签", text };
  },
  timing: (view) => ({ label: "时候", text: toTiming(view) }),
  blocks: (view) => ({ label: "掷筊", text: toBlocks(view) }),
  dissent: (view) => ({ label: "另一面", text: toDissent(view) }),
  close: ({ text }, isShort) => ({ label: "这周", text: `${text.doing.includes("这周") ? "" : "这周做一件："}${text.doing}${isShort ? "" : text.watching}` }),
  caution: ({ aspect }) => (aspect && cautions[aspect] ? { label: "提醒", text: cautions[aspect] } : null),
  beside: ({ text }, aspects) => ({ label: "旁的事", text: aspects.map((aspect) => `**${aspectNames[aspect]}**：${text[aspect]}`).join("") }),
  answer: answerZh,
  followUps: followUpsZh,
  summarise: (cast) =>
    `${setNames[cast.set].zh}第${cast.number}签·${cast.title}${cast.blocks.filter(({ throws }) => !isConfirmed(throws)).length > 0 ? "" : "·一次认下"}`,
};
