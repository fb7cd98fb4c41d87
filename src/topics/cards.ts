import type { ComponentType } from "react";
import type { OpenTopicId } from "../shared/topic-ids.ts";
import type { CardCaption, CardProps } from "./kit/card.ts";

/** Browser only: each topic's picture, loaded when the first cast of it is shown. */
export const cards: Record<Exclude<OpenTopicId, "ask">, () => Promise<{ Card: ComponentType<CardProps>; toCaption: CardCaption }>> = {
  auspicious: () => import("./auspicious/card.tsx"),
  business: () => import("./business/card.tsx"),
  birthday: () => import("./birthday/card.tsx"),
  dream: () => import("./dream/card.tsx"),
  marriage: () => import("./marriage/card.tsx"),
  zhouYi: () => import("./zhou-yi/card.tsx"),
  tarot: () => import("./tarot/card.tsx"),
  TaoTeChing: () => import("./tao-te-ching/card.tsx"),
  number: () => import("./number/card.tsx"),
  astro: () => import("./astro/card.tsx"),
  numerology: () => import("./numerology/card.tsx"),
  name: () => import("./name/card.tsx"),
  fortune: () => import("./fortune/card.tsx"),
  fengshui: () => import("./fengshui/card.tsx"),
  personality: () => import("./personality/card.tsx"),
  purpleStar: () => import("./purple-star/card.tsx"),
  palmistry: () => import("./palmistry/card.tsx"),
  huangdi: () => import("./huangdi/card.tsx"),
  mbti: () => import("./mbti/card.tsx"),
};
