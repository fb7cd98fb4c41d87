import type { Heard, HearRequest } from "../../../../topics/kit/hearing/heard.ts";
import { toCaller } from "../../../kernel/workers/port.ts";
import type { toBeside } from "../drawing/beside.ts";
import type { castTopic } from "../drawing/cast-topic.ts";
import type { planNext } from "../flow/plan.ts";
import type { LeanedReading, LeanRequest } from "../leaning/lean-reading.ts";
import type { askPast, readPast } from "../past/read-past.ts";
import type { previewCast } from "../previewing/preview-cast.ts";
import type { toTurnHeard } from "../remembering/to-turn-heard.ts";
import type { talk } from "../talking/talk.ts";
import type { checkTelling } from "../telling/check-telling.ts";
import type { groundCast } from "../telling/ground-cast.ts";
import type { tellCast } from "../telling/tell-cast.ts";

/** What reads a topic, in a thread. The topic is loaded there when it is first asked for; the loop's own thread loads none. */
export const chatWorks = {
  "chat.hear": async (request: HearRequest): Promise<Heard> => {
    const [{ hear }, { listCrafts }] = await Promise.all([import("../../../../topics/kit/hearing/hear.ts"), import("../../../../topics/registry.ts")]);
    return hear(request, await listCrafts());
  },
  "chat.plan": async (request: Parameters<typeof planNext>[0]) => (await import("../flow/plan.ts")).planNext(request),
  "chat.preview": async (request: Parameters<typeof previewCast>[0]) => (await import("../previewing/preview-cast.ts")).previewCast(request),
  "chat.cast": async (request: Parameters<typeof castTopic>[0]) => (await import("../drawing/cast-topic.ts")).castTopic(request),
  "chat.beside": async (request: Parameters<typeof toBeside>[0]) => (await import("../drawing/beside.ts")).toBeside(request),
  "chat.tell": async (request: Parameters<typeof tellCast>[0]) => (await import("../telling/tell-cast.ts")).tellCast(request),
  "chat.lean": async (request: LeanRequest): Promise<LeanedReading> => (await import("../leaning/lean-reading.ts")).leanReading(request),
  "chat.talk": async (request: Parameters<typeof talk>[0]) => (await import("../talking/talk.ts")).talk(request),
  "chat.ground": async (request: Parameters<typeof groundCast>[0]) => (await import("../telling/ground-cast.ts")).groundCast(request),
  "chat.check": async (request: Parameters<typeof checkTelling>[0]) => (await import("../telling/check-telling.ts")).checkTelling(request),
  "chat.turnHeard": async (request: Parameters<typeof toTurnHeard>[0]) => (await import("../remembering/to-turn-heard.ts")).toTurnHeard(request),
  "chat.askPast": async (request: Parameters<typeof askPast>[0]) => (await import("../past/read-past.ts")).askPast(request),
  "chat.readPast": async (request: Parameters<typeof readPast>[0]) => (await import("../past/read-past.ts")).readPast(request),
};

export const craft = toCaller<typeof chatWorks>();
