import type { Talk } from "../talk.ts";

/** A shop's name, and then all the savings. */
export const talk: Talk = {
  topic: "business",
  turns: [
    { say: "想开个咖啡店，名字叫山雀，好不好", means: "ask", kind: ["tell", "ask"], cast: "maybe", form: "maybe" },
    { say: "餐饮", means: "give", kind: ["tell", "ask", "answer"], cast: "maybe", form: "maybe" },
    { say: "名字的数理是什么意思", means: "explain" },
    { say: "我打算把全部积蓄六十万投进去，能赚吗", means: "ask", risk: "stake", kind: "limits", never: /能赚|稳赚|赚得/ },
    { say: "那我心里慌怎么办", means: "feel", kind: ["feel", "tell", "answer", "limits"], cast: "maybe", risk: "stake" },
    { say: "用塔罗看看合伙人靠不靠谱", means: "craft", cast: "tarot" },
    { say: "再来一张", means: "draw", cast: "tarot" },
    { say: "多谢", means: "thank" },
  ],
};
