import { brandCharacters } from "./data/brand-characters.ts";
import { brandWords } from "./data/brand-words.ts";
import type { TradeGroup } from "./data/industries.ts";

export interface BrandWord {
  word: string;
  moods: string;
  meaning: { zh: string; en: string };
}

/** A character that brands are made of; f stands first, l last, b either way. */
export interface BrandCharacter {
  char: string;
  place: "f" | "l" | "b";
  moods: string;
  meaning: { zh: string; en: string };
}

const toMeaning = (text: string): { zh: string; en: string } => {
  const [zh = "", en = ""] = text.split("|");
  return { zh, en };
};

export const brandWordList: readonly BrandWord[] = brandWords.split("\n").map((row) => {
  const [word = "", moods = "", ...rest] = row.split(" ");
  return { word, moods, meaning: toMeaning(rest.join(" ")) };
});

export const brandCharacterList: readonly BrandCharacter[] = brandCharacters.split("\n").map((row) => {
  const [head = "", moods = "", ...rest] = row.split(" ");
  const [char = "", place = "b"] = head;
  return { char, place: place as BrandCharacter["place"], moods, meaning: toMeaning(rest.join(" ")) };
});

const byWord = new Map(brandWordList.map((entry) => [entry.word, entry]));
const byChar = new Map(brandCharacterList.map((entry) => [entry.char, entry]));

/** What a stem of the list says; undefined for others. */
export const findBrandWord = (word: string): BrandWord | undefined => byWord.get(word);
export const findBrandCharacter = (char: string): BrandCharacter | undefined => byChar.get(char);

/** Moods a group of trades goes by, the closest first. */
export const moodsOfGroups: Record<TradeGroup, string> = {
  food: "hgn",
  care: "ch",
  style: "klc",
  culture: "klt",
  learning: "gc",
  tech: "tl",
  trade: "tw",
  building: "kwh",
  finance: "wc",
  leisure: "nht",
};

/** Stems that speak of one kind of trade are proposed to it alone; the others go anywhere. */
const ownStems: Partial<Record<TradeGroup, string>> = {
  food: "食光 禾味 知味 五谷 稻香 慢煮 豆语 半糖 晨豆 深焙 麦田 甘棠 炊烟 茶隐 山茗 小满 围炉 初禾 青禾",
  care: "素颜 凝脂 水漾 雪肌 本草 百草 仁心 杏林 安颐 松龄 康宁 元气 若水 露华 清羽 小宠 爪迹 伴生",
  style: "云裳 锦织 布衣 经纬 素履 霓裳 衣锦 金缕 琢玉 璞石 明珠 青衿 如琢 匠心 泥与 窑火 手纪 拾物 木作 蔓草 芳洲 花间",
  culture: "夜航 声浪 回响 弦外 和鸣 清商 镜像 光影 显影 定格 纸上 墨色 尺素 留白 知书 物语 造物 方寸 拾光 明野",
  learning: "萌芽 树人 启蒙 童谣 小树 育林 学而 问渠 新芽 拔节 知书 蓬勃 知微 观澜 同舟 鹿鸣",
  tech: "矩阵 维度 数澜 动能 光合 锐见 引力 动力 焕能 云帆 知微 极昼 星河 启明",
  trade: "远航 速达 联港 飞轮 百炼 铸成 精工 锋行 四海 通达 千钧 信达 聚源 同舟 长风 驰远 万里",
  building: "筑梦 磐石 基石 广厦 筑境 木石 方圆 砥石 木作 安居 净澜 洁风 匠心 有邻",
  finance: "信达 恒丰 鼎盛 安泰 厚德 诚和 瑞丰 聚源 和盛 永昌 裕安 隆昌 泰和 正言 明衡 衡石 中正 持正 谨行 千钧",
  leisure: "云栖 山居 听泉 宿野 旅人 漫游 逐日 劲草 腾跃 乐聚 欢序 迁徙 归林 野趣 远洲 万里 行舟",
};
const groupsByStem = new Map<string, TradeGroup[]>();
for (const [group, stems] of Object.entries(ownStems))
  for (const stem of stems.split(" ")) groupsByStem.set(stem, [...(groupsByStem.get(stem) ?? []), group as TradeGroup]);

/** The groups a stem is kept for; undefined where it goes anywhere. */
export const findGroupsOf = (stem: string): readonly TradeGroup[] | undefined => groupsByStem.get(stem);
