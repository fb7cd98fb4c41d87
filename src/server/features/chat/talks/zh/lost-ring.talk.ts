import type { Talk } from "../talk.ts";

/** Three numbers and a lost ring. */
export const talk: Talk = {
  topic: "number",
  turns: [
    { say: "戒指丢了能找到吗 3 8 15", means: "ask", cast: "number", of: { digits: [3, 8, 15] } },
    { say: "在哪个方向", means: "ask", kind: "answer" },
    { say: "体用是啥", means: "explain", hears: /体|用/ },
    { say: "你刚才说的第二点没看懂", means: "explain" },
    { say: "是骗人的吧", means: "doubt" },
    { say: "那手机呢，手机也不见了", means: "ask", kind: ["answer", "tell"], cast: "maybe", hears: /手机/ },
    { say: "啊啊啊啊", means: "unclear", kind: ["unclear", "feel"] },
    { say: "好吧谢谢", means: "thank" },
  ],
};
