import type { Locale } from "../../../../../shared/i18n/locale.ts";

interface RecognitionResult {
  isFinal: boolean;
  0: { transcript: string };
}
/** The part of the Web Speech API we use. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<RecognitionResult> }) => void) | null;
  onspeechstart: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

const findRecognition = (): (new () => Recognition) | undefined => {
  const own = globalThis as { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition };
  return own.SpeechRecognition ?? own.webkitSpeechRecognition;
};

export const hasRecogniser = (): boolean => findRecognition() !== undefined;

export interface Recogniser {
  /** Ends it. @returns what was said; null where it failed */
  finish(): Promise<string | null>;
  cancel(): void;
}

/** Words that come after the end was asked for are waited for so long. */
const lastWordsMs = 2500;

/**
 * Lets the browser write down what is said from now on.
 * @param onHeard something was said @param onEnd it ended by itself, or failed (`error` as the browser names it)
 */
export const startRecogniser = (locale: Locale, onHeard: () => void, onEnd: (error: string | null) => void): Recogniser => {
  const Recognition = findRecognition()!;
  const recognition = new Recognition();
  let text = "";
  let failure: string | null = null;
  let isOver = false;
  let markOver = (): void => {};
  const over = new Promise<void>((resolve) => {
    markOver = resolve;
  });
  recognition.lang = locale === "zh" ? "zh-CN" : "en-US";
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onspeechstart = onHeard;
  recognition.onresult = ({ results }) => {
    text = Array.from(results, (result) => result[0].transcript).join("");
    onHeard();
  };
  recognition.onerror = ({ error }) => {
    if (error !== "no-speech" && error !== "aborted") failure = error;
  };
  recognition.onend = () => {
    isOver = true;
    markOver();
    onEnd(failure);
  };
  try {
    recognition.start();
  } catch {
    failure = "unstarted";
    isOver = true;
    markOver();
  }
  return {
    async finish() {
      if (!isOver) recognition.stop();
      await Promise.race([over, new Promise((resolve) => setTimeout(resolve, lastWordsMs))]);
      return failure === null || text !== "" ? text.trim() : null;
    },
    cancel: () => recognition.abort(),
  };
};
