import { createStore } from "zustand/vanilla";
import { toWav } from "../../../../../shared/voice/wav.ts";

/** The answer that is read aloud, by its key in the thread; null while nothing is. Small, for it comes with the page; the player comes with the first wish. */
export const listening = createStore<{ key: string | null }>(() => ({ key: null }));

let element: HTMLAudioElement | undefined;
/** The one element all sounds come from. */
export const getElement = (): HTMLAudioElement => {
  element ??= new Audio();
  return element;
};

/** On phones only what a tap has once started may speak later. Call within the tap. */
const unlock = (): void => {
  const audio = getElement();
  audio.src = URL.createObjectURL(new Blob([toWav([new Uint8Array(64).fill(128)])], { type: "audio/wav" }));
  audio.play().catch(() => {});
  if ("speechSynthesis" in globalThis) speechSynthesis.speak(new SpeechSynthesisUtterance(""));
};

/** Reads an answer aloud, from within the tap that asks for it. */
export const listenTo = (key: string): void => {
  unlock();
  listening.setState({ key });
};

/** What has been unlocked goes on with another answer. */
export const goOnWith = (key: string): void => listening.setState({ key });

export const stopListening = (): void => listening.setState({ key: null });
