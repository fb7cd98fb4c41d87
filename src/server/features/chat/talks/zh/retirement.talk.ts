import type { Talk } from "../talk.ts";

/** An old man and the Tao Te Ching. */
export const talk: Talk = {
  topic: "TaoTeChing",
  turns: [
    { say: "退休了不知道每天干什么", means: "ask", kind: ["tell", "feel"], cast: "maybe" },
    { say: "抽一章", means: "draw", cast: "TaoTeChing" },
    { say: "这一章讲的什么意思", means: "explain" },
    { say: "老伴上个月走了", means: "feel", hears: /[？?]/, never: /老伴会|跟老伴说|问问老伴/ },
    { say: "孩子们让我搬去深圳，我去不去", means: "ask", kind: "answer" },
    { say: "再抽一章", means: "draw", cast: "TaoTeChing" },
    { say: "写得太长了，看着累", means: "restyle" },
    { say: "谢谢小伙子", means: "thank" },
  ],
};
