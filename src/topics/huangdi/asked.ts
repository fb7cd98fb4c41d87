import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /四季诗|黄帝|称骨|骨重|几两几钱|\bbone weight\b|\bseason verse\b|\byellow emperor\b/i,
  because: { zh: "你要称骨看四季，那就按生辰来称。", en: "You asked for the bones’ weight, so I weigh your birth." },
};
