import type { Talk } from "../talk.ts";

/** Two births, two families, and a jab. */
export const talk: Talk = {
  topic: "marriage",
  turns: [
    { say: "我1992年6月18日，他1990年12月3日，合不合适结婚", means: "ask", kind: ["ask", "tell"], cast: "maybe", form: "maybe" },
    { say: "我是女的早上九点，他不知道几点", means: "give", kind: ["ask", "tell"], cast: "maybe", form: "maybe" },
    { say: "都在南京", means: "give", kind: ["ask", "tell", "answer"], cast: "maybe", form: "maybe" },
    { say: "他家人不同意怎么办", means: "ask", kind: "answer" },
    { say: "什么垃圾玩意", means: "insult" },
    { say: "合婚看的是什么", means: "explain" },
    { say: "那我该怎么跟他妈开口", means: "draft", hears: /“|「/ },
    { say: "晚安", means: "bye" },
  ],
};
