import { getAudio } from "../../../../../shared/contract/voice.ts";
import { errors } from "../../../../../shared/errors.ts";
import { openAnswer } from "../../../../kernel/api-client.ts";
import { ApiFailure } from "../../../../kernel/api-failure.ts";
import type { Mouth } from "./player.ts";

/** A sentence the page has already may reach the rows a second later. */
const again = { times: 4, afterMs: 600 };
/** So many sounds are kept, for pausing and going back. */
const mostKept = 12;

const isNotYet = (error: unknown): boolean => error instanceof ApiFailure && error.code === errors.notFound.code;

const fetchSound = async (messageId: string, sentence: number, signal: AbortSignal): Promise<Blob> => {
  for (let time = 1; ; time += 1) {
    try {
      return await (await openAnswer(getAudio, { messageId, sentence }, "audio/", { signal })).blob();
    } catch (error) {
      if (!isNotYet(error) || time === again.times) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, again.afterMs));
  }
};

/** The server's voice. @param element the one that the person's own tap has started: phones let no other speak */
export const createServerMouth = (messageId: string, element: HTMLAudioElement): Mouth & { close(): void } => {
  const kept = new Map<number, Promise<Blob>>();
  const abort = new AbortController();
  let url: string | null = null;
  let release: (() => void) | null = null;
  const fetchOnce = (at: number): Promise<Blob> => {
    const sound = kept.get(at) ?? fetchSound(messageId, at, abort.signal);
    kept.set(at, sound);
    sound.catch(() => kept.delete(at));
    for (const old of [...kept.keys()].slice(0, -mostKept)) kept.delete(old);
    return sound;
  };
  const hush = (): void => {
    element.pause();
    release?.();
    release = null;
    if (url) URL.revokeObjectURL(url);
    url = null;
  };
  return {
    async say(_, at, rate) {
      hush();
      let isHushed = false;
      release = () => {
        isHushed = true;
      };
      const sound = await fetchOnce(at);
      if (isHushed) return;
      url = URL.createObjectURL(sound);
      element.src = url;
      element.playbackRate = rate;
      await new Promise<void>((resolve, reject) => {
        release = resolve;
        element.onended = () => resolve();
        element.onerror = () => reject(new Error("the sound cannot be played"));
        element.play().catch((error: unknown) => (isHushed || release !== resolve ? resolve() : reject(error)));
      });
    },
    prepare: (_, at) => void fetchOnce(at).catch(() => {}),
    hush,
    close() {
      abort.abort();
      hush();
    },
  };
};
