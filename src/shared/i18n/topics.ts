import type { TopicId } from "../topic-ids.ts";
import type { Locale } from "./locale.ts";

interface TopicName {
  name: string;
  /** One line under the name. */
  brief: string;
}

/** What the twenty topics are called in lists, open or being prepared. */
export const topicNames: Record<Locale, Record<TopicId, TopicName>> = {
  zh: {
    ask: { name: "随心问", brief: "先问，再定用哪一法" },
    zhouYi: { name: "周易", brief: "六爻，三枚铜钱" },
    tarot: { name: "塔罗", brief: "七十八张，一张也行" },
    birthday: { name: "四柱", brief: "年月日时，八个字" },
    astro: { name: "本命星盘", brief: "那一刻的天" },
    purpleStar: { name: "紫微斗数", brief: "十二宫，百余星" },
    fortune: { name: "灵签", brief: "一签，三次圣筊" },
    number: { name: "三数问", brief: "三个数成一卦" },
    dream: { name: "解梦", brief: "梦里的几样东西" },
    fengshui: { name: "风水", brief: "坐向与九宫" },
    palmistry: { name: "手相", brief: "三条主线" },
    name: { name: "姓名", brief: "五格与音义" },
    marriage: { name: "合婚", brief: "两张盘合看" },
    auspicious: { name: "择日", brief: "挑一个日子" },
    business: { name: "商号", brief: "字号与开张" },
    huangdi: { name: "四季诗", brief: "生在哪一时节" },
    numerology: { name: "数字学", brief: "生日里的数" },
    mbti: { name: "十六型", brief: "四组取向" },
    personality: { name: "性格测试", brief: "七种量法" },
    TaoTeChing: { name: "道德经", brief: "八十一章，翻一章" },
  },
  en: {
    ask: { name: "Ask", brief: "Ask first, then choose the way" },
    zhouYi: { name: "I Ching", brief: "Six lines, three coins" },
    tarot: { name: "Tarot", brief: "Seventy-eight cards, or just one" },
    birthday: { name: "Four Pillars", brief: "Year, month, day and hour" },
    astro: { name: "Natal chart", brief: "The sky at that minute" },
    purpleStar: { name: "Purple Star", brief: "Twelve palaces, a hundred stars" },
    fortune: { name: "Oracle sticks", brief: "One stick, three casts to confirm" },
    number: { name: "Three digits", brief: "Three numbers make a hexagram" },
    dream: { name: "Dreams", brief: "The things in the dream" },
    fengshui: { name: "Feng shui", brief: "Facing and nine palaces" },
    palmistry: { name: "Palm", brief: "Three main lines" },
    name: { name: "Names", brief: "Strokes, sound and sense" },
    marriage: { name: "Match", brief: "Two charts side by side" },
    auspicious: { name: "Good days", brief: "Choose a date" },
    business: { name: "Business", brief: "A name and an opening day" },
    huangdi: { name: "Season verse", brief: "The season you were born in" },
    numerology: { name: "Numerology", brief: "The numbers in a birthday" },
    mbti: { name: "Sixteen types", brief: "Four pairs of leanings" },
    personality: { name: "Personality", brief: "Seven ways of measuring" },
    TaoTeChing: { name: "Tao Te Ching", brief: "Eighty-one chapters, open one" },
  },
};
