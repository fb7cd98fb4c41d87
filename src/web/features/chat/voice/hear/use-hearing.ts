import { useEffect, useRef, useState } from "react";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { chooseEar } from "./choose-ear.ts";
import { createHearing, type HearingControl } from "./hearing.ts";
import { hasRecogniser, startRecogniser } from "./recogniser.ts";
import { canRecord, startRecorder, toMicrophoneProblem } from "./recorder.ts";
import { transcribe } from "./transcribe.ts";

interface Needs {
  locale: Locale;
  transcribes: boolean;
  send(words: string): void;
}

/** This browser's microphone, listened to; let go when one leaves or looks away. */
export const useHearing = (needs: Needs): HearingControl => {
  const latest = useRef(needs);
  latest.current = needs;
  const [hearing] = useState(() =>
    createHearing({
      chooseEar: () =>
        chooseEar({
          hasRecogniser: hasRecogniser(),
          canRecord: canRecord(),
          transcribes: latest.current.transcribes,
          isAndroid: /\bAndroid\b/.test(navigator.userAgent),
        }),
      startRecorder,
      startRecogniser: (onHeard, onEnd) => startRecogniser(latest.current.locale, onHeard, onEnd),
      transcribe: (pieces, signal) => transcribe(pieces, latest.current.locale, signal),
      canTranscribe: () => latest.current.transcribes,
      toMicrophoneProblem,
      send: (words) => latest.current.send(words),
    }),
  );
  useEffect(() => {
    const onHidden = () => document.hidden && hearing.cancel();
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      hearing.cancel();
    };
  }, [hearing]);
  return hearing;
};
