import { questionMaxLength } from "../../../shared/constants.ts";
import type { RequestOf } from "../../../shared/contract/call.ts";
import type { getAudio, transcribe as transcribeCall } from "../../../shared/contract/voice.ts";
import { AppError } from "../../../shared/errors.ts";
import type { PersonId } from "../../../shared/ids.ts";
import { toSentences } from "../../../shared/voice/sentences.ts";
import { findWavProblem } from "../../../shared/voice/wav.ts";
import { AudioFailure } from "../../kernel/audio/port.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { toLogged } from "../../kernel/log.ts";
import { findToldText } from "../chat/index.ts";

const orUnavailable =
  ({ log }: Kernel) =>
  (error: unknown): never => {
    if (!(error instanceof AudioFailure)) throw error;
    log.warn({ error: toLogged(error) }, "audio endpoint");
    throw new AppError("modelUnavailable");
  };

/**
 * What was said. The recording is kept nowhere.
 * @throws AppError invalidParameters for one that is none, too long, or sent on Basic; modelUnavailable where nobody writes it down
 */
export const transcribe = async (
  kernel: Kernel,
  { model, lang }: RequestOf<typeof transcribeCall>,
  wav: Uint8Array,
  signal: AbortSignal,
): Promise<{ text: string }> => {
  if (model !== "4") throw new AppError("invalidParameters", { fields: { model: "audioPlus" } });
  const problem = findWavProblem(wav);
  if (problem) throw new AppError("invalidParameters", { fields: { audio: problem } });
  if (!kernel.audio.ear) throw new AppError("modelUnavailable");
  const text = await kernel.audio.ear.transcribe(wav, lang, signal).catch(orUnavailable(kernel));
  return { text: text.slice(0, questionMaxLength) };
};

/**
 * One sentence of an answer as MP3, of one that is still being told too.
 * @throws AppError notFound for another's message, or a sentence it has not, or not yet; modelUnavailable where nobody reads aloud
 */
export const speak = async (
  kernel: Kernel,
  personId: PersonId,
  { messageId, sentence }: RequestOf<typeof getAudio>,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  if (!kernel.audio.voice) throw new AppError("modelUnavailable");
  const told = await findToldText(kernel.database.db, personId, messageId);
  const found = told && toSentences(told.text, told.isWhole)[sentence];
  if (!found) throw new AppError("notFound");
  return kernel.audio.voice.speak(found.spoken, signal).catch(orUnavailable(kernel));
};
