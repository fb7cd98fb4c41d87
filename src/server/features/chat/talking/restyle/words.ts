import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Ways } from "../wording/frame.ts";

interface PointHeads {
  claim: string;
  why: string;
  also: string;
  act: string;
  watch: string;
}

interface RestyleWords {
  /** The label of the whole, by manner. */
  labels: Record<"one" | "shorter" | "plainer" | "points" | "again", string>;
  /** {claim} {act} {watch} */
  one: Ways;
  /** {claim} {act} */
  oneActed: Ways;
  /** {claim} */
  oneBare: Ways;
  /** {claim} {first} {second} */
  reasoned: Ways;
  /** {claim} {first} */
  reasonedOnce: Ways;
  /** {claim} */
  claimed: Ways;
  /** {act} */
  act: Ways;
  /** {claim} {first} */
  plain: Ways;
  /** {claim} */
  plainBare: Ways;
  /** What comes beside the first reason. {second} */
  beside: Ways;
  /** {claim}, then sentences that were not told yet */
  again: Ways;
  /** What stands before each of three points. */
  points: readonly [PointHeads, ...PointHeads[]];
  longer: Ways;
  exhausted: Ways;
  held: Ways;
}

const zh: RestyleWords = {
  labels: { one: "一句话", shorter: "短说", plainer: "白话", points: "分条", again: "换个说法" },
  one: ["一句话，{claim}；这周{act}，看{watch}。", "{claim}；先{act}，再看{watch}。", "收成一句，{claim}；做的是{act}，看的是{watch}。"],
  oneActed: ["一句话，{claim}；要做的是{act}。", "{claim}，眼下{act}。", "收成一句，{claim}；手上{act}。"],
  oneBare: ["收成一句：{claim}。", "就一句，{claim}。", "一句话到底：{claim}。"],
  reasoned: [
    "往短里说，{claim}。一来，{first}；二来，{second}。",
    "总起来，{claim}。头一个缘故，{first}；再一个，{second}。",
    "拣要紧的，{claim}。凭的是{first}；还有，{second}。",
  ],
  reasonedOnce: ["总起来，{claim}。凭的是{first}。", "往短里说，{claim}。缘故就一个，{first}。", "拣要紧的，{claim}。靠这一句：{first}。"],
  claimed: ["往短里说，{claim}。", "拣要紧的就一句：{claim}。"],
  act: ["动手的就一件：{act}。", "手上先做这个，{act}。", "落到这几天：{act}。", "能做的是{act}。"],
  plain: ["说白了，{claim}。为什么呢，{first}。", "不用行话讲，{claim}。缘由是这样，{first}。", "换成家常话，{claim}。底下的意思：{first}。"],
  plainBare: ["说白了，{claim}。", "不用行话讲就是：{claim}。", "换成家常话，{claim}。"],
  beside: ["另外一头，{second}。", "还有一层：{second}。", "旁边还搭着一句，{second}。"],
  again: ["换句话讲，{claim}。", "从另一头看，还是{claim}。", "意思没变：{claim}。", "再说一遍，{claim}。"],
  points: [
    { claim: "结论：", why: "凭什么：", also: "还有：", act: "去做：", watch: "看什么：" },
    { claim: "怎么说：", why: "为什么：", also: "再一个：", act: "怎么办：", watch: "怎么看准：" },
    { claim: "先看结果，", why: "再看来由，", also: "旁边还有，", act: "最后动手，", watch: "最后看准，" },
  ],
  longer: ["前面收着没说的，接着说。", "再往细里走几步。", "刚才只讲了要紧的，底下是剩的。", "那就摊开来讲。"],
  exhausted: [
    "这一卷里能说的，前面都说过了；再说就是车轱辘话。换一面问，我接着看。",
    "再长就是重复了。挑一处往下问，比我多写几段有用。",
    "该说的都在上头了，多一段也是兑水。想看哪一面，点给我。",
  ],
  held: [
    "这件事长说短说都一样：盘上不下断语，要紧的去问医生、律师，或一个你信得过的人。",
    "这一桩我不往短里断，也不往长里编；能答的人是医生、律师，看是哪一种事。",
    "怎么换说法，这件事的答案都不在盘上；去问管这一行的人。",
  ],
};

const en: RestyleWords = {
  labels: { one: "In a line", shorter: "In short", plainer: "In plain words", points: "Point by point", again: "Put otherwise" },
  one: ["{claim}; this week {act}, and {watch}.", "In a line: {claim}, so {act} and {watch}.", "{claim}, which means this: {act}, and {watch}."],
  oneActed: ["{claim}; this week {act}.", "In a line: {claim}, so {act}.", "{claim}, which means this: {act}."],
  oneBare: ["In a line: {claim}.", "It comes to this, {claim}.", "One line, then: {claim}."],
  reasoned: [
    "In short, {claim}. One reason: {first}. The other, {second}.",
    "To sum up, {claim}. Behind it, {first}; then, {second}.",
    "Cut down, {claim}. It rests on two things: {first}; and {second}.",
  ],
  reasonedOnce: ["In short, {claim}. The reason: {first}.", "To sum up, {claim}. Behind it, {first}.", "Cut down, {claim}. It rests on this: {first}."],
  claimed: ["In short, {claim}.", "Cut down to the bone: {claim}."],
  act: ["The one thing to do: {act}.", "What’s left for your hands: {act}.", "So, these days: {act}.", "Of all I said, do this: {act}."],
  plain: [
    "Put plainly, {claim}. The why of it: {first}.",
    "Without the trade words, {claim}. That’s so because of this: {first}.",
    "In kitchen English, {claim}. What’s under it, {first}.",
  ],
  plainBare: ["Put plainly, {claim}.", "Without the trade words: {claim}.", "In kitchen English, {claim}."],
  beside: ["And beside it, {second}.", "There’s this too: {second}.", "On the other hand there’s this, {second}."],
  again: ["Put otherwise, {claim}.", "From the other end it’s the same: {claim}.", "Nothing has changed in it: {claim}.", "Once more in new words, {claim}."],
  points: [
    { claim: "The answer: ", why: "The ground: ", also: "And: ", act: "The doing: ", watch: "The sign: " },
    { claim: "What it says: ", why: "Why: ", also: "Also: ", act: "What to do: ", watch: "What to look for: " },
    { claim: "First the upshot, ", why: "Then what it stands on: ", also: "Beside it, ", act: "Last, your part: ", watch: "Last, the sign: " },
  ],
  longer: [
    "Here’s what I kept back the first time.",
    "Then a few steps further in.",
    "I gave you the main thing; this is the rest.",
    "All right, spread out in full.",
  ],
  exhausted: [
    "That’s all this cast has to say; more would be the same again. Ask about another side and I’ll look there.",
    "Any longer and I’d repeat myself. Pick one point and ask on; that’ll get you further.",
    "It’s all above, and another paragraph would be water. Tell me which side to look at.",
  ],
  held: [
    "Long or short, it’s the same: no cast decides this. The one to ask is a doctor or a lawyer, or someone you trust.",
    "I won’t cut a verdict short here, or pad one out. Whoever can answer has a licence for it.",
    "However it’s put, the answer to this isn’t in the cast; ask someone whose trade it is.",
  ],
};

export const restyleWords: Record<Locale, RestyleWords> = { zh, en };
