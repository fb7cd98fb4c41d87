import type { Talk } from "../talk.ts";

/** A day, a range, only weekends. */
export const talk: Talk = {
  topic: "auspicious",
  turns: [
    { say: "明年3月到5月挑个结婚的日子，只要周末", means: "ask", cast: "auspicious", of: { weekdays: [6, 7] } },
    { say: "新娘1996年7月7日生，新郎1994年1月20日", means: "give", cast: "auspicious", of: { weekdays: [6, 7], purpose: "wedding" } },
    { say: "第一个为什么好", means: "explain" },
    { say: "冲是什么意思", means: "explain", hears: /冲/ },
    { say: "不要清明前后的", means: "give", kind: ["tell", "answer"], cast: "maybe" },
    { say: "改成6月行不行", means: "correct", cast: "auspicious", of: { weekdays: [6, 7], purpose: "wedding" } },
    { say: "太好了", means: "feel", kind: ["feel", "assent", "thank"] },
    { say: "对了，我下个月要做个小手术，哪天好", means: "ask", risk: "medical", kind: "limits" },
  ],
};
