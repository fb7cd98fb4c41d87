import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHearing, type HearingPorts } from "./hearing.ts";

const rateHz = 16_000;
const blockMs = 50;
const block = (loud: number): Float32Array => Float32Array.from({ length: (rateHz * blockMs) / 1000 }, (_, at) => loud * Math.SQRT2 * Math.sin(at));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A person before a microphone, both played. */
const sit = (given: Partial<HearingPorts> = {}) => {
  const stops: string[] = [];
  const sent: string[] = [];
  const recordings: number[] = [];
  let onFrame: (frame: Float32Array, rate: number) => void = () => {};
  let onGone: () => void = () => {};
  let recognising: [onHeard: () => void, onEnd: (error: string | null) => void] = [() => {}, () => {}];
  const hearing = createHearing({
    chooseEar: () => "recording",
    startRecorder: async (frame, gone) => {
      [onFrame, onGone] = [frame, gone];
      return { stop: () => void stops.push("microphone") };
    },
    startRecogniser: (...handlers) => {
      recognising = handlers;
      return { finish: async () => null, cancel: () => void stops.push("recogniser") };
    },
    transcribe: async (pieces) => {
      recordings.push(pieces.reduce((sum, { length }) => sum + length, 0));
      return " 该不该换工作 ";
    },
    canTranscribe: () => true,
    toMicrophoneProblem: () => "denied",
    send: (words) => void sent.push(words),
    ...given,
  });
  const sound = (loud: number, seconds: number): void => {
    for (let ms = 0; ms < seconds * 1000; ms += blockMs) onFrame(block(loud), rateHz);
  };
  return { hearing, stops, sent, recordings, sound, unplug: () => onGone(), recognise: () => recognising, now: () => hearing.store.getState() };
};
const soon = () => vi.advanceTimersByTimeAsync(0);

test("three seconds of silence after words end it; they are held for two seconds, then sent, and the microphone is let go", async () => {
  const { hearing, sound, now, stops, sent, recordings } = sit();
  await hearing.start();
  sound(0.001, 1);
  sound(0.1, 2);
  sound(0.001, 2.9);
  expect(now()).toMatchObject({ step: "listening", hasSpoken: true });
  sound(0.001, 0.2);
  await soon();
  expect(now()).toEqual({ step: "held", words: "该不该换工作" });
  expect(stops).toContain("microphone");
  expect(recordings[0]! / 7350).toBeCloseTo(6, 0);
  await vi.advanceTimersByTimeAsync(1900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(["该不该换工作"]);
  expect(now()).toEqual({ step: "off", notice: null });
});

test("who says nothing for eight seconds is told so, and nothing goes anywhere", async () => {
  const { hearing, sound, now, sent, recordings } = sit();
  await hearing.start();
  sound(0.001, 8.1);
  await vi.advanceTimersByTimeAsync(9000);
  expect(now()).toEqual({ step: "off", notice: "nothing" });
  expect([sent, recordings]).toEqual([[], []]);
});

test("held words are taken back to be changed: nothing is sent then", async () => {
  const { hearing, sound, sent } = sit();
  await hearing.start();
  sound(0.1, 1);
  void hearing.finish();
  await soon();
  expect(hearing.take()).toBe("该不该换工作");
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
});

test("closing at any moment discards what was said", async () => {
  const opening = Promise.withResolvers<{ stop(): void }>();
  const stopped = vi.fn();
  const asked = sit({ startRecorder: () => opening.promise });
  void asked.hearing.start();
  expect(asked.now()).toEqual({ step: "opening" });
  asked.hearing.cancel();
  opening.resolve({ stop: stopped });
  await soon();
  expect(stopped).toHaveBeenCalled();

  const spoken = sit();
  await spoken.hearing.start();
  spoken.sound(0.1, 1);
  spoken.hearing.cancel();
  await vi.advanceTimersByTimeAsync(9000);
  expect([spoken.sent, spoken.recordings, spoken.stops]).toEqual([[], [], ["microphone"]]);

  const writing = sit({ transcribe: () => new Promise(() => {}) });
  await writing.hearing.start();
  writing.sound(0.1, 1);
  void writing.hearing.finish();
  await soon();
  expect(writing.now()).toEqual({ step: "writing" });
  writing.hearing.cancel();
  expect(writing.now()).toEqual({ step: "off", notice: null });
});

test("a microphone that is refused, a server that fails and a page that cannot are each told as what they are", async () => {
  const refused = sit({ startRecorder: () => Promise.reject(new Error("no")) });
  await refused.hearing.start();
  expect(refused.now()).toEqual({ step: "off", notice: "denied" });

  const unable = sit({ chooseEar: () => null });
  await unable.hearing.start();
  expect(unable.now()).toEqual({ step: "off", notice: "unsupported" });

  const failing = sit({ transcribe: () => Promise.reject(new Error("500")) });
  await failing.hearing.start();
  failing.sound(0.1, 1);
  await failing.hearing.finish();
  expect(failing.now()).toEqual({ step: "off", notice: "failed" });

  const mute = sit({ transcribe: async () => "  " });
  await mute.hearing.start();
  mute.sound(0.1, 1);
  await mute.hearing.finish();
  expect(mute.now()).toEqual({ step: "off", notice: "nothing" });
});

test("what the browser has written down needs no server; where it fails the recording goes there", async () => {
  const own = sit({ chooseEar: () => "both", startRecogniser: () => ({ finish: async () => "我自己写的", cancel: () => {} }) });
  await own.hearing.start();
  own.sound(0.1, 1);
  await own.hearing.finish();
  expect([own.now(), own.recordings]).toEqual([{ step: "held", words: "我自己写的" }, []]);

  const fallen = sit({ chooseEar: () => "both" });
  await fallen.hearing.start();
  fallen.sound(0.1, 1);
  await fallen.hearing.finish();
  expect(fallen.now()).toMatchObject({ words: "该不该换工作" });

  const alone = sit({ chooseEar: () => "both", canTranscribe: () => false });
  await alone.hearing.start();
  alone.sound(0.1, 1);
  await alone.hearing.finish();
  expect(alone.now()).toEqual({ step: "off", notice: "unwritten" });
});

test("the browser's recogniser alone: its first word counts, and three seconds without another end it", async () => {
  const { hearing, recognise, now, sent } = sit({ chooseEar: () => "recogniser" });
  await hearing.start();
  await vi.advanceTimersByTimeAsync(3000);
  recognise()[0]();
  await vi.advanceTimersByTimeAsync(2800);
  expect(now()).toMatchObject({ step: "listening", hasSpoken: true });
  await vi.advanceTimersByTimeAsync(400);
  expect(now()).toEqual({ step: "off", notice: "unwritten" });
  expect(sent).toEqual([]);

  await hearing.start();
  recognise()[1]("not-allowed");
  expect(now()).toEqual({ step: "off", notice: "denied" });
});

test("a device that is unplugged ends it with what was said", async () => {
  const { hearing, sound, unplug, now } = sit();
  await hearing.start();
  sound(0.1, 1);
  unplug();
  await soon();
  expect(now()).toMatchObject({ step: "held" });
});
