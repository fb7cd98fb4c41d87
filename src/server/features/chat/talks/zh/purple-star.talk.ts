import type { Talk } from "../talk.ts";

/** Another craft for the same question, and a child's chart. */
export const talk: Talk = {
  topic: "birthday",
  turns: [
    { say: "1985年10月9日凌晨4点 男 西安 想问什么时候能买房", means: "ask", cast: "birthday", of: { "birth.date": "1985-10-09" } },
    { say: "用紫微再看看", means: "craft", cast: "purpleStar", of: { "birth.date": "1985-10-09", "birth.time": "04:00" } },
    { say: "田宅宫说什么", means: "explain", hears: /田宅/ },
    { say: "我儿子2015年6月1日上午10点生的 他以后读书怎么样", means: "ask", cast: "purpleStar", of: { "birth.date": "2015-06-01", "birth.sex": "male" } },
    { say: "那塔罗呢 还是问买房", means: "craft", cast: "tarot" },
    { say: "你是真人吗", means: "about", hears: /程序|不是真人|不是人|机器/ },
    { say: "简单点说", means: "restyle" },
    { say: "明白了", means: "assent" },
  ],
};
