import type { ComponentType } from "react";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import { loadOnce } from "../load-once.ts";

/** What a topic lays out to be touched before its first question. */
export interface DeviceProps {
  locale: Locale;
  /**
   * What was chosen by hand, and what a cast without words goes by: null while too little is given; and the profiles whose births are meant. Always the
   * same function.
   */
  onChoose(inputs: Record<string, unknown> | null, wordless: Record<string, unknown> | null, profileIds?: readonly string[] | null): void;
  /** Casts now, with whatever has been written. */
  onDraw(): void;
}

type Device = ComponentType<DeviceProps>;

const devices: Partial<Record<TopicId, () => Promise<Device>>> = {
  tarot: async () => (await import("./TarotFan.tsx")).default,
  zhouYi: async () => (await import("./CoinToss.tsx")).default,
  birthday: async () => (await import("./birthday/FourPillars.tsx")).default,
  number: async () => (await import("./number/NumberDials.tsx")).default,
  fengshui: async () => (await import("./fengshui/HouseDial.tsx")).default,
  name: async () => (await import("./name/NameGrid.tsx")).default,
  business: async () => (await import("./business/SignBoard.tsx")).default,
  auspicious: async () => (await import("./auspicious/MonthSheet.tsx")).default,
  astro: async () => (await import("./astro/SkyWheel.tsx")).default,
  purpleStar: async () => (await import("./purple-star/PalacePlate.tsx")).default,
  marriage: async () => (await import("./marriage/TwoBirths.tsx")).default,
  huangdi: async () => (await import("./huangdi/BonesOnScales.tsx")).default,
  numerology: async () => (await import("./numerology/SixNumbers.tsx")).default,
  fortune: async () => (await import("./StickShake.tsx")).default,
  TaoTeChing: async () => (await import("./tao-te-ching/OpenBook.tsx")).default,
  palmistry: async () => (await import("./palmistry/DrawnPalm.tsx")).default,
  dream: async () => (await import("./dream/NightSheet.tsx")).default,
  mbti: async () => (await import("./instruments/FirstQuestion.tsx")).default,
  personality: async () => (await import("./instruments/Instruments.tsx")).default,
  ask: async () => (await import("./ask/SixWays.tsx")).default,
};

export const hasDevice = (topic: TopicId): boolean => devices[topic] !== undefined;

/** The device of a topic that has one. */
export const loadDevice = (topic: TopicId): Promise<Device> => loadOnce(devices[topic]!);
