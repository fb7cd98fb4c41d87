import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Mouth } from "./player.ts";

/** Browsers that have no voice say nothing of it: a sentence that has not begun after so long never will. */
const startMs = 4000;
const hasHan = /\p{Script=Han}/u;

/** The browser's own voice. @param locale of words that do not show their language */
export const createBrowserMouth = (locale: Locale): Mouth => {
  let current: SpeechSynthesisUtterance | null = null;
  return {
    say: ({ spoken }, _, rate) =>
      new Promise<void>((resolve, reject) => {
        const utterance = new SpeechSynthesisUtterance(spoken);
        utterance.lang = hasHan.test(spoken) || locale === "zh" ? "zh-CN" : "en-US";
        utterance.rate = rate;
        const voice = speechSynthesis.getVoices().find(({ lang }) => lang.replace("_", "-").startsWith(utterance.lang.slice(0, 2)));
        if (voice) utterance.voice = voice;
        const waiting = setTimeout(() => reject(new Error("no voice")), startMs);
        utterance.onstart = () => clearTimeout(waiting);
        utterance.onend = () => {
          clearTimeout(waiting);
          resolve();
        };
        utterance.onerror = ({ error }) => {
          clearTimeout(waiting);
          if (error === "canceled" || error === "interrupted") resolve();
          else reject(new Error(error));
        };
        // Held: Chrome lets go of one nobody holds, and then never says that it ended.
        current = utterance;
        speechSynthesis.speak(utterance);
      }),
    prepare() {},
    hush() {
      if (!current) return;
      current = null;
      speechSynthesis.cancel();
    },
  };
};
