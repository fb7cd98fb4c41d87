import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /报(?:三)?(?:个)?数|三个数字?|梅花(?:易数|易)?(?:起|占|看)|\bthree (?:digits|numbers)\b/i,
  because: {
    zh: "三个数就够起一卦：前两个定上下卦，第三个定动爻。",
    en: "Three numbers are enough for a hexagram: two for its halves, one for the line that moves.",
  },
};
