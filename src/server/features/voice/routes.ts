import { voice } from "../../../shared/constants.ts";
import * as contract from "../../../shared/contract/voice.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { readFile } from "../../kernel/read-request.ts";
import type { Routes } from "../../kernel/routes.ts";
import { speak, transcribe } from "./service.ts";

/** A little over the longest recording, whose length is then said in words. */
const recordingMaxBytes = Math.ceil(1.5 * (voice.longestMs / 1000) * voice.sampleRateHz);

export const mountVoice = (kernel: Kernel, { serve }: Routes): void => {
  serve(contract.transcribe, { limit: "60/hour", addressLimit: "600/hour" }, async ({ request, context }) =>
    transcribe(kernel, request, await readFile(context, recordingMaxBytes), context.req.raw.signal),
  );
  serve(contract.getAudio, { limit: "1200/hour" }, async ({ person, request, context }) => {
    const bytes = await speak(kernel, person.id, request, context.req.raw.signal);
    return new Response(new Uint8Array(bytes), { headers: { "content-type": "audio/mpeg", "cache-control": "private, max-age=3600" } });
  });
};
