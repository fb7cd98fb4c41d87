import type { Talk } from "../talk.ts";

/** From one craft to the next, with the births that are known. */
export const talk: Talk = {
  topic: "ask",
  turns: [
    { say: "我是1991年4月4日上午11点在北京出生的男生，帮我用八字看看正缘什么时候来", means: "craft", cast: "birthday", of: { "birth.date": "1991-04-04" } },
    { say: "用紫微看看", means: "craft", cast: "purpleStar", of: { "birth.date": "1991-04-04", "birth.sex": "male" } },
    { say: "星盘呢", means: "craft", cast: "astro", of: { "birth.date": "1991-04-04" } },
    { say: "到底哪个准", means: "doubt", kind: ["doubt", "about"] },
    { say: "周易怎么说", means: "craft", cast: "zhouYi" },
    { say: "你能看面相吗", means: "craft", kind: ["noCraft", "about"] },
    { say: "我心脏最近不舒服，是不是得病了", means: "ask", risk: "medical", kind: "limits", hears: /医/ },
    { say: "好的谢谢", means: "thank" },
  ],
};
