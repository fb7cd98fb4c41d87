import { createStore, type StoreApi } from "zustand/vanilla";
import { voice } from "../../../../../shared/constants.ts";
import { type Activity, createActivity } from "./activity.ts";
import type { EarChoice } from "./choose-ear.ts";
import type { MicrophoneProblem } from "./recorder.ts";
import { createResampler } from "./resample.ts";

/** Why nothing is heard, or was. */
export type HearingNotice = "plus" | "nothing" | "failed" | "unwritten" | MicrophoneProblem;

export type Hearing =
  | { step: "off"; notice: HearingNotice | null }
  | { step: "opening" }
  | { step: "listening"; ms: number; quietMs: number; hasSpoken: boolean; levels: readonly Pick<Activity, "level" | "isVoice">[] }
  | { step: "writing" }
  | { step: "held"; words: string };

export interface HearingPorts {
  /** null: nobody here writes down what is said. */
  chooseEar(): EarChoice | null;
  startRecorder(onFrame: (frame: Float32Array, rateHz: number) => void, onEnd: () => void): Promise<{ stop(): void }>;
  startRecogniser(onHeard: () => void, onEnd: (error: string | null) => void): { finish(): Promise<string | null>; cancel(): void };
  transcribe(pieces: readonly Uint8Array[], signal: AbortSignal): Promise<string>;
  /** True where a recording can be written down by the server. */
  canTranscribe(): boolean;
  toMicrophoneProblem(error: unknown): MicrophoneProblem;
  /** What was heard goes out. */
  send(words: string): void;
}

/** So many bars are kept for the eye. */
const mostLevels = 96;
const off = (notice: HearingNotice | null): Hearing => ({ step: "off", notice });
const beginning: Hearing = { step: "listening", ms: 0, quietMs: 0, hasSpoken: false, levels: [] };
/** Where only the browser's own recogniser has the microphone, a clock of ours counts the quiet. */
const tickMs = 100;

/** Whatever is open while one listens, to be let go all at once. */
interface Session {
  ear: EarChoice;
  abort: AbortController;
  pieces: Uint8Array[];
  recorder: { stop(): void } | null;
  recogniser: ReturnType<HearingPorts["startRecogniser"]> | null;
  ticking: ReturnType<typeof setInterval> | undefined;
}

/** Listens, has it written down, holds it for a moment and sends it; every way out leaves the microphone. */
export const createHearing = (ports: HearingPorts) => {
  const store: StoreApi<Hearing> = createStore<Hearing>(() => off(null));
  let session: Session | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;
  const become = (next: Hearing): void => store.setState(next, true);

  const letGo = ({ recorder, recogniser, ticking }: Session): void => {
    clearInterval(ticking);
    recorder?.stop();
    recogniser?.cancel();
  };
  const end = (notice: HearingNotice | null): void => {
    clearTimeout(holding);
    if (session) {
      session.abort.abort();
      letGo(session);
      session = null;
    }
    become(off(notice));
  };

  const write = async ({ recogniser, pieces, ear, abort }: Session): Promise<string | null> => {
    const recognised = (await recogniser?.finish()) ?? null;
    if (recognised !== null && recognised !== "") return recognised;
    if (ear === "recogniser" || !ports.canTranscribe()) return recognised;
    return ports.transcribe(pieces, abort.signal);
  };

  /** What was said is written down. */
  const finish = async (): Promise<void> => {
    const now = store.getState();
    const mine = session;
    if (!mine || now.step !== "listening") return;
    if (!now.hasSpoken) return end("nothing");
    become({ step: "writing" });
    mine.recorder?.stop();
    clearInterval(mine.ticking);
    const words = await write(mine).catch(() => undefined);
    if (session !== mine) return;
    if (!words?.trim()) return end(words === undefined ? "failed" : words === null ? "unwritten" : "nothing");
    session = null;
    become({ step: "held", words: words.trim() });
    holding = setTimeout(sendNow, voice.holdMs);
  };

  /** @param ms how much time has passed @param activity what was heard in it */
  const advance = (ms: number, activity: Activity): void => {
    const now = store.getState();
    if (now.step !== "listening") return;
    const { level, isVoice, hasSpoken, quietMs } = activity;
    const next = { ...now, ms: now.ms + ms, quietMs, hasSpoken, levels: [...now.levels.slice(1 - mostLevels), { level, isVoice }] };
    become(next);
    if (hasSpoken ? quietMs >= voice.silenceMs || next.ms >= voice.longestMs : next.ms >= voice.onsetMs) void finish();
  };

  /** The browser's recogniser alone: no samples come, only that something was said. */
  const listenByRecogniser = (mine: Session): void => {
    let quietMs = 0;
    let hasSpoken = false;
    const onHeard = (): void => {
      hasSpoken = true;
      quietMs = 0;
    };
    mine.recogniser = ports.startRecogniser(onHeard, (error) => {
      if (session !== mine || store.getState().step !== "listening") return;
      if (hasSpoken) return void finish();
      end(error === null ? "nothing" : error === "not-allowed" ? "denied" : "failed");
    });
    mine.ticking = setInterval(() => {
      quietMs += tickMs;
      advance(tickMs, { level: 0, isVoice: quietMs <= tickMs && hasSpoken, hasSpoken, quietMs });
    }, tickMs);
  };

  const listenByRecording = async (mine: Session): Promise<void> => {
    const listen = createActivity();
    let resample: ReturnType<typeof createResampler> | undefined;
    const recorder = await ports.startRecorder(
      (frame, rateHz) => {
        if (session !== mine) return;
        resample ??= createResampler(rateHz);
        mine.pieces.push(resample(frame));
        const ms = (1000 * frame.length) / rateHz;
        advance(ms, listen(frame, ms));
      },
      () => session === mine && void finish(),
    );
    // Closed while the person was still being asked for the microphone.
    if (session !== mine) return recorder.stop();
    mine.recorder = recorder;
    // It may fail where the server does not; what it says then is no news.
    if (mine.ear === "both")
      mine.recogniser = ports.startRecogniser(
        () => {},
        () => {},
      );
  };

  const start = async (): Promise<void> => {
    end(null);
    const ear = ports.chooseEar();
    if (!ear) return end("unsupported");
    const mine: Session = { ear, abort: new AbortController(), pieces: [], recorder: null, recogniser: null, ticking: undefined };
    session = mine;
    become({ step: "opening" });
    try {
      if (ear === "recogniser") listenByRecogniser(mine);
      else await listenByRecording(mine);
      if (session === mine && store.getState().step === "opening") become(beginning);
    } catch (error) {
      if (session === mine) end(ports.toMicrophoneProblem(error));
    }
  };

  function sendNow(): void {
    const now = store.getState();
    if (now.step !== "held") return;
    end(null);
    ports.send(now.words);
  }

  return {
    store,
    start,
    finish,
    sendNow,
    /** Leaves it, and lets the microphone go. */
    cancel: () => end(null),
    note: (notice: HearingNotice) => end(notice),
    /** Stops the clock. @returns what was heard */
    take(): string {
      const now = store.getState();
      end(null);
      return now.step === "held" ? now.words : "";
    },
  };
};
export type HearingControl = ReturnType<typeof createHearing>;
