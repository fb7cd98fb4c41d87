import type { Envelope } from "../../../../../shared/contract/call.ts";
import { transcribe as call } from "../../../../../shared/contract/voice.ts";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { toWav } from "../../../../../shared/voice/wav.ts";
import { requestHeaders, toFailure, toTarget } from "../../../../kernel/api-client.ts";
import { getCredentials } from "../../../../kernel/session.ts";

/** Has the server write a recording down. @param pieces 8 bit samples @throws ApiFailure; the network's own error when there is no answer */
export const transcribe = async (pieces: readonly Uint8Array[], lang: Locale, signal: AbortSignal): Promise<string> => {
  const sent = getCredentials();
  const headers = { ...requestHeaders(sent), "Content-Type": "audio/wav" };
  const response = await fetch(toTarget(call, { model: "4", lang }).url, { method: call.method, headers, body: toWav(pieces), signal });
  const envelope = (await response.json().catch(() => null)) as Envelope<{ text: string }> | null;
  if (envelope?.code !== 200) throw toFailure(envelope, sent);
  return envelope.data.text;
};
