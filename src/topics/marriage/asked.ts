import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /合婚|合(?:个|一下)?八字|八字(?:合不合|合吗|配不配|配吗)|\bsynastry\b|\bmatch (?:our|the two) (?:charts|births|birthdays)\b/i,
  because: { zh: "这要把两个人的生辰摆在一起，一项一项对。", en: "For this I lay two births side by side and match them part by part." },
};
