/** The standard deck of seventy-eight in Waite-Smith order: ids 0–21 majors (8 Strength, 11 Justice), 22–35 wands, 36–49 cups, 50–63 swords, 64–77 pentacles. */

export type Suit = "wands" | "cups" | "swords" | "pentacles";
export type Element = "fire" | "water" | "air" | "earth";
export type Rank = "ace" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "page" | "knight" | "queen" | "king";

export interface DeckCard {
  /** 0–77. */
  id: number;
  slug: string;
  arcana: "major" | "minor";
  suit: Suit | null;
  rank: Rank | null;
  /** 0–21 for majors, 1–10 for pips, 11–14 for courts. */
  number: number;
  /** Suits carry their element; majors carry the one the Golden Dawn gave their letter, planet or sign. */
  element: Element;
  nameZh: string;
  nameEn: string;
  /** How far the card leans to yes, −2 … 2, upright and reversed. Ours, one table, used by every spread. */
  lean: { upright: number; reversed: number };
}

type MajorRow = [slug: string, nameZh: string, nameEn: string, element: Element, upright: number, reversed: number];

const majorRows: MajorRow[] = [
  ["fool", "愚者", "The Fool", "air", 1, -1],
  ["magician", "魔术师", "The Magician", "air", 2, -1],
  ["high-priestess", "女祭司", "The High Priestess", "water", 0, -1],
  ["empress", "皇后", "The Empress", "earth", 2, -1],
  ["emperor", "皇帝", "The Emperor", "fire", 1, -1],
  ["hierophant", "教皇", "The Hierophant", "earth", 1, 0],
  ["lovers", "恋人", "The Lovers", "air", 2, -1],
  ["chariot", "战车", "The Chariot", "water", 2, -2],
  ["strength", "力量", "Strength", "fire", 2, -1],
  ["hermit", "隐者", "The Hermit", "earth", -1, 0],
  ["wheel-of-fortune", "命运之轮", "Wheel of Fortune", "fire", 1, -1],
  ["justice", "正义", "Justice", "air", 0, -1],
  ["hanged-man", "倒吊人", "The Hanged Man", "water", -1, 0],
  ["death", "死神", "Death", "water", -1, -1],
  ["temperance", "节制", "Temperance", "fire", 1, -1],
  ["devil", "恶魔", "The Devil", "earth", -2, 0],
  ["tower", "高塔", "The Tower", "fire", -2, -1],
  ["star", "星星", "The Star", "air", 2, -1],
  ["moon", "月亮", "The Moon", "water", -1, 0],
  ["sun", "太阳", "The Sun", "fire", 2, 1],
  ["judgement", "审判", "Judgement", "fire", 1, -1],
  ["world", "世界", "The World", "earth", 2, 0],
];

const suits: { suit: Suit; element: Element; nameZh: string; nameEn: string; leans: [number, number][] }[] = [
  {
    suit: "wands",
    element: "fire",
    nameZh: "权杖",
    nameEn: "Wands",
    leans: [
      [2, -1],
      [1, -1],
      [2, -1],
      [2, 1],
      [-1, 0],
      [2, -1],
      [0, -1],
      [2, -1],
      [0, -1],
      [-1, 0],
      [1, -1],
      [1, -1],
      [2, -1],
      [2, -1],
    ],
  },
  {
    suit: "cups",
    element: "water",
    nameZh: "圣杯",
    nameEn: "Cups",
    leans: [
      [2, -1],
      [2, -1],
      [2, -1],
      [-1, 1],
      [-2, 1],
      [1, 0],
      [-1, 1],
      [-1, 0],
      [2, -1],
      [2, -1],
      [1, -1],
      [1, -1],
      [1, -1],
      [1, -1],
    ],
  },
  {
    suit: "swords",
    element: "air",
    nameZh: "宝剑",
    nameEn: "Swords",
    leans: [
      [1, -1],
      [-1, 0],
      [-2, -1],
      [-1, 1],
      [-2, 0],
      [1, -1],
      [-1, 0],
      [-2, 1],
      [-2, 0],
      [-2, 0],
      [0, -1],
      [1, -1],
      [0, -1],
      [1, -1],
    ],
  },
  {
    suit: "pentacles",
    element: "earth",
    nameZh: "星币",
    nameEn: "Pentacles",
    leans: [
      [2, -1],
      [0, -1],
      [2, -1],
      [0, 1],
      [-2, 0],
      [1, -1],
      [0, -1],
      [1, -1],
      [2, -1],
      [2, -1],
      [1, -1],
      [1, -1],
      [2, -1],
      [2, -1],
    ],
  },
];

export const ranks: Rank[] = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "page", "knight", "queen", "king"];
const ranksZh = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "侍从", "骑士", "王后", "国王"];
const ranksEn = ["Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Page", "Knight", "Queen", "King"];

const majors = majorRows.map(
  ([slug, nameZh, nameEn, element, upright, reversed], number): DeckCard => ({
    id: number,
    slug,
    arcana: "major",
    suit: null,
    rank: null,
    number,
    element,
    nameZh,
    nameEn,
    lean: { upright, reversed },
  }),
);

const minors = suits.flatMap(({ suit, element, nameZh, nameEn, leans }, s) =>
  ranks.map(
    (rank, r): DeckCard => ({
      id: 22 + s * 14 + r,
      slug: `${suit}-${rank}`,
      arcana: "minor",
      suit,
      rank,
      number: r + 1,
      element,
      nameZh: `${nameZh}${ranksZh[r]}`,
      nameEn: `${ranksEn[r]} of ${nameEn}`,
      lean: { upright: leans[r]![0], reversed: leans[r]![1] },
    }),
  ),
);

export const deck: readonly DeckCard[] = [...majors, ...minors];
