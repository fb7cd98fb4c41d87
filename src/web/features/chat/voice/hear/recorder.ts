import framesUrl from "./frames-worklet.ts?worker&url";

export interface Recorder {
  stop(): void;
}

/** The microphone is not ours: refused, missing, or taken. */
export type MicrophoneProblem = "denied" | "missing" | "unsupported";

export const canRecord = (): boolean => typeof navigator.mediaDevices?.getUserMedia === "function" && typeof AudioWorkletNode === "function";

const problems: Record<string, MicrophoneProblem> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  NotReadableError: "missing",
};
export const toMicrophoneProblem = (error: unknown): MicrophoneProblem => (error instanceof Error && problems[error.name]) || "unsupported";

/**
 * Opens the microphone and hands on what it hears, some 50 ms at a time.
 * @param onFrame samples of −1 … 1 at `rateHz` @param onEnd the device has gone
 * @throws what the browser throws: see `toMicrophoneProblem`
 */
export const startRecorder = async (onFrame: (frame: Float32Array, rateHz: number) => void, onEnd: () => void): Promise<Recorder> => {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const context = new AudioContext();
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
    void context.close().catch(() => {});
  };
  try {
    await context.audioWorklet.addModule(framesUrl);
    // Opened by a tap that is over by now, it may be asleep.
    await context.resume();
    const frames = new AudioWorkletNode(context, "frames", { numberOfOutputs: 0 });
    frames.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onFrame(data, context.sampleRate);
    context.createMediaStreamSource(stream).connect(frames);
    for (const track of stream.getTracks()) track.addEventListener("ended", onEnd);
  } catch (error) {
    stop();
    throw error;
  }
  return { stop };
};
