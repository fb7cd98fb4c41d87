import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /性格测试|人格测试|测(?:测|一下|个)?(?:我的)?(?:性格|人格)|九型|大五|荣格|气质类型|社交风格|五行人格|\bDISC\b|\benneagram\b|\bbig five\b|\bjungian\b|\btemperaments?\b|\b(?:personality|character) (?:test|quiz|type)\b|\bsocial styles?\b/,
  because: { zh: "这要靠答题来看，先挑一套。", en: "This is read from answers, so pick a set of questions first." },
};
