import { toDayName, toMonthName } from "../../../kit/calendar/lunar-names.ts";
import type { FactWording } from "../../../kit/fact.ts";
import type { DreamFacts } from "../../fact-types.ts";
import type { SymbolId } from "../../lexicon/entries.ts";
import type { Category, DreamTheme, Mood, State } from "../../lexicon/symbol.ts";
import { symbolsZh } from "../../lexicon/words.zh.ts";
import type { Act } from "../../matching/data/acts.ts";
import type { Color } from "../../matching/data/colors.ts";
import type { Ending } from "../../matching/data/endings.ts";
import { actNamesZh, categoryNamesZh, colorNamesZh, endingNamesZh, moodNamesZh, phaseNamesZh, stateNamesZh } from "./names.ts";
import { themesZh } from "./themes.ts";

const nameOf = (id: string): string => symbolsZh[id as SymbolId].name;
const list = (keys: string, toName: (key: string) => string): string =>
  keys
    .split(",")
    .filter((key) => key !== "")
    .map(toName)
    .join("、");
const inQuotes = (words: string): string => list(words, (word) => `“${word}”`);

export const factWordsZh: FactWording<DreamFacts> = {
  symbol: ({ symbol, category, words, times, states, mood, color, number, salience, rank }) => {
    const does = [
      ...(states === "" ? [] : [list(states, (state) => stateNamesZh[state as State])]),
      ...(mood ? [`同一句里有“${moodNamesZh[mood as Mood]}”`] : []),
      ...(color ? [`${colorNamesZh[color as Color]}色`] : []),
      ...(number ? [`${number}个`] : []),
    ];
    return {
      label: categoryNamesZh[category as Category],
      value: nameOf(symbol),
      note: `你写的${inQuotes(words)}对上了词典里的“${nameOf(symbol)}”，共${times}处${does.length > 0 ? `；${does.join("，")}` : ""}。分量${salience}，排第${rank}：提得多、有动作、带心情的意象分量重。`,
    };
  },
  unknown: ({ length }) => ({ label: "意象", value: "没认出", note: `${length}个字里没有词典收的意象，这一次只看心情、动作和收尾。` }),
  pair: ({ a, b }) => ({ label: "同在一句", value: `${nameOf(a)}、${nameOf(b)}`, note: "同一句话里，说完一样接着就是另一样，图上连一条线。" }),
  mood: ({ mood, words, times, waking }) => ({
    label: "心情",
    value: moodNamesZh[mood as Mood],
    note: `“${words}”算作“${moodNamesZh[mood as Mood]}”，出现${times}次${waking === mood ? "，醒来还在" : ""}。说“不怕”算静，不算怕。`,
  }),
  act: ({ act, words }) => ({ label: "你做了", value: actNamesZh[act as Act], note: `“我”字后头的动作：“${words}”。别人做的不算。` }),
  ending: ({ ending, words }) => ({ label: "收尾", value: endingNamesZh[ending as Ending], note: `取最后一段里的“${words}”。` }),
  again: ({ words }) => ({ label: "不是头一回", value: words, note: "你自己的话里说这个梦来过。" }),
  recurring: ({ symbol, times, dates, dreams }) => ({
    label: "又来了",
    value: `${nameOf(symbol)} ${times}次`,
    note: `你在这里说过的${dreams}个梦里，它出现${times}次，此前是${dates.split(",").join("、")}。`,
  }),
  theme: ({ theme, percent, symbols, earlier, dreams }) => ({
    label: "牵着的事",
    value: themesZh[theme as DreamTheme].name,
    note: `${list(symbols, nameOf)}都挂着它，占全梦分量的${percent}%${dreams > 0 ? `；此前${dreams}个梦里有${earlier}个也碰到它` : ""}。每样意象头一个主题计全数，第二个计六成，第三个计四成。`,
  }),
  moon: ({ phase, percent }) => ({ label: "月相", value: phaseNamesZh[phase] ?? "", note: `你说梦的时候，月面亮着${percent}%。` }),
  day: ({ pillar, month, day, leap }) => ({
    label: "那天",
    value: `${pillar}日`,
    note: `农历${toMonthName({ month, leap })}${toDayName(day)}，按北京时间零点换日。只作记录，不拿它断吉凶。`,
  }),
  classical: ({ symbol, line }) => ({ label: "周公", value: nameOf(symbol), note: `《周公解梦》通行本：“${line}”。旧说，不当预言。` }),
};
