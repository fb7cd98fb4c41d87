import { beforeEach, describe, expect, it } from "vitest";
import { forget, keep } from "../../../../kernel/storage.ts";
import { keepFirstAnswer, takeFirstAnswer } from "./first-answer.ts";
import { findUnfinished, forgetUnfinished, keepUnfinished, type Unfinished } from "./unfinished.ts";

const left: Unfinished = { sitting: "s1", test: "enneagram", topic: "personality", msggroup: "g1", at: 12, total: 108 };

describe("a test that was left", () => {
  beforeEach(() => forget(["unfinishedTests"]));

  it("is offered where its kind is begun, the sixteen types in their own topic", () => {
    keepUnfinished(left);
    keepUnfinished({ ...left, sitting: "s2", test: "mbti" });
    expect(findUnfinished("personality")).toEqual(left);
    expect(findUnfinished("mbti")?.sitting).toBe("s2");
  });

  it("gives way to the next one that is left, and is offered no more once it is over", () => {
    keepUnfinished(left);
    keepUnfinished({ ...left, sitting: "s3", test: "disc" });
    forgetUnfinished("s1");
    expect(findUnfinished("personality")?.sitting).toBe("s3");
    forgetUnfinished("s3");
    expect(findUnfinished("personality")).toBeNull();
  });

  it("is not offered from what cannot be read", () => {
    keep("unfinishedTests", "[");
    expect(findUnfinished("mbti")).toBeNull();
    keep("unfinishedTests", JSON.stringify({ mbti: { ...left, topic: "nothing" } }));
    expect(findUnfinished("mbti")).toBeNull();
  });
});

it("a first answer goes to the sitting of its own chat and length, once", () => {
  const place = { msggroup: "g1", test: "mbti", version: "simplified" };
  keepFirstAnswer(place, { answers: { "sn-c1": 2 }, position: 1 });
  expect(takeFirstAnswer({ ...place, version: "full" })).toBeNull();
  expect(takeFirstAnswer(place)).toEqual({ answers: { "sn-c1": 2 }, position: 1 });
  expect(takeFirstAnswer(place)).toBeNull();
});
