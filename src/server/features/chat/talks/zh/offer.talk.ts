import type { Talk } from "../talk.ts";

/** Two jobs, a hexagram, and no trust in coins. */
export const talk: Talk = {
  topic: "zhouYi",
  turns: [
    { say: "拿到一个杭州的offer，钱多三千，但要离开父母，该不该接", means: "ask", cast: "zhouYi" },
    { say: "变爻是什么", means: "explain", hears: /爻/ },
    { say: "准吗这个 感觉随便摇的", means: "doubt", never: /【|undefined/ },
    { say: "再摇一卦", means: "draw", cast: "zhouYi", of: { question: "拿到一个杭州的offer，钱多三千，但要离开父母，该不该接" } },
    { say: "说人话", means: "restyle" },
    { say: "那我妈会不会不高兴", means: "ask", kind: "answer", hears: /妈|母亲/ },
    { say: "好的知道了", means: "assent" },
    { say: "拜拜", means: "bye" },
  ],
};
