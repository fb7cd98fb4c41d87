import type { ComponentType } from "react";
import { isOpenTopic, type OpenTopicId, type TopicId } from "../shared/topic-ids.ts";
import { Glyph as Ask } from "./ask/glyph.tsx";
import { Glyph as Auspicious } from "./auspicious/glyph.tsx";
import { Glyph as Birthday } from "./birthday/glyph.tsx";
import { Glyph as Business } from "./business/glyph.tsx";
import { Glyph as Fengshui } from "./fengshui/glyph.tsx";
import { Glyph as Fortune } from "./fortune/glyph.tsx";
import { Glyph as Huangdi } from "./huangdi/glyph.tsx";
import { Glyph as Marriage } from "./marriage/glyph.tsx";
import { Glyph as Name } from "./name/glyph.tsx";
import { Glyph as NumberGlyph } from "./number/glyph.tsx";
import { Glyph as PurpleStar } from "./purple-star/glyph.tsx";
import { Glyph as TaoTeChing } from "./tao-te-ching/glyph.tsx";
import { Glyph as Tarot } from "./tarot/glyph.tsx";
import { Glyph as ZhouYi } from "./zhou-yi/glyph.tsx";

/** Browser only. Not lazy: a list shows all of them at once. */
const drawn: Record<OpenTopicId, ComponentType> = {
  ask: Ask,
  auspicious: Auspicious,
  birthday: Birthday,
  business: Business,
  marriage: Marriage,
  zhouYi: ZhouYi,
  tarot: Tarot,
  TaoTeChing,
  number: NumberGlyph,
  fengshui: Fengshui,
  fortune: Fortune,
  name: Name,
  purpleStar: PurpleStar,
  huangdi: Huangdi,
};

/** Topics still being prepared; a path moves into its topic's folder when that opens. 24 × 24, stroke 1.5. */
const prepared: Record<Exclude<TopicId, OpenTopicId>, string> = {
  astro: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0zM12 5.6 17.5 15.2h-11zM3.5 12H2M22 12h-1.5M12 3.5V2M12 22v-1.5",
  dream: "M13.2 4.2A6.6 6.6 0 1 0 19.4 12a5.4 5.4 0 0 1-6.2-7.8zM4 20h9.8a2.3 2.3 0 1 0-1.6-4M17 20h3.5M18 4.2h2.6L18 7.4h2.6",
  palmistry:
    "M8.2 12.2V5.4a1.35 1.35 0 0 1 2.7 0V10 4.1a1.35 1.35 0 0 1 2.7 0V10 5a1.35 1.35 0 0 1 2.7 0v6V7.4a1.3 1.3 0 0 1 2.6 0v7.2c0 3.6-2.2 6-5.6 6-2.6 0-4.2-1-5.4-3l-3-5c-.5-.8-.3-1.6.4-2 .7-.4 1.5-.2 2 .5zM10.3 17.6c.2-2.2 1.3-3.7 3.6-4.3",
  numerology:
    "M12.7 4.6a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM9.9 9.5a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM15.5 9.5a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM7.1 14.4a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM12.7 14.4a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM18.3 14.4a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM4.6 19.3a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM9.9 19.3a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM15.5 19.3a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0zM20.8 19.3a0.7 0.7 0 1 1-1.4 0 0.7 0.7 0 1 1 1.4 0z",
  mbti: "M4 5h5.2M13 5h7M4 9.7h9.5M17.3 9.7H20M4 14.3h2.7M10.5 14.3H20M4 19h7.7M15.5 19H20M13 5a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0zM17.3 9.7a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0zM10.5 14.3a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0zM15.5 19a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0z",
  personality:
    "M14.2 20.5v-3h1.9c1.1 0 1.7-.7 1.6-1.7l-.2-2 1.8-.8-1.9-3.3C17.2 6 14.5 3.5 11 3.5a6.8 6.8 0 0 0-6.8 6.8c0 2.4 1.1 4.3 2.9 5.6v4.6M13.2 10.4a2.3 2.3 0 1 0-2.3 2.3c.9 0 1.4-.6 1.4-1.3s-.5-1.1-1.1-1.1",
};

/** One topic's glyph, for decoration: the topic's name stands beside it. */
export const Glyph = ({ topic, size = 20 }: { topic: TopicId; size?: number }) => {
  const Drawn = isOpenTopic(topic) ? drawn[topic] : null;
  return (
    <svg className="g" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {Drawn ? <Drawn /> : <path d={prepared[topic as keyof typeof prepared]} />}
    </svg>
  );
};
