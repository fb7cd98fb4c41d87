import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /风水|坐[东南西北子丑寅卯辰巳午未申酉戌亥乾坤艮巽]+[朝向]|飞星|八宅|\bfeng ?shui\b|\bflying stars?\b/i,
  because: { zh: "这是房子的事，按朝向排飞星盘。", en: "This is about a house, so I set up its flying stars by the way it faces." },
};
