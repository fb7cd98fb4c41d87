import type { EarSettings, VoiceSettings } from "../config.ts";
import { AudioFailure, type Ear, type Voice } from "./port.ts";

/** A minute and a half of words is written down in a few seconds; nobody waits longer. */
const timeoutMs = 30_000;
/** A sentence of four hundred letters is some two minutes of MP3. */
const speechMaxBytes = 4 * 1024 * 1024;

const post = async (url: string, key: string | undefined, given: { headers?: Record<string, string>; body: string | FormData }, signal: AbortSignal) => {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...given.headers, ...(key && { authorization: `Bearer ${key}` }) },
    body: given.body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch(() => {
    throw new AudioFailure("the endpoint could not be reached");
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new AudioFailure(`the endpoint answered ${response.status}`);
};

/** Ears of an OpenAI-compatible `/audio/transcriptions`. */
export const createOpenaiEar = ({ baseUrl, name, key }: EarSettings): Ear => ({
  async transcribe(wav, lang, signal) {
    const body = new FormData();
    body.set("file", new Blob([new Uint8Array(wav)], { type: "audio/wav" }), "said.wav");
    body.set("model", name);
    body.set("language", lang);
    body.set("response_format", "json");
    const response = await post(`${baseUrl}/audio/transcriptions`, key, { body }, signal);
    const answer = (await response.json().catch(() => null)) as { text?: unknown } | null;
    if (typeof answer?.text !== "string") throw new AudioFailure("the endpoint sent no text");
    return answer.text.trim();
  },
});

/** The voice of an OpenAI-compatible `/audio/speech`. */
export const createOpenaiVoice = ({ baseUrl, name, key, voice }: VoiceSettings): Voice => ({
  async speak(text, signal) {
    const body = JSON.stringify({ model: name, voice, input: text, response_format: "mp3" });
    const response = await post(`${baseUrl}/audio/speech`, key, { headers: { "content-type": "application/json" }, body }, signal);
    const pieces: Uint8Array[] = [];
    let size = 0;
    try {
      for await (const bytes of response.body ?? []) {
        size += bytes.length;
        if (size > speechMaxBytes) throw new AudioFailure("the endpoint sent a sound without end");
        pieces.push(bytes);
      }
    } catch (error) {
      throw error instanceof AudioFailure ? error : new AudioFailure("the endpoint broke off");
    }
    if (size === 0) throw new AudioFailure("the endpoint sent no sound");
    return Buffer.concat(pieces);
  },
});
