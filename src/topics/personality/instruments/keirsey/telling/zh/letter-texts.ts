import type { Letter } from "../../../../../kit/sixteen-types/axes.ts";
import type { LivedPart } from "../../../../profile/parts.ts";

/** What each letter adds to a part; the share of it goes before. */
export const letterTextsZh: Readonly<Partial<Record<Letter, Readonly<Record<LivedPart, string>>>>> = {
  S: {
    self: "你信摸得着的，名词比形容词多",
    love: "你记得他那天穿什么，胜过他那天说的比方",
    work: "给你样品，别给你愿景",
    quarrel: "你要的是哪天、几点、原话",
    tired: "吃顿热的、洗个澡，对你比聊天管用",
    growth: "隔一阵抬头看看这条路去哪",
  },
  N: {
    self: "你听一句，想到三句后面的事",
    love: "你爱聊“要是”，他要接得住",
    work: "给你方向，细处自己长出来",
    quarrel: "你总看见这一架后头的那一架",
    tired: "你累在想，不累在做",
    growth: "把看见的远处，画一张别人看得懂的图",
  },
  T: {
    self: "对不对，在你这里排在好不好听前头",
    love: "你的关心长得像建议",
    work: "评人评事，你用的是同一把尺",
    quarrel: "你先听见漏洞，后听见委屈",
    tired: "你用把事理清来歇",
    growth: "先问他难不难受，再问他对不对",
  },
  F: {
    self: "谁会难受，你在决定之前先想到",
    love: "他的语气一变，你就知道",
    work: "你先顾人，事反而也成了",
    quarrel: "你宁可理亏，也怕人寒心",
    tired: "欠着的人情最耗你",
    growth: "说一句会让人皱眉的真话",
  },
  J: {
    self: "事情定了你才喘得匀",
    love: "你喜欢有个说法：是，还是不是",
    work: "日程一满你反而踏实",
    quarrel: "你要今晚有个结果",
    tired: "没做完三个字，最吵你睡觉",
    growth: "留一个周末不排",
  },
  P: {
    self: "门留一条缝，你才坐得住",
    love: "你爱得松，他要的是一个准",
    work: "变卦是你的主场，收尾是客场",
    quarrel: "你不急着有结果，他急",
    tired: "催最累你，活倒不累",
    growth: "挑一扇门，关上",
  },
};

/** The letter that the group leaves open: what shade it takes. */
export const shadesZh: Readonly<Record<string, readonly [string, string]>> = {
  "SJ.T": ["同是踏实，你偏凭理：规矩立得清楚，人情另算。", "踏实里带着凭理，你守的是制度。"],
  "SJ.F": ["同是踏实，你偏凭心：规矩是为了人好过，谁难你就松一扣。", "踏实里带着凭心，你守的是一家人。"],
  "SP.T": ["同是灵便，你偏凭理：手快，下手之前已经算过一遍。", "灵便里带着凭理，你是会拆会装的那种。"],
  "SP.F": ["同是灵便，你偏凭心：哪里热闹往哪里去，是为了大家都高兴。", "灵便里带着凭心，你的即兴是给人看的。"],
  "NT.J": ["同是究理，你偏先定：想通了就要它落地，带日期。", "究理里带着先定，你画完图就开工。"],
  "NT.P": ["同是究理，你偏留余地：问题比答案好玩，结了案你又拆开。", "究理里带着留余地，你爱改图多过施工。"],
  "NF.J": ["同是热忱，你偏先定：替人想好了路，还替人定了日子。", "热忱里带着先定，你的好意有日程。"],
  "NF.P": ["同是热忱，你偏留余地：谁来都有位子，谁走都不关门。", "热忱里带着留余地，你的心四面有窗。"],
};
