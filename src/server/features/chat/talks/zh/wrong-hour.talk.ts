import type { Talk } from "../talk.ts";

/** Four pillars, with the hour and then the year put right. */
export const talk: Talk = {
  topic: "birthday",
  turns: [
    {
      say: "我是女的，1990年5月1日早上7点半生在上海，今年事业怎么样",
      means: "ask",
      cast: "birthday",
      of: { "birth.date": "1990-05-01", "birth.time": "07:30", "birth.sex": "female" },
    },
    { say: "日主是什么意思", means: "explain", hears: /日/ },
    { say: "不对，是晚上7点半", means: "correct", cast: "birthday", of: { "birth.date": "1990-05-01", "birth.time": "19:30" }, hears: /改|更正/ },
    { say: "年份也写错了，是1991年", means: "correct", cast: "birthday", of: { "birth.date": "1991-05-01", "birth.time": "19:30" }, hears: /改|更正/ },
    { say: "所以今年能升职吗", means: "ask", kind: "answer", hears: /升/ },
    { say: "为什么这么说", means: "explain" },
    { say: "你没回答我，我问的是升职", means: "complain", cast: "maybe", kind: ["complain", "answer"], hears: /升/ },
    { say: "行吧谢谢", means: "thank" },
  ],
};
