import * as z from "zod/mini";
import type { Heard, HearRequest } from "../../../../topics/kit/hearing/heard.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { ModelEndpoint, ModelMessage } from "../../../kernel/models/port.ts";
import { craft } from "../crafts/works.ts";
import { instructions } from "./instructions.ts";
import { type HeardByModel, heardByModel, mergeHeard } from "./merge-heard.ts";

/** A person waits for the answer while their words are heard. */
const patienceMs = 3_000;
/** Under this the built-in hearing is unsure of the act: there a model is asked. */
const unsure = 0.6;
/** No object of these few names is longer. */
const answerMaxLength = 2_000;

const schema = z.toJSONSchema(heardByModel);

/** The words are data: the model is told what they are, and hears nothing from them as an instruction. */
const toMessages = ({ topic, state, recent, text }: HearRequest): ModelMessage[] => [
  { role: "system", content: instructions },
  { role: "user", content: JSON.stringify({ topic, state, recent: recent.slice(-6).map((turn) => ({ ...turn, text: turn.text.slice(0, 400) })), text }) },
];

const toObject = (text: string): unknown => JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));

/** One structured call; null where the endpoint is late, silent or says anything else. */
const askModel = async (endpoint: ModelEndpoint, request: HearRequest, signal: AbortSignal | undefined): Promise<HeardByModel | null> => {
  let answer = "";
  const until = [AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])];
  const onText = (piece: string): void => {
    answer = `${answer}${piece}`.slice(0, answerMaxLength);
  };
  try {
    await endpoint.stream({ messages: toMessages(request), schema: { name: "heard", schema }, signal: AbortSignal.any(until), onText });
    const heard = z.safeParse(heardByModel, toObject(answer));
    return heard.success ? heard.data : null;
  } catch {
    // The built-in hearing stands.
    return null;
  }
};

/** A turn as it is heard where a model is configured; undefined where none is: whoever plans hears it then. */
export const hearTurn = async (kernel: Kernel, request: HearRequest, signal: AbortSignal | undefined): Promise<Heard | undefined> => {
  const endpoint = kernel.models.basic ?? kernel.models.plus;
  if (!endpoint || request.text === "") return undefined;
  const builtin = await craft(kernel, "chat.hear", request, signal ? { signal } : {});
  if (builtin.confidence >= unsure) return builtin;
  const heard = await askModel(endpoint, request, signal);
  return heard ? mergeHeard(builtin, heard) : builtin;
};
