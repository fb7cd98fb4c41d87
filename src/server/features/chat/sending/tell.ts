import type { Tier } from "../../../../shared/constants.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { registry } from "../../../../topics/registry.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { ModelMessage } from "../../../kernel/models/port.ts";
import type { Run } from "../generation/run.ts";
import type { Ending } from "../generation/settle.ts";
import { findPicture } from "../images/service.ts";
import { checkFacts } from "../telling/check-facts.ts";
import { toGrounding } from "../telling/grounding.ts";
import { tellBuiltin } from "../telling/tell-builtin.ts";
import { tellByModel } from "../telling/tell-model.ts";
import { type Composition, toTold } from "./compose.ts";

export interface TellingContext {
  composition: Composition;
  locale: Locale;
  tier: Tier;
  variant: number;
  history: { role: "user" | "assistant"; content: string }[];
  /** Id of the picture this chat is about, or null. */
  pictureId: string | null;
}

const builtinName = "yarrow";

const tellByReader = async (kernel: Kernel, run: Run, { composition, locale }: TellingContext, fellBack: boolean): Promise<Ending> => {
  const { text, data, followUps } = toTold(composition, locale);
  run.addPart({ type: "data-teller", data: { teller: "builtin", name: builtinName, fellBack } });
  if (data.facts.length > 0 || data.paragraphs.some((paragraph) => paragraph.label !== "")) run.addPart({ type: "data-facts", data });
  // An interrupted answer goes on where its beginning is the same text; one that a model began is told whole.
  if (!text.startsWith(run.text)) run.clampTo(0);
  await tellBuiltin(run, text, kernel.config.READER_PACE);
  if (followUps.length > 0 && !run.signal.aborted) run.addPart({ type: "data-followups", data: { questions: followUps } });
  return { status: "completed", teller: "builtin", fellBack };
};

/** The picture goes along with the last words. */
const withPicture = (messages: ModelMessage[], picture: Uint8Array): ModelMessage[] =>
  messages.map((message, at) => {
    if (at < messages.length - 1 || typeof message.content !== "string") return message;
    const url = `data:image/jpeg;base64,${Buffer.from(picture).toString("base64")}`;
    return {
      ...message,
      content: [
        { type: "text", text: message.content },
        { type: "image_url", image_url: { url } },
      ],
    };
  });

/** Tells a composed answer: by the tier's model where one is configured, else, or if it fails before its first word, by the built-in reader. */
export const tellAnswer = async (kernel: Kernel, run: Run, context: TellingContext): Promise<Ending> => {
  const { composition, locale, tier } = context;
  const endpoint = kernel.models[tier];
  const { told } = composition;
  for (const part of composition.parts) run.addPart(part);
  if (!endpoint || !told || told.topic.id === "ask") return tellByReader(kernel, run, context, false);

  const prompt = await registry[told.topic.id].prompt();
  const chips = told.topic.chips(told.cast, locale);
  const messages = toGrounding({
    prompt,
    locale,
    chips,
    tier,
    history: context.history,
    variant: context.variant,
    begun: run.text,
    question: (told.asked ?? told.question).text,
    isFollowUp: told.asked !== null,
  });
  run.emit({ type: "data-progress", data: { step: "model" } });
  const picture = endpoint.hasVision && context.pictureId !== null ? await findPicture(kernel, run.ids.personId, context.pictureId) : undefined;
  const outcome = await tellByModel(run, endpoint, picture ? withPicture(messages, picture) : messages, (problem) =>
    kernel.log.warn({ generationId: run.ids.generationId, model: endpoint.name, problem }, "model failed"),
  );
  if (outcome === "failedBeforeText") return tellByReader(kernel, run, context, true);
  run.flush();
  run.addPart({ type: "data-teller", data: { teller: "model", name: endpoint.name, fellBack: false } });
  run.addPart({ type: "data-facts", data: checkFacts({ text: run.text, locale, chips, prompt, cast: told.cast }) });
  if (outcome === "failedAfterText") return { status: "interrupted", teller: endpoint.name, errorCode: 9006 };
  if (outcome === "told") run.addPart({ type: "data-followups", data: { questions: composition.read().followUps } });
  return { status: "completed", teller: endpoint.name };
};
