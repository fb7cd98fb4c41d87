import { describe, expect, it } from "vitest";
import { newThread, type ThreadMessage, type ThreadState } from "../store/thread-state.ts";
import { toAnnouncement } from "./to-announcement.ts";

const said = { nowReading: "begun", nowDone: (headline: string) => `done: ${headline}`, nowStopped: "stopped", interrupted: "broke off" };
const run = { generationId: "g", key: "a", phase: "telling" } as const;
const withAnswer = (answer: Partial<ThreadMessage>): ThreadState => ({ ...newThread, messages: { a: { key: "a", parts: [], ...answer } as ThreadMessage } });
const telling = { ...withAnswer({ text: "## 等", status: "running" }), run };

describe("what a screen reader is told", () => {
  it("is that an answer has begun, and nothing of the words that come in after", () => {
    expect(toAnnouncement(telling, newThread, said)).toBe("begun");
    expect(toAnnouncement({ ...withAnswer({ text: "## 等一等\n\n先说。", status: "running" }), run }, telling, said)).toBeNull();
    expect(toAnnouncement({ ...telling, run: { ...run, phase: "waiting" } }, telling, said)).toBeNull();
  });

  it("is the headline when all is there, without its marks", () => {
    expect(toAnnouncement(withAnswer({ text: "## 等到**十月**再动\n\n先说。", status: "completed" }), telling, said)).toBe("done: 等到十月再动");
    expect(toAnnouncement(withAnswer({ text: "好的，慢慢来。", status: "completed" }), telling, said)).toBe("done: ");
  });

  it("is how the answer ended when it did not end by itself", () => {
    expect(toAnnouncement(withAnswer({ text: "## 等", status: "stopped" }), telling, said)).toBe("stopped");
    expect(toAnnouncement(withAnswer({ text: "## 等", status: "interrupted" }), telling, said)).toBe("broke off");
    expect(toAnnouncement(newThread, telling, said)).toBe("");
  });
});
