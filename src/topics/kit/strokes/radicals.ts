import type { Element } from "../hexagrams/elements.ts";

/** The 214 radicals of the Kangxi dictionary in order. */
const radicals = [
  "一丨丶丿乙亅二亠人儿入八冂冖冫几凵刀力勹匕匚匸十卜卩厂厶又口囗土士夂夊夕大女子宀寸小尢尸屮山巛工己巾干幺广廴廾弋弓彐彡彳",
  "心戈戶手支攴文斗斤方无日曰月木欠止歹殳毋比毛氏气水火爪父爻爿片牙牛犬玄玉瓜瓦甘生用田疋疒癶白皮皿目矛矢石示禸禾穴立",
  "竹米糸缶网羊羽老而耒耳聿肉臣自至臼舌舛舟艮色艸虍虫血行衣襾見角言谷豆豕豸貝赤走足身車辛辰辵邑酉釆里金長門阜隶隹雨靑非",
  "面革韋韭音頁風飛食首香馬骨高髟鬥鬯鬲鬼魚鳥鹵鹿麥麻黃黍黑黹黽鼎鼓鼠鼻齊齒龍龜龠",
].join("");

/** The last radical of 1, 2, 3 … 17 strokes: radicals stand in the order of their strokes. */
const lastOfStrokes = [6, 29, 60, 94, 117, 146, 166, 175, 186, 194, 200, 204, 208, 210, 211, 213, 214];

/** Radicals that are written shorter than they count: today's form and its strokes. */
const shortForms: Record<string, readonly [form: string, strokes: number]> = {
  心: ["忄", 3],
  手: ["扌", 3],
  水: ["氵", 3],
  犬: ["犭", 3],
  玉: ["王", 4],
  示: ["礻", 4],
  衣: ["衤", 5],
  网: ["罒", 5],
  老: ["耂", 4],
  肉: ["月", 4],
  艸: ["艹", 3],
  辵: ["辶", 3],
  邑: ["阝", 2],
  阜: ["阝", 2],
  食: ["飠", 8],
};

/** What a radical is in the world, where that is plainly one of the five: grass and bamboo are wood, hills, fields and gems are earth. */
const elementsOfRadicals: Record<string, Element> = {
  ...{ 木: "wood", 艸: "wood", 竹: "wood", 禾: "wood" },
  ...{ 火: "fire", 日: "fire", 赤: "fire" },
  ...{ 土: "earth", 山: "earth", 石: "earth", 田: "earth", 玉: "earth", 阜: "earth" },
  ...{ 金: "metal", 刀: "metal", 戈: "metal" },
  ...{ 水: "water", 冫: "water", 雨: "water", 魚: "water" },
};

/** @param number 1 … 214 */
export const toRadical = (number: number): string => radicals[number - 1]!;

/** Strokes of a radical in its full form: 水 4, 阜 8. @param number 1 … 214 */
export const toRadicalStrokes = (number: number): number => lastOfStrokes.findIndex((last) => number <= last) + 1;

/**
 * The short form a radical is written in, or null where it is written in full: 江 has six strokes today, three of them 工, so 水 is 氵;
 * 泉 has nine and five, so its 水 is whole.
 * @param written strokes of the radical as written, today's count less the strokes beside it
 */
export const findShortForm = (radical: string, written: number): string | null => {
  const short = shortForms[radical];
  return short && short[1] === written ? short[0] : null;
};

/** The element a character's radical stands for (沐 by 水: water); null where the radical is none of the five. */
export const findRadicalElement = (radical: string): Element | null => elementsOfRadicals[radical] ?? null;
