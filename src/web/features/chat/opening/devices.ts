import type { ComponentType } from "react";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import { forgetLater } from "../thread/forget-later.ts";

/** What a topic lays out to be touched before its first question. */
export interface DeviceProps {
  locale: Locale;
  /** The choice made by hand, and what a draw without words goes by. */
  onChoose(inputs: Record<string, unknown> | null, wordless: Record<string, unknown>): void;
  /** Draws now, with whatever has been written. */
  onDraw(): void;
}

type Device = ComponentType<DeviceProps>;

const devices: Partial<Record<TopicId, () => Promise<{ default: Device }>>> = {
  tarot: () => import("./TarotFan.tsx"),
  zhouYi: () => import("./CoinToss.tsx"),
  fortune: () => import("./StickShake.tsx"),
};
const loading = new Map<TopicId, Promise<Device>>();

export const hasDevice = (topic: TopicId): boolean => devices[topic] !== undefined;

/** A topic's device; a failed load is tried anew by the next one who asks. */
export const loadDevice = (topic: TopicId): Promise<Device> => {
  const known = loading.get(topic);
  if (known) return known;
  const load = devices[topic]!().then((module) => module.default);
  loading.set(topic, load);
  load.catch(() => forgetLater(loading, topic));
  return load;
};
