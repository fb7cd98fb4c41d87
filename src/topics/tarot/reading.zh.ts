import type { FactWording } from "../kit/fact.ts";
import { phrasesZh } from "./data/phrases.zh.ts";
import { textsZh } from "./data/texts.zh.ts";
import { getDeckCard } from "./deck-card.ts";
import type { TarotFacts } from "./facts.ts";
import type { SpreadId } from "./spreads.ts";
import { getPlace } from "./spreads.ts";
import { chinese } from "./telling/language.ts";
import { toReader } from "./telling/reader.ts";

const suits: Record<string, string> = { wands: "权杖", cups: "圣杯", swords: "宝剑", pentacles: "星币" };
const ranks: Record<string, string> = {
  ace: "一",
  "2": "二",
  "3": "三",
  "4": "四",
  "5": "五",
  "6": "六",
  "7": "七",
  "8": "八",
  "9": "九",
  "10": "十",
  page: "侍从",
  knight: "骑士",
  queen: "王后",
  king: "国王",
};
const elements: Record<string, string> = { fire: "火", water: "水", air: "风", earth: "土" };
const dignities: Record<string, [string, string]> = {
  strengthening: ["相同，加强", "同一元素，两张的力气叠在一起。"],
  friendly: ["相助", "火与风、水与土互相帮衬。"],
  neutral: ["不相干", "火与土、水与风各走各的。"],
  weakening: ["相克，减弱", "火与水、风与土互相削弱。"],
};
const levels: Record<string, string> = { no: "不宜", leanNo: "偏向缓一缓", even: "两边相当", leanYes: "偏向可以", yes: "可以" };
const nameOf = (id: number): string => getDeckCard(id).nameZh;
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));
const percent = (share: number): string => (share < 0.01 ? "不到百分之一" : `约百分之${Math.round(share * 100)}`);

const words: FactWording<TarotFacts> = {
  card: ({ spread, position, place, id, reversed, element, lean }) => ({
    label: getPlace(spread as SpreadId, position).words.zh,
    value: `${nameOf(id)}·${reversed ? "逆位" : "正位"}`,
    note: `第${place}张，${getDeckCard(id).arcana === "major" ? "大牌" : "小牌"}，属${elements[element]}，倾向 ${signed(lean)}。${reversed ? "逆位读作这张牌的力量受了阻，不读作它的反面。" : "正位读作这张牌的力量畅通。"}`,
  }),
  suit: ({ suit, count, of, share }) => ({
    label: suits[suit] ?? suit,
    value: `${count} / ${of}`,
    note: `同一花色来了${count}张；随机抽${of}张，某一花色至少来这么多的机会${percent(share)}。`,
  }),
  majors: ({ count, of, share }) => ({
    label: "大牌",
    value: `${count} / ${of}`,
    note: `全副 78 张里有 22 张大牌，讲人生的关口，小牌讲日常。随机抽${of}张，大牌多到或少到这个数的机会${percent(share)}。`,
  }),
  reversals: ({ count, of, share, only }) => ({
    label: "逆位",
    value: only === null ? `${count} / ${of}` : `唯独${nameOf(only)}`,
    note: `每张牌正逆各一半。${of}张里逆位${count}张，像这样偏到一边的机会${percent(share)}。${only === null ? "" : "与众不同的那一张，读最先要动手的地方。"}`,
  }),
  rank: ({ rank, count, of, share }) => ({
    label: "同数",
    value: `${ranks[rank]}×${count}`,
    note: `同一数字或人物来了${count}张；随机抽${of}张遇到重数的机会${percent(share)}。`,
  }),
  courts: ({ count, of, share }) => ({
    label: "人物牌",
    value: `${count} / ${of}`,
    note: `侍从、骑士、王后、国王读作人。随机抽${of}张，人物牌多到或少到这个数的机会${percent(share)}。`,
  }),
  missing: ({ suit, of, share }) => ({
    label: "缺",
    value: suits[suit] ?? suit,
    note: `${of}张里没有一张${suits[suit]}，机会${percent(share)}。`,
  }),
  dignity: ({ first, second, firstElement, secondElement, dignity }) => ({
    label: "相邻",
    value: `${nameOf(first)}（${elements[firstElement]}）与${nameOf(second)}（${elements[secondElement]}）${dignities[dignity]?.[0] ?? ""}`,
    note: dignities[dignity]?.[1] ?? "",
  }),
  lean: ({ total, most, level }) => ({
    label: "倾向",
    value: `${levels[level]} ${signed(total)}`,
    note: `每张牌按一张固定的表记 −2 到 +2，去处那一张加倍，合计 ${signed(total)}，最多 ±${most}。`,
  }),
};

export const readingZh = toReader(chinese(phrasesZh, textsZh), words);
