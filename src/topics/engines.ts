import type { OpenTopicId } from "../shared/topic-ids.ts";
import type { AstroInput } from "./astro/input.ts";
import type { AuspiciousInput } from "./auspicious/input.ts";
import type { BirthdayInput } from "./birthday/input.ts";
import type { BusinessInput } from "./business/input.ts";
import type { DreamInput } from "./dream/input.ts";
import type { FengshuiInput } from "./fengshui/input.ts";
import type { FortuneInput } from "./fortune/input.ts";
import type { HuangdiInput } from "./huangdi/input.ts";
import type { CastContext } from "./kit/topic.ts";
import type { MarriageInput } from "./marriage/input.ts";
import type { MbtiInput } from "./mbti/input.ts";
import type { NameInput } from "./name/input.ts";
import type { NumberInput } from "./number/input.ts";
import type { NumerologyInput } from "./numerology/input.ts";
import type { PalmistryInput } from "./palmistry/input.ts";
import type { PersonalityInput } from "./personality/input.ts";
import type { PurpleStarInput } from "./purple-star/input.ts";
import type { TaoTeChingInput } from "./tao-te-ching/input.ts";
import type { TarotInput } from "./tarot/input.ts";
import type { ZhouYiInput } from "./zhou-yi/input.ts";

export interface LoadedEngine {
  /** The topic's `engineVersion`. */
  version: number;
  /** @param input as the topic's `parse` gave it */
  cast(input: unknown, context: CastContext): unknown;
}

export interface EngineEntry {
  load(): Promise<LoadedEngine>;
  /** Keys of the facts that together name the cast: the cards drawn, the hexagrams. */
  namedBy: readonly string[];
}

/** Each topic's engine alone, for replaying a draw in the page without the words of its readings. */
export const engines: Record<Exclude<OpenTopicId, "ask">, EngineEntry> = {
  auspicious: {
    async load() {
      const { castAuspicious } = await import("./auspicious/engine.ts");
      return { version: 1, cast: (input, context) => castAuspicious(input as AuspiciousInput, context) };
    },
    namedBy: ["purpose", "rank"],
  },
  business: {
    async load() {
      const { castBusiness } = await import("./business/engine.ts");
      return { version: 1, cast: (input, context) => castBusiness(input as BusinessInput, context) };
    },
    namedBy: ["char", "letters"],
  },
  birthday: {
    async load() {
      const { castBirthday } = await import("./birthday/engine.ts");
      return { version: 1, cast: (input, context) => castBirthday(input as BirthdayInput, context) };
    },
    namedBy: ["pillar"],
  },
  dream: {
    async load() {
      const { castDream } = await import("./dream/engine.ts");
      return { version: 1, cast: (input, context) => castDream(input as DreamInput, context) };
    },
    namedBy: ["symbol", "unknown"],
  },
  fortune: {
    async load() {
      const { castFortune } = await import("./fortune/engine.ts");
      return { version: 1, cast: (input, context) => castFortune(input as FortuneInput, context) };
    },
    namedBy: ["lot"],
  },
  marriage: {
    async load() {
      const { castMarriage } = await import("./marriage/engine.ts");
      return { version: 1, cast: (input, context) => castMarriage(input as MarriageInput, context) };
    },
    namedBy: ["person"],
  },
  mbti: {
    async load() {
      const { castMbti } = await import("./mbti/engine.ts");
      return { version: 1, cast: (input) => castMbti(input as MbtiInput) };
    },
    namedBy: ["type"],
  },
  name: {
    async load() {
      const { castName } = await import("./name/engine.ts");
      return { version: 1, cast: (input) => castName(input as NameInput) };
    },
    namedBy: ["char", "word"],
  },
  zhouYi: {
    async load() {
      const { castZhouYi } = await import("./zhou-yi/engine.ts");
      return { version: 1, cast: (input, context) => castZhouYi(input as ZhouYiInput, context) };
    },
    namedBy: ["hexagram.primary", "hexagram.changed"],
  },
  tarot: {
    async load() {
      const { castTarot } = await import("./tarot/engine.ts");
      return { version: 1, cast: (input, context) => castTarot(input as TarotInput, context) };
    },
    namedBy: ["card"],
  },
  TaoTeChing: {
    async load() {
      const { castTaoTeChing } = await import("./tao-te-ching/engine.ts");
      return { version: 1, cast: (input, context) => castTaoTeChing(input as TaoTeChingInput, context) };
    },
    namedBy: ["chapter"],
  },
  number: {
    async load() {
      const { castNumber } = await import("./number/engine.ts");
      return { version: 1, cast: (input, context) => castNumber(input as NumberInput, context) };
    },
    namedBy: ["hexagram.primary", "hexagram.changed"],
  },
  astro: {
    async load() {
      const { castAstro } = await import("./astro/engine.ts");
      return { version: 1, cast: (input, context) => castAstro(input as AstroInput, context) };
    },
    namedBy: ["body", "angle"],
  },
  numerology: {
    async load() {
      const { castNumerology } = await import("./numerology/engine.ts");
      return { version: 1, cast: (input, context) => castNumerology(input as NumerologyInput, context) };
    },
    namedBy: ["core"],
  },
  fengshui: {
    async load() {
      const { castFengshui } = await import("./fengshui/engine.ts");
      return { version: 1, cast: (input, context) => castFengshui(input as FengshuiInput, context) };
    },
    namedBy: ["sitting", "pattern"],
  },
  personality: {
    async load() {
      const { castPersonality } = await import("./personality/engine.ts");
      return { version: 1, cast: (input) => castPersonality(input as PersonalityInput) };
    },
    namedBy: ["enneagram.result", "jungian.result", "keirsey.result"],
  },
  purpleStar: {
    async load() {
      const { castPurpleStar } = await import("./purple-star/engine.ts");
      return { version: 1, cast: (input, context) => castPurpleStar(input as PurpleStarInput, context) };
    },
    namedBy: ["plate"],
  },
  palmistry: {
    async load() {
      const { castPalmistry } = await import("./palmistry/engine.ts");
      return { version: 1, cast: (input) => castPalmistry(input as PalmistryInput) };
    },
    namedBy: ["shape", "heart"],
  },
  huangdi: {
    async load() {
      const { castHuangdi } = await import("./huangdi/engine.ts");
      return { version: 1, cast: (input, context) => castHuangdi(input as HuangdiInput, context) };
    },
    namedBy: ["place", "total"],
  },
};
