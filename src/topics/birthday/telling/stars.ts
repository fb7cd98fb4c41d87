import type { BirthdayView, Part } from "./view.ts";

/** The stars told in each part, the rarest first: of one chart's stars only the rarest of a part is told. Weight by how few have it. */
const starsOf = {
  character: { 三奇: 9, 金神: 8, 魁罡: 7, 六秀: 6, 日贵: 6.5, 八专: 5.5, 十灵: 5, 天德: 4, 孤辰: 4, 亡神: 3.4, 华盖: 3 },
  love: { 阴差阳错: 5, 红鸾: 4.6, 天喜: 4.4, 寡宿: 4.2, 红艳: 3.8, 桃花: 3.5 },
  work: { 国印贵人: 3.55, 将星: 3.8, 驿马: 3.6, 学堂: 3.5, 词馆: 3.4, 文昌贵人: 3.2, 天乙贵人: 2.4 },
  money: { 十恶大败: 6, 金舆: 4.6, 禄神: 4.4, 劫煞: 3 },
  health: { 四废: 7, 天医: 4.2, 飞刃: 4, 羊刃: 4.4, 灾煞: 3.2, 丧门: 3, 吊客: 2.8, 天厨贵人: 2.6 },
  year: { 天赦: 6 },
  school: {},
} as const satisfies Record<Part, Readonly<Record<string, number>>>;

export type Star = { [P in Part]: keyof (typeof starsOf)[P] & string }[Part];

/** The rarest star of a part that the chart has; at work only on the month, the working pillar, or the hour, what comes of it. */
export const findStar = ({ cast }: BirthdayView, part: Part): { name: Star; weight: number; id: string; index: number } | null => {
  for (const [name, weight] of Object.entries(starsOf[part]).sort(([, one], [, other]) => other - one)) {
    const index = cast.spirits.findIndex((spirit) => spirit.name === name && (part !== "work" || spirit.pillar === "month" || spirit.pillar === "hour"));
    if (index >= 0) return { name: name as Star, weight, id: `spirit.${index + 1}`, index };
  }
  return null;
};
