import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /(?:公司|店铺?|品牌|商号|工作室|咖啡馆|餐厅|铺子)的?(?:起|取|叫|名字?|改名)|(?:给|帮)[^，。？]{0,8}(?:公司|店|品牌|工作室|咖啡馆|餐厅)[^，。？]{0,4}(?:起|取)(?:个|一个)?名|店名|公司名|品牌名|商号|招牌|\b(?:brand|company|shop|business|store) name\b|\bname (?:for )?my (?:company|shop|brand|business|caf[eé])\b/i,
  because: { zh: "这是给生意取名的事，看笔画、音韵和行业合不合。", en: "This is about a name for a trade, so I weigh its strokes, its sound and its field." },
};
