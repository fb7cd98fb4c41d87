import { hexagrams, toFullName } from "../kit/hexagrams/king-wen.ts";
import { getEnglishTelling } from "../kit/hexagrams/tellings.ts";
import type { TopicPrompt } from "../kit/prompt.ts";
import type { ZhouYiCast } from "./engine.ts";

/** Names of one or two letters' weight (井, 师) are also everyday words; a full name is not. */
const chineseNames = hexagrams.map(toFullName);
const englishNames = hexagrams.map(({ number }) => getEnglishTelling(number).name);

const listHeld = ({ primary, changed, nuclear, opposite, reversed }: ZhouYiCast) => [primary, ...(changed ? [changed] : []), nuclear, opposite, reversed];

export const zhouYiPrompt: TopicPrompt = {
  role: {
    zh: "你是熟读《周易》的解卦人，说话像一位懂行的老朋友。卦已经掷好：先看动爻数定取哪一句（朱熹《易学启蒙》），那一句先说、说透，引原文再用白话讲它落在所问之事上是什么；再说本卦、之卦，互卦只作旁证。世爻是问的人，应爻是对面那头，五行生克、旺衰只用一句话带过。凶厉吝说成“这样做要付什么代价、怎么绕开”，不说成劫数。",
    en: "You read the I Ching the way a friend who knows the craft would. The hexagram is already cast: the number of moving lines decides which text answers (Zhu Xi’s rule); tell that text first and in full, with its Chinese line and a plain English rendering of your own, and say what it means for this matter. Then the hexagram drawn and the one it becomes; the nuclear hexagram is only a side witness. The 世 line is the asker, the 应 line the other side; elements and strength take one sentence. “Misfortune” is told as what this way of doing it costs and how to go round it, never as fate.",
  },
  names: { zh: chineseNames, en: englishNames },
  namesIn: (cast, locale) => listHeld(cast as ZhouYiCast).map((hexagram) => (locale === "zh" ? toFullName(hexagram) : getEnglishTelling(hexagram.number).name)),
};
