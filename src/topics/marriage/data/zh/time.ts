import type { TenGod } from "../../../kit/pillars/ten-gods.ts";

type Texts = Readonly<Record<string, string>>;

/** What a year of this ten god is about, in a phrase. */
export const yearGods: Record<TenGod, string> = {
  比肩: "比肩（帮手、对手）",
  劫财: "劫财（钱要看紧）",
  食神: "食神（松快、口福）",
  伤官: "伤官（话多、求变）",
  偏财: "偏财（外头的机会）",
  正财: "正财（落袋、置办）",
  七杀: "七杀（压力、逼着定）",
  正官: "正官（名分、手续）",
  偏印: "偏印（想得多、动得少）",
  正印: "正印（靠山、学业）",
};

/** The asked or current year, his grade and hers. */
export const focusYears: Texts = {
  "good.good": "{y}年{g}，{A}这边是{k}，{B}这边是{l}，两头都顺：要定的事放进这一年。",
  "good.even": "{y}年{g}，{A}这边是{k}，顺；{B}这边是{l}，平：{A}出面办，{B}跟着就行。",
  "even.good": "{y}年{g}，{B}这边是{l}，顺；{A}这边是{k}，平：{B}出面办，{A}跟着就行。",
  "even.even": "{y}年{g}，{A}这边是{k}，{B}这边是{l}，两头都平：不推也不拦，看你们自己。",
  "good.hard": "{y}年{g}，{A}这边是{k}，顺；{B}这边是{l}，紧：{A}正想往前，{B}正想喘口气，步子按{B}的走。",
  "hard.good": "{y}年{g}，{B}这边是{l}，顺；{A}这边是{k}，紧：{B}正想往前，{A}正想喘口气，步子按{A}的走。",
  "even.hard": "{y}年{g}，{B}这边是{l}，偏紧，{A}这边是{k}，平：这一年{A}多担一点。",
  "hard.even": "{y}年{g}，{A}这边是{k}，偏紧，{B}这边是{l}，平：这一年{B}多担一点。",
  "hard.hard": "{y}年{g}，{A}这边是{k}，{B}这边是{l}，两头都紧：别在这一年逼对方表态，先一起把这一年过完。",
};

export const focusSeats: Texts = {
  clash: "{y}年的{c}冲着{X}的日支{s}，夫妻的座位被推了一把：搬家、换工作、分两地住都算应了，先动东西，人就不用动。",
  harmony: "{y}年的{c}合住{X}的日支{s}，{X}这一年心是往家里收的，见父母、领证都接得上。",
};

/** The best of the coming years: families of its ten god for him and for her decide the advice. */
export const goodYears: Readonly<Record<string, string>> = {
  same: "朋友帮得上忙",
  iFeed: "办得轻松，酒席也办得好吃",
  iHold: "钱上宽，适合置办",
  holdsMe: "名分和手续最顺",
  feedsMe: "长辈肯出力",
};

export const hardYears: Texts = {
  "good.hard": "往后最要当心的是{y}年{g}，紧的是{B}那头，{A}别催。",
  "hard.good": "往后最要当心的是{y}年{g}，紧的是{A}那头，{B}别催。",
  "even.hard": "往后最要当心的是{y}年{g}，紧在{B}，{A}这边平，把那年的大额开销往前挪。",
  "hard.even": "往后最要当心的是{y}年{g}，紧在{A}，{B}这边平，把那年的大额开销往前挪。",
  "hard.hard": "往后最要当心的是{y}年{g}，两边都紧，那年只做一件事：把身子和作息顾好，争的先记着。",
  other: "往后几年没有特别难的，{y}年{g}算最平淡的一年，闲着反而容易挑刺。",
};

export const starYears: Texts = {
  both: "{y}年{g}给两个人都带来红鸾或天喜（管婚事喜庆的两颗星），两边同年碰上不多见，定下来的话记着这一年。",
  红鸾: "{y}年{g}是{X}的红鸾年（管婚事的一颗星，从年支倒数来），{X}在那年最想有个说法。",
  天喜: "{y}年{g}是{X}的天喜年（管喜庆的一颗星，跟红鸾对着），{X}那边有喜事进门，订婚、添人都算。",
};
