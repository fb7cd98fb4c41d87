import { AppError } from "../shared/errors.ts";
import type { OpenTopicId } from "../shared/topic-ids.ts";
import { ask } from "./ask/topic.ts";
import { astro } from "./astro/topic.ts";
import { auspicious } from "./auspicious/topic.ts";
import { birthday } from "./birthday/topic.ts";
import { business } from "./business/topic.ts";
import { dream } from "./dream/topic.ts";
import { fengshui } from "./fengshui/topic.ts";
import { fortune } from "./fortune/topic.ts";
import { huangdi } from "./huangdi/topic.ts";
import type { CastTopic, Topic } from "./kit/topic.ts";
import { marriage } from "./marriage/topic.ts";
import { mbti } from "./mbti/topic.ts";
import { name } from "./name/topic.ts";
import { number } from "./number/topic.ts";
import { numerology } from "./numerology/topic.ts";
import { palmistry } from "./palmistry/topic.ts";
import { personality } from "./personality/topic.ts";
import { purpleStar } from "./purple-star/topic.ts";
import { taoTeChing } from "./tao-te-ching/topic.ts";
import { tarot } from "./tarot/topic.ts";
import { zhouYi } from "./zhou-yi/topic.ts";

/** Every topic one can use. A missing one does not compile. */
export const topics: Record<OpenTopicId, Topic> = {
  dream,
  name,
  business,
  birthday,
  marriage,
  ask,
  zhouYi,
  tarot,
  TaoTeChing: taoTeChing,
  number,
  astro,
  numerology,
  fengshui,
  purpleStar,
  personality,
  palmistry,
  fortune,
  auspicious,
  huangdi,
  mbti,
};

/** @throws AppError topicNotOpen for a topic that casts nothing itself or is still being prepared */
export const getCastTopic = (id: string): CastTopic => {
  const topic = Object.hasOwn(topics, id) ? topics[id as OpenTopicId] : undefined;
  if (topic?.kind !== "cast") throw new AppError("topicNotOpen");
  return topic;
};
