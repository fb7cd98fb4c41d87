import type { ComponentType } from "react";
import { isOpenTopic, type OpenTopicId, type TopicId } from "../shared/topic-ids.ts";
import { Glyph as Ask } from "./ask/glyph.tsx";
import { Glyph as Astro } from "./astro/glyph.tsx";
import { Glyph as Auspicious } from "./auspicious/glyph.tsx";
import { Glyph as Birthday } from "./birthday/glyph.tsx";
import { Glyph as Business } from "./business/glyph.tsx";
import { Glyph as Dream } from "./dream/glyph.tsx";
import { Glyph as Fengshui } from "./fengshui/glyph.tsx";
import { Glyph as Fortune } from "./fortune/glyph.tsx";
import { Glyph as Huangdi } from "./huangdi/glyph.tsx";
import { Glyph as Marriage } from "./marriage/glyph.tsx";
import { Glyph as Mbti } from "./mbti/glyph.tsx";
import { Glyph as Name } from "./name/glyph.tsx";
import { Glyph as NumberGlyph } from "./number/glyph.tsx";
import { Glyph as Numerology } from "./numerology/glyph.tsx";
import { Glyph as Palmistry } from "./palmistry/glyph.tsx";
import { Glyph as Personality } from "./personality/glyph.tsx";
import { Glyph as PurpleStar } from "./purple-star/glyph.tsx";
import { Glyph as TaoTeChing } from "./tao-te-ching/glyph.tsx";
import { Glyph as Tarot } from "./tarot/glyph.tsx";
import { Glyph as ZhouYi } from "./zhou-yi/glyph.tsx";

/** Browser only. Not lazy: a list shows all of them at once. */
const drawn: Record<OpenTopicId, ComponentType> = {
  ask: Ask,
  astro: Astro,
  auspicious: Auspicious,
  birthday: Birthday,
  business: Business,
  marriage: Marriage,
  zhouYi: ZhouYi,
  tarot: Tarot,
  TaoTeChing,
  number: NumberGlyph,
  numerology: Numerology,
  dream: Dream,
  fengshui: Fengshui,
  fortune: Fortune,
  name: Name,
  mbti: Mbti,
  purpleStar: PurpleStar,
  personality: Personality,
  palmistry: Palmistry,
  huangdi: Huangdi,
};

/** Topics still being prepared; a path moves into its topic's folder when that opens. 24 × 24, stroke 1.5. */
const prepared: Record<Exclude<TopicId, OpenTopicId>, string> = {};

/** One topic's glyph, for decoration: the topic's name stands beside it. */
export const Glyph = ({ topic, size = 20 }: { topic: TopicId; size?: number }) => {
  const Drawn = isOpenTopic(topic) ? drawn[topic] : null;
  return (
    <svg className="g" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {Drawn ? <Drawn /> : <path d={prepared[topic as keyof typeof prepared]} />}
    </svg>
  );
};
