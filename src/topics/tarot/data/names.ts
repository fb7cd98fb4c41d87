import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Suit } from "./deck.ts";
import { deck } from "./deck.ts";

/** What people call the majors besides the names of the deck; by id. */
const majorAliases: Record<Locale, Record<number, string[]>> = {
  zh: {
    0: ["愚人"],
    1: ["魔法师", "魔术士"],
    2: ["女教皇", "女司祭"],
    3: ["女皇"],
    4: ["君王"],
    5: ["法王", "教宗"],
    6: ["恋爱", "情人"],
    8: ["勇气"],
    9: ["隐士"],
    10: ["命运轮", "幸运之轮"],
    11: ["公正"],
    12: ["吊人", "倒吊者"],
    13: ["死亡"],
    15: ["魔鬼"],
    16: ["塔", "塔楼"],
    17: ["星辰", "星"],
    18: ["月"],
    19: ["日"],
    20: ["最后的审判"],
    21: ["宇宙"],
  },
  en: { 1: ["Juggler"], 2: ["Papess", "Popess"], 5: ["Pope"], 6: ["Lover"], 10: ["Wheel"], 12: ["Hanging Man"], 17: ["Stars"], 20: ["Judgment"], 21: ["Universe"] },
};

const suitNames: Record<Locale, Record<Suit, string[]>> = {
  zh: { wands: ["权杖", "魔杖", "木杖"], cups: ["圣杯", "杯"], swords: ["宝剑", "剑"], pentacles: ["星币", "钱币", "金币", "五角星"] },
  en: { wands: ["wands", "staves", "rods", "batons"], cups: ["cups", "chalices"], swords: ["swords"], pentacles: ["pentacles", "coins", "discs", "disks"] },
};

/** Names of the fourteen ranks, from the ace on. */
const rankNames: Record<Locale, string[][]> = {
  zh: [["一", "首牌", "1", "ACE", "王牌", "A"], ["二", "2"], ["三", "3"], ["四", "4"], ["五", "5"], ["六", "6"], ["七", "7"], ["八", "8"], ["九", "9"], ["十", "10"], ["侍从", "侍者", "侍卫", "随从"], ["骑士"], ["王后", "皇后", "女王"], ["国王", "王"]],
  en: [["ace", "one", "1"], ["two", "2"], ["three", "3"], ["four", "4"], ["five", "5"], ["six", "6"], ["seven", "7"], ["eight", "8"], ["nine", "9"], ["ten", "10"], ["page", "knave", "princess"], ["knight", "prince"], ["queen"], ["king"]],
};

const namesOf = (id: number, locale: Locale): string[] => {
  const card = deck[id]!;
  const own = locale === "zh" ? card.nameZh : card.nameEn.replace(/^The /, "");
  const { suit } = card;
  if (suit === null) return [own, ...(majorAliases[locale][id] ?? [])];
  return suitNames[locale][suit].flatMap((suitName) => rankNames[locale][card.number - 1]!.map((rank) => (locale === "zh" ? `${suitName}${rank}` : `${rank} of ${suitName}`)));
};

export interface CardName {
  name: string;
  id: number;
}

/** Every name of every card, the longest first, so that none hides inside a longer one. */
export const cardNames: Record<Locale, CardName[]> = { zh: [], en: [] };
for (const locale of ["zh", "en"] as const) {
  cardNames[locale] = deck.flatMap(({ id }) => namesOf(id, locale).map((name) => ({ name: name.toLowerCase(), id }))).sort((a, b) => b.name.length - a.name.length);
}
