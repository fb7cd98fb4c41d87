import { voice } from "../constants.ts";

const headBytes = 44;
const bytesASample = voice.bitDepth / 8;

/**
 * Samples as a WAV file: PCM, one channel, 8 bit unsigned, 7350 Hz.
 * Format: Microsoft and IBM, Multimedia Programming Interface and Data Specifications 1.0 (1991).
 */
export const toWav = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  const file = new Uint8Array(headBytes + size);
  const view = new DataView(file.buffer);
  const write = (at: number, name: string): void =>
    file.set(
      [...name].map((letter) => letter.charCodeAt(0)),
      at,
    );
  write(0, "RIFF");
  view.setUint32(4, headBytes - 8 + size, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, voice.sampleRateHz, true);
  view.setUint32(28, voice.sampleRateHz * bytesASample, true);
  view.setUint16(32, bytesASample, true);
  view.setUint16(34, voice.bitDepth, true);
  write(36, "data");
  view.setUint32(40, size, true);
  let at = headBytes;
  for (const piece of pieces) {
    file.set(piece, at);
    at += piece.length;
  }
  return file;
};

/** What keeps a file from being such a recording, or null: its kind (as a key of the recordings' problems), or its length. */
export const findWavProblem = (file: Uint8Array): "audioType" | "audioLong" | null => {
  if (file.length <= headBytes) return "audioType";
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const nameAt = (at: number): string => String.fromCharCode(...file.subarray(at, at + 4));
  const isWav = nameAt(0) === "RIFF" && nameAt(8) === "WAVE" && nameAt(12) === "fmt " && nameAt(36) === "data";
  const isOurs =
    view.getUint16(20, true) === 1 &&
    view.getUint16(22, true) === 1 &&
    view.getUint32(24, true) === voice.sampleRateHz &&
    view.getUint16(34, true) === voice.bitDepth;
  const size = file.length - headBytes;
  if (!isWav || !isOurs || view.getUint32(40, true) !== size) return "audioType";
  return size > (voice.longestMs / 1000) * voice.sampleRateHz * bytesASample ? "audioLong" : null;
};
