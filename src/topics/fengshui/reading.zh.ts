import { toFengshuiReader } from "./telling/reader.ts";
import { summarise, toAnswer, toFollowUps, toLead } from "./telling/zh/answer.ts";
import { factWords } from "./telling/zh/fact-words.ts";
import { toHeadline } from "./telling/zh/headline.ts";
import { houseSayings } from "./telling/zh/house.ts";
import { lookingSayings, placeSayings } from "./telling/zh/place.ts";
import { residentSayings } from "./telling/zh/resident.ts";
import { schoolSayings } from "./telling/zh/school.ts";
import { yearSayings } from "./telling/zh/year.ts";

export const readingZh = toFengshuiReader({
  locale: "zh",
  words: factWords,
  say: { ...placeSayings, ...lookingSayings, ...houseSayings, ...residentSayings, ...yearSayings, ...schoolSayings },
  labels: {
    lead: "盘面",
    dissent: "另一说",
    close: "这周",
    house: "格局",
    door: "大门",
    money: "财位",
    resident: "你与宅",
    bedroom: "卧室",
    people: "人气",
    study: "书桌",
    year: "流年",
    kitchen: "灶台",
    school: "门派",
  },
  toHeadline,
  toLead,
  toAnswer,
  toFollowUps,
  summarise,
});
