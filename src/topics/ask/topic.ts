import type { Craft } from "../kit/asked.ts";
import { parseInput } from "../kit/parse-input.ts";
import { defineRouteTopic, type RouteTopic } from "../kit/topic.ts";
import type { CastTopicId } from "../topic-ids.ts";
import { askFields, askInput } from "./input.ts";
import { toRoute } from "./route.ts";
import { words } from "./words.ts";

/** @param crafts every topic that casts, as it is asked for, in the order in which they are tested */
export const toAsk = (crafts: readonly Craft<CastTopicId>[]): RouteTopic =>
  defineRouteTopic({
    id: "ask",
    words,
    fields: askFields,
    isDraw: true,
    parse: (given) => parseInput(askInput, given),
    route: (question) => toRoute(question, crafts),
  });
