import type { ComponentType } from "react";
import type { CardCaption, CardKnocks, CardLanding, CardProps } from "./kit/card.ts";
import { isTopicId, toTopicFolder } from "./topic-ids.ts";

export interface TopicCard {
  Card: ComponentType<CardProps>;
  toCaption: CardCaption;
  toLandingMs?: CardLanding;
  toKnocks?: CardKnocks;
}

/** Browser only: each folder's picture. A test holds every topic that casts to having one. */
const cards = import.meta.glob<TopicCard>("./*/card.tsx");

/** How a topic's picture is fetched; undefined for a topic without one. */
export const findCard = (topic: string): (() => Promise<TopicCard>) | undefined => (isTopicId(topic) ? cards[`./${toTopicFolder(topic)}/card.tsx`] : undefined);
