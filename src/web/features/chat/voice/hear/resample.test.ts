import { expect, test } from "vitest";
import { createResampler } from "./resample.ts";

const tone = (hz: number, rate: number, seconds: number): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, at) => 0.8 * Math.sin((2 * Math.PI * hz * at) / rate));

/** How often the samples cross silence upwards in a second. */
const toHz = (samples: Uint8Array, seconds: number): number =>
  samples.reduce((count, one, at) => count + (at > 0 && samples[at - 1]! < 128 && one >= 128 ? 1 : 0), 0) / seconds;
const loudness = (samples: Uint8Array): number => Math.sqrt(samples.reduce((sum, one) => sum + (one - 128) ** 2, 0) / samples.length);

test.each([8000, 16_000, 44_100, 48_000, 96_000])("a second at %i Hz is 7350 samples of the same tone", (rate) => {
  const made = createResampler(rate)(tone(440, rate, 2));
  expect(Math.abs(made.length - 14_700)).toBeLessThanOrEqual(1);
  expect(Math.abs(toHz(made, 2) - 440)).toBeLessThanOrEqual(1);
  expect(loudness(made)).toBeGreaterThan(60);
});

test("however the frames are cut, the recording is the same", () => {
  const whole = tone(300, 48_000, 0.5);
  const resample = createResampler(48_000);
  const pieces: number[] = [];
  for (let at = 0; at < whole.length; at += 128) pieces.push(...resample(whole.subarray(at, at + 128)));
  expect(pieces).toEqual([...createResampler(48_000)(whole)]);
});

test("what is too high to be kept is not folded into what is heard, and loud is not wrapped round", () => {
  expect(loudness(createResampler(48_000)(tone(14_700, 48_000, 1)))).toBeLessThan(12);
  expect([...createResampler(14_700)(Float32Array.of(9, 9, -9, -9))]).toEqual([255, 0]);
});
