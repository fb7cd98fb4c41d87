import type { OpenTopicId } from "../shared/topic-ids.ts";
import { astroPrompt } from "./astro/prompt.ts";
import { auspiciousPrompt } from "./auspicious/prompt.ts";
import { birthdayPrompt } from "./birthday/prompt.ts";
import { businessPrompt } from "./business/prompt.ts";
import { dreamPrompt } from "./dream/prompt.ts";
import { fengshuiPrompt } from "./fengshui/prompt.ts";
import { fortunePrompt } from "./fortune/prompt.ts";
import { huangdiPrompt } from "./huangdi/prompt.ts";
import type { TopicPrompt } from "./kit/prompt.ts";
import { marriagePrompt } from "./marriage/prompt.ts";
import { mbtiPrompt } from "./mbti/prompt.ts";
import { namePrompt } from "./name/prompt.ts";
import { numberPrompt } from "./number/prompt.ts";
import { numerologyPrompt } from "./numerology/prompt.ts";
import { palmistryPrompt } from "./palmistry/prompt.ts";
import { personalityPrompt } from "./personality/prompt.ts";
import { purpleStarPrompt } from "./purple-star/prompt.ts";
import { taoTeChingPrompt } from "./tao-te-ching/prompt.ts";
import { tarotPrompt } from "./tarot/prompt.ts";
import { zhouYiPrompt } from "./zhou-yi/prompt.ts";

/** Server only: prompts never travel to the browser. `ask` tells through the topic it hands the question to. */
export const prompts: Record<Exclude<OpenTopicId, "ask">, TopicPrompt> = {
  auspicious: auspiciousPrompt,
  birthday: birthdayPrompt,
  business: businessPrompt,
  dream: dreamPrompt,
  marriage: marriagePrompt,
  tarot: tarotPrompt,
  zhouYi: zhouYiPrompt,
  TaoTeChing: taoTeChingPrompt,
  number: numberPrompt,
  astro: astroPrompt,
  numerology: numerologyPrompt,
  fengshui: fengshuiPrompt,
  fortune: fortunePrompt,
  name: namePrompt,
  purpleStar: purpleStarPrompt,
  personality: personalityPrompt,
  palmistry: palmistryPrompt,
  huangdi: huangdiPrompt,
  mbti: mbtiPrompt,
};
