import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const rateHz = 48_000;

/** A WAV of 16 bit, as Chromium's played microphone wants it. @param toSample −1 … 1, by seconds */
const writeSound = (name: string, seconds: number, toSample: (second: number) => number): string => {
  const count = seconds * rateHz;
  const file = Buffer.alloc(44 + 2 * count);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(36 + 2 * count, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rateHz, 24);
  file.writeUInt32LE(2 * rateHz, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36, "latin1");
  file.writeUInt32LE(2 * count, 40);
  for (let at = 0; at < count; at += 1) file.writeInt16LE(Math.round(30_000 * toSample(at / rateHz)), 44 + 2 * at);
  const path = join(mkdtempSync(join(tmpdir(), "yarrow-sound-")), `${name}.wav`);
  writeFileSync(path, file);
  return path;
};

/** From the first second on something like syllables, then nobody. */
const speakUntil =
  (end: number) =>
  (second: number): number =>
    second < 1 || second > end
      ? 0
      : 0.5 * Math.abs(Math.sin(Math.PI * 4 * second)) * (Math.sin(2 * Math.PI * 180 * second) + 0.5 * Math.sin(2 * Math.PI * 900 * second));

const microphone = (path: string): string[] => ["--use-fake-device-for-media-stream", `--use-file-for-fake-audio-capture=${path}%noloop`];

/** Two seconds of speech, then nobody. */
export const speaking = (): string[] => microphone(writeSound("speaking", 20, speakUntil(3)));
/** Somebody who goes on for as long as a recording lasts. */
export const talkative = (): string[] => microphone(writeSound("talkative", 80, speakUntil(80)));
export const silent = (): string[] => microphone(writeSound("silent", 20, () => 0));
