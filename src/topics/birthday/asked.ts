import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /八字|四柱|生辰|大运|流年|喜用神|五行缺|\bfour pillars\b|\bba ?zi\b|\bday master\b/i,
  because: { zh: "这要看生辰，就排四柱。", en: "This goes by your birth, so I set up its four pillars." },
};
