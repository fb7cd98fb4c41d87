import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /塔罗|抽(?:一|几|三|两)?张|翻(?:一|几|三)?张|抽牌|用牌|圣杯|权杖|宝剑|星币|\btarot\b|\bcards?\b(?=.*\b(?:draw|pull|turn|read)\b)|\b(?:draw|pull|turn|read)\b.*\bcards?\b|\bwith (?:the |some )?cards\b|\bcard reading\b/i,
  because: { zh: "你点名要牌，那就翻牌。", en: "You asked for a card, so a card it is." },
  input: { spread: "one" },
};
