import { type Feeling, hearFeeling } from "../../../../../topics/kit/hearing/feeling.ts";
import { nameKin } from "../../../../../topics/kit/hearing/kin-name.ts";
import type { TalkRequest } from "../talk.ts";
import { toTold } from "../told.ts";
import { pickWording } from "../wording/pick-wording.ts";
import type { Say } from "../wording/say.ts";
import { words as en } from "./words.en.ts";
import { words as zh } from "./words.zh.ts";

/** Each wording is one true sentence to what was said, and one question back. `listening`: no feeling was named, or all has been said to it. */
export type FeelWords = Record<Feeling | "listening", readonly string[]>;

const words: Record<TalkRequest["locale"], FeelWords> = { zh, en };

export const sayFelt: Say = (request) => {
  const { text, locale } = request;
  const own = words[locale];
  const { feeling, kin, together, day } = hearFeeling(text, locale);
  const slots = { ...(kin && nameKin(kin, locale)), together, day };
  return toTold(pickWording(feeling ? [own[feeling], own.listening] : [own.listening], { ...request, slots }));
};
