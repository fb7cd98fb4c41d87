import type { Talk } from "../talk.ts";

/** A season and no hour. */
export const talk: Talk = {
  topic: "birthday",
  turns: [
    { say: "想看看事业，我1990年夏天出生的", means: "ask", form: "birth" },
    { say: "农历五月初八", means: "give", form: "birth" },
    { say: "时辰不知道", means: "give", form: "birth" },
    { say: "男，成都", means: "give", cast: "birthday", of: { "birth.date": "1990-05-08", "birth.calendar": "lunar", "birth.sex": "male" } },
    { say: "我妈说好像是早上吃饭那会儿", means: "correct", kind: ["tell", "ask", "unclear", "answer"], cast: "maybe", form: "maybe" },
    { say: "用神是什么东西", means: "explain", hears: /用神/ },
    { say: "感觉啥也没说", means: "complain", kind: "complain" },
    { say: "嗯那个", means: "unclear" },
  ],
};
