import type { Talk } from "../talk.ts";

/** An ex who sends a like at night. */
export const talk: Talk = {
  topic: "tarot",
  turns: [
    { say: "前男友昨天半夜给我点赞了，是不是想复合啊", means: "ask", cast: "tarot", of: { spread: "three" } },
    { say: "第三张牌什么意思", means: "explain", hears: /正位|逆位|正着|倒着|翻/ },
    { say: "心里还是挺难受的，四年了", means: "feel", hears: /[？?]/ },
    {
      say: "再抽一张",
      means: "draw",
      cast: "tarot",
      of: { spread: "one", question: "前男友昨天半夜给我点赞了，是不是想复合啊" },
      hears: /旁边|挨着|之后来的|并着|另起/,
    },
    { say: "一句话总结", means: "restyle", never: /。.+。/s },
    { say: "那我该怎么回他", means: "draft", hears: /“|「/ },
    { say: "谢谢你", means: "thank" },
    { say: "他是不是有新欢了", means: "ask", risk: "infidelity", kind: "limits", never: /^(?:是|不是|有|没有)[，。]/ },
  ],
};
