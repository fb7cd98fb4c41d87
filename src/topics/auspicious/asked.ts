import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /择(?:个|一)?(?:日|吉)|吉日|黄历|(?:哪|那)(?:一)?天(?:最)?(?:好|合适|适合|宜|搬|开|结|领|签|动|出)|(?:挑|选|看)(?:个|一个|一下)?[^，。？]{0,6}(?:日子|吉时)|好日子|\bauspicious (?:day|date)s?\b|\b(?:good|lucky|best) (?:day|date)s? (?:for|to)\b|\bwhich (?:day|date)\b/i,
  because: { zh: "这是挑日子的事，翻黄历把每天排一遍。", en: "This is about choosing a day, so I go through the almanac day by day." },
};
