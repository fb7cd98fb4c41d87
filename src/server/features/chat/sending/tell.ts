import type { Kernel } from "../../../kernel/kernel.ts";
import type { ModelEndpoint, ModelMessage } from "../../../kernel/models/port.ts";
import { craft } from "../crafts/works.ts";
import type { Run } from "../generation/run.ts";
import type { Ending } from "../generation/settle.ts";
import { findPicture } from "../images/service.ts";
import { createHeld, crossesLine, toRisk } from "../telling/model-answer.ts";
import { tellBuiltin } from "../telling/tell-builtin.ts";
import type { TellRequest, Told } from "../telling/tell-cast.ts";
import { tellByModel } from "../telling/tell-model.ts";
import type { Composition } from "./compose.ts";

export interface TellingContext {
  composition: Composition;
  history: { role: "user" | "assistant"; content: string }[];
  /** Id of the picture this chat is about, or null. */
  pictureId: string | null;
}

const builtinName = "yarrow";

/** The answer is stored and waited for: its work goes first. Whoever stops it wants none of it. */
const forRun = (run: Run) => ({ isBegun: true, signal: run.signal });

const tellText = async (kernel: Kernel, run: Run, { text, data, followUps }: Told, fellBack: boolean): Promise<Ending> => {
  run.addPart({ type: "data-teller", data: { teller: "builtin", name: builtinName, fellBack } });
  if (data.facts.length > 0 || data.paragraphs.some((paragraph) => paragraph.label !== "")) run.addPart({ type: "data-facts", data });
  // An interrupted answer goes on where its beginning is the same text; one that a model began is told whole.
  if (!text.startsWith(run.text)) run.clampTo(0);
  await tellBuiltin(run, text, kernel.config.READER_PACE);
  if (followUps.length > 0 && !run.signal.aborted) run.addPart({ type: "data-followups", data: { questions: followUps } });
  return { status: "completed", teller: "builtin", fellBack };
};

const tellByReader = async (kernel: Kernel, run: Run, telling: TellRequest, fellBack: boolean): Promise<Ending> =>
  tellText(kernel, run, await craft(kernel, "chat.tell", telling, forRun(run)), fellBack);

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

const tellByEndpoint = async (kernel: Kernel, run: Run, endpoint: ModelEndpoint, telling: TellRequest, context: TellingContext): Promise<Ending> => {
  const { history, pictureId } = context;
  const messages = await craft(kernel, "chat.ground", { telling, history, begun: run.text }, forRun(run));
  run.emit({ type: "data-progress", data: { step: "model" } });
  const picture = endpoint.hasVision && pictureId !== null ? await findPicture(kernel, run.ids.personId, pictureId) : undefined;
  // Where a red line may be crossed, nothing is shown before it has been read.
  const held = toRisk(telling) ? createHeld(run) : run;
  const outcome = await tellByModel(held, endpoint, picture ? withPicture(messages, picture) : messages, (problem) =>
    kernel.log.warn({ generationId: run.ids.generationId, model: endpoint.name, problem }, "model failed"),
  );
  if (outcome === "failedBeforeText") return tellByReader(kernel, run, telling, true);
  run.flush();
  if (crossesLine(telling, held.text)) {
    kernel.log.warn({ generationId: run.ids.generationId, model: endpoint.name }, "a model's answer crossed a red line");
    if (outcome === "aborted") return { status: "completed", teller: endpoint.name };
    run.clampTo(0);
    return tellByReader(kernel, run, telling, true);
  }
  if (held !== run) {
    run.write(held.text.slice(run.text.length));
    run.flush();
  }
  run.addPart({ type: "data-teller", data: { teller: "model", name: endpoint.name, fellBack: false } });
  // Also of an answer that was stopped: what was told of it is checked like any other.
  const { data, followUps } = await craft(kernel, "chat.check", { telling, text: run.text }, { isBegun: true });
  run.addPart({ type: "data-facts", data });
  if (outcome === "failedAfterText") return { status: "interrupted", teller: endpoint.name, errorCode: 9006 };
  if (outcome === "told") run.addPart({ type: "data-followups", data: { questions: followUps } });
  return { status: "completed", teller: endpoint.name };
};

/** Tells a composed answer: by the tier's model where one is configured, else, or if it fails before its first word, by the built-in reader. */
export const tellAnswer = async (kernel: Kernel, run: Run, context: TellingContext): Promise<Ending> => {
  const { parts, telling } = context.composition;
  for (const part of parts) run.addPart(part);
  if ("text" in telling) return tellText(kernel, run, telling, false);
  const endpoint = kernel.models[telling.tier];
  try {
    return await (endpoint ? tellByEndpoint(kernel, run, endpoint, telling, context) : tellByReader(kernel, run, telling, false));
  } catch (error) {
    if (!run.signal.aborted) throw error;
    return { status: "completed", teller: endpoint?.name ?? "builtin" };
  }
};
