import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /紫微|斗数|\bpurple star\b|\bzi ?wei(?: dou ?shu)?\b/i,
  because: { zh: "你点名要紫微斗数，那就排十二宫。", en: "You asked for purple star, so I set up its twelve palaces." },
};
