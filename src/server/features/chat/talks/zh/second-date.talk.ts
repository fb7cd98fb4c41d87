import type { Talk } from "../talk.ts";

/** A bare second date: whose is it? */
export const talk: Talk = {
  topic: "astro",
  turns: [
    { say: "1995年8月23日早上6点40出生在广州，我适合做什么工作", means: "ask", cast: "astro", of: { "birth.date": "1995-08-23" } },
    { say: "1993年2月14日下午两点 佛山", means: "give", kind: "whose" },
    { say: "我男朋友的", means: "give", cast: "astro", of: { "birth.date": "1993-02-14" } },
    { say: "我们俩合得来吗", means: "ask", kind: ["answer", "tell"], cast: "maybe" },
    { say: "上升星座是啥意思", means: "explain", hears: /上升/ },
    { say: "再看回我自己的，感情", means: "ask", cast: "astro", of: { "birth.date": "1995-08-23" } },
    { say: "总结一下", means: "restyle" },
    { say: "谢啦", means: "thank" },
  ],
};
