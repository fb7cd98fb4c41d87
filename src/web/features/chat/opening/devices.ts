import { type ComponentType, lazy } from "react";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";

/** What a topic lays out to be touched before its first question. */
export interface DeviceProps {
  locale: Locale;
  /** The choice made by hand, and what a draw without words goes by. */
  onChoose(inputs: Record<string, unknown> | null, wordless: Record<string, unknown>): void;
  /** Draws now, with whatever has been written. */
  onDraw(): void;
}

const devices: Partial<Record<TopicId, ComponentType<DeviceProps>>> = {
  tarot: lazy(() => import("./TarotFan.tsx")),
  zhouYi: lazy(() => import("./CoinToss.tsx")),
  fortune: lazy(() => import("./StickShake.tsx")),
};

export const hasDevice = (topic: TopicId): boolean => devices[topic] !== undefined;
export const findDevice = (topic: TopicId): ComponentType<DeviceProps> | undefined => devices[topic];
