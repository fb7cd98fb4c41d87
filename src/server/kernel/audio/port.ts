import type { Locale } from "../../../shared/i18n/locale.ts";

/** Writes down what is said. */
export interface Ear {
  /** @param wav a whole recording @throws AudioFailure */
  transcribe(wav: Uint8Array, lang: Locale, signal: AbortSignal): Promise<string>;
}

/** Reads aloud. */
export interface Voice {
  /** @returns MP3 @throws AudioFailure */
  speak(text: string, signal: AbortSignal): Promise<Uint8Array>;
}

/** Its message is our own words and numbers: what an endpoint says may repeat what was said. */
export class AudioFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = "AudioFailure";
  }
}
