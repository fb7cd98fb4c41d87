import type { Talk } from "../talk.ts";

/** A palm without a picture. */
export const talk: Talk = {
  topic: "palmistry",
  turns: [
    { say: "看看我手相，感情线", means: "ask", form: true },
    { say: "我不会拍照", means: "unclear", kind: ["unclear", "complain", "ask", "without"], form: "maybe" },
    {
      inputs: { palm: "square", fingers: "long", heart: "between", head: "longStraight", life: "wide" },
      means: "give",
      form: "hand",
    },
    { say: "右手", means: "give", cast: "palmistry", of: { palm: "square", heart: "between", hand: "right" } },
    { say: "智慧线是哪一条", means: "explain", hears: /智慧线|头脑线|脑/ },
    { say: "那我适合早婚吗", means: "ask", kind: "answer", hears: /婚/ },
    { say: "我不信手相", means: "doubt" },
    { say: "今天天气怎么样", means: "play" },
  ],
};
