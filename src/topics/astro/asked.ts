import type { Asked } from "../kit/asked.ts";

export const asked: Asked = {
  sign: /星盘|本命盘|上升(?:星座)?|月亮星座|太阳星座|行运|推运|合盘|占星|土星回归|水逆|星座(?!运势排)|\bnatal\b|\bbirth charts?\b|\bastrolog\w*|\brising sign\b|\b(?:moon|sun|star) sign\b|\bascendant\b|\btransits?\b|\bsaturn return\b|\bhoroscope\b|\bzodiac\b|\bmercury retrograde\b/i,
  because: { zh: "这要看星盘，按你出生那一刻的天空来排。", en: "This is read from your birth chart, so I set up the sky of that moment." },
};
