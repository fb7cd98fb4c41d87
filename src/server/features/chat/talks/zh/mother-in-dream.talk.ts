import type { Talk } from "../talk.ts";

/** A dream of a mother, who has died. */
export const talk: Talk = {
  topic: "dream",
  turns: [
    { say: "梦见我妈在厨房炒菜，油烟很大，她没回头看我", means: "ask", cast: "dream" },
    { say: "其实我妈去年去世了", means: "feel", hears: /[？?]/, never: /打(?:个)?电话|给妈妈/ },
    { say: "我最后一面没赶上", means: "feel", never: /你妈会|打电话/ },
    { say: "她是不是怪我", means: "ask", kind: "answer", never: /问她|打电话给她/ },
    { say: "油烟代表什么", means: "explain", hears: /烟|火/ },
    { say: "谢谢你听我说", means: "thank" },
    { say: "昨天又梦见她了，这次在院子里种花，回头笑了", means: "ask", cast: "dream" },
    { say: "嗯，好多了", means: "assent", kind: ["assent", "feel", "thank"] },
  ],
};
