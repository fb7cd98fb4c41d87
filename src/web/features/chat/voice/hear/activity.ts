/** What is known after a block of sound. */
export interface Activity {
  /** 0 … 1, for the eye. */
  level: number;
  isVoice: boolean;
  /** True once somebody has spoken, and not only knocked on the table. */
  hasSpoken: boolean;
  /** Since the last word, or since the beginning. */
  quietMs: number;
}

/** Full scale is 1. Under this nothing is speech, however still the room. */
const leastVoice = 0.012;
/** Speech stands so much above the room. */
const overRoom = 2.6;
/** The room is what is heard at the softest; it may grow louder by so much a second. */
const roomGrowth = 1.25;
/** So much of speech in one go is a word. */
const wordMs = 160;
/** The loudest a voice near the microphone gets, as a root of mean squares. */
const loudest = 0.25;

const rootMeanSquare = (frame: Float32Array): number => {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, frame.length));
};

/** Tells speech from the room, block by block of some 50 ms. */
export const createActivity = (): ((frame: Float32Array, ms: number) => Activity) => {
  let room = leastVoice / overRoom;
  let voicedMs = 0;
  let hasSpoken = false;
  let quietMs = 0;
  return (frame, ms) => {
    const loud = rootMeanSquare(frame);
    const isVoice = loud > Math.max(leastVoice, room * overRoom);
    room = Math.min(Math.max(loud, 1e-4), room * roomGrowth ** (ms / 1000));
    voicedMs = isVoice ? voicedMs + ms : Math.max(0, voicedMs - 2 * ms);
    if (voicedMs >= wordMs) hasSpoken = true;
    quietMs = isVoice ? 0 : quietMs + ms;
    return { level: Math.min(1, Math.sqrt(loud / loudest)), isVoice, hasSpoken, quietMs };
  };
};
