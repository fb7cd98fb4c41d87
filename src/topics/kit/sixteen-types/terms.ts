import { toTerm } from "../terms/term.ts";

/** The four axes and what is measured on them. */
export const axisTerms = [
  toTerm(
    "类型|四字母|十六型|十六型人格",
    "type|four letters|sixteen types",
    "四条轴各取一头的字母连起来，共十六种。它是四次偏向的简写，不是把人分成十六类。",
    "One letter from each of four axes, sixteen in all. It’s shorthand for four leanings and doesn’t sort people into sixteen boxes.",
  ),
  toTerm(
    "轴|维度",
    "axis|axes",
    "两头对着的一条尺，像朝外和朝里。人人两头都用，看偏哪边、偏多少。",
    "A scale with two ends, such as outward and inward. Everyone uses both; the question is which more, and by how much.",
  ),
  toTerm(
    "E/I|外倾与内倾|朝外与朝内",
    "E/I|outward and inward|extraversion and introversion",
    "第一条轴：累了以后靠人缓过来，还是靠静缓过来。跟会不会说话无关。",
    "The first axis: whether people or quiet bring you round when you’re tired. It isn’t about being good at talk.",
  ),
  toTerm(
    "外倾|外倾（E）",
    "Outward|Outward (E)|E side",
    "第一条轴的一头：话说出来才清楚，人多时来劲。",
    "One end of the first axis: it gets clear by being said, and company gives strength.",
  ),
  toTerm(
    "内倾|内倾（I）",
    "Inward|Inward (I)|I side of the axis",
    "第一条轴的另一头：先在心里过一遍，静下来才缓得过来。",
    "The other end of the first axis: it’s gone over inside first, and quiet gives strength.",
  ),
  toTerm(
    "S/N|实感与直觉",
    "S/N|sensing and intuition",
    "第二条轴：先看摸得着的，还是先看背后牵着什么。",
    "The second axis: whether you look first at what is there or at what it points to.",
  ),
  toTerm(
    "实感|实感（S）|看实的",
    "Sensing|Sensing (S)|S: what is there|what is there",
    "第二条轴的一头：认眼前的、具体的、试过的。",
    "One end of the second axis: what’s at hand, concrete and tried.",
  ),
  toTerm(
    "直觉|直觉（N）|看远的",
    "Intuition|Intuition (N)|N: what it may mean|what it may mean",
    "第二条轴的另一头：认可能、联系和还没有的。",
    "The other end of the second axis: what may be, what it’s linked with, what isn’t yet.",
  ),
  toTerm(
    "T/F|思考与情感",
    "T/F|thinking and feeling",
    "第三条轴：拿主意先看道理，还是先看对人怎样。两头都要动脑，也都有感情。",
    "The third axis: whether you decide by reasons first or by what it does to people. Both think, and both feel.",
  ),
  toTerm(
    "思考|思考（T）|凭理",
    "Thinking|Thinking (T)|T: by reasons|by reasons",
    "第三条轴的一头：先问对不对、通不通。",
    "One end of the third axis: is it right, does it hold.",
  ),
  toTerm(
    "情感|情感（F）|凭心",
    "Feeling|Feeling (F)|F: by people|by people",
    "第三条轴的另一头：先问谁会怎样、值不值得。",
    "The other end of the third axis: what it does to whom, and whether it matters.",
  ),
  toTerm(
    "J/P|判断与感知",
    "J/P|judging and perceiving",
    "第四条轴：早定下来才安心，还是留着口子才安心。",
    "The fourth axis: at ease once it’s settled, or while it’s still open.",
  ),
  toTerm(
    "判断|判断（J）|先定",
    "Judging|Judging (J)|J: settled|settled",
    "第四条轴的一头：喜欢有个日子、有个结果。不是爱评判人。",
    "One end of the fourth axis: a date and an outcome. It doesn’t mean judging people.",
  ),
  toTerm(
    "感知|感知（P）|留余地",
    "Perceiving|Perceiving (P)|P: open|open",
    "第四条轴的另一头：喜欢到时候再看、路上再改。",
    "The other end of the fourth axis: seeing when the time comes and changing on the way.",
  ),
  toTerm(
    "余量|误差余量|误差",
    "bracket|from … to|margin",
    "答题有限，分数有个上下范围：换一批同类的题，二十次里十九次会落在里面。",
    "With so few questions a score has a range: with others of the kind you’d land inside it nineteen times in twenty.",
  ),
  toTerm(
    "分不出来|打平|难分",
    "can’t be told apart|tie|a tie",
    "两头的差小于误差，先后不算数，两边都该读。",
    "The gap is smaller than chance, so the order doesn’t count. Read both.",
  ),
  toTerm(
    "前后一致|一致性",
    "Consistency|Agreement",
    "同一件事问了两遍，你的回答合得上多少。闭眼乱答也会有一半多合上，越高越可靠。",
    "How far your answers agree where a thing was asked twice. Blind answers agree about half the time; the higher, the more reliable.",
  ),
  toTerm(
    "画像",
    "portrait|portraits",
    "两段小像里挑一段像自己的，比单句重，算得多些。",
    "Two short portraits of which you pick the one more like you. It weighs more than a single statement.",
  ),
  toTerm(
    "结尾题",
    "closing question|closing questions",
    "某条轴两头打平时，最后加问的一题，只用来暂定字母。",
    "Asked at the end where an axis is level, only to settle the letter for now.",
  ),
];
