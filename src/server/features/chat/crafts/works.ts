import { toCaller } from "../../../kernel/workers/port.ts";
import type { castTopic } from "../drawing/cast-topic.ts";
import type { planNext } from "../flow/plan.ts";
import type { checkTelling } from "../telling/check-telling.ts";
import type { groundCast } from "../telling/ground-cast.ts";
import type { tellCast } from "../telling/tell-cast.ts";

/** What reads a topic, in a thread. The topic is loaded there when it is first asked for; the loop's own thread loads none. */
export const chatWorks = {
  "chat.plan": async (request: Parameters<typeof planNext>[0]) => (await import("../flow/plan.ts")).planNext(request),
  "chat.cast": async (request: Parameters<typeof castTopic>[0]) => (await import("../drawing/cast-topic.ts")).castTopic(request),
  "chat.tell": async (request: Parameters<typeof tellCast>[0]) => (await import("../telling/tell-cast.ts")).tellCast(request),
  "chat.ground": async (request: Parameters<typeof groundCast>[0]) => (await import("../telling/ground-cast.ts")).groundCast(request),
  "chat.check": async (request: Parameters<typeof checkTelling>[0]) => (await import("../telling/check-telling.ts")).checkTelling(request),
};

export const craft = toCaller<typeof chatWorks>();
