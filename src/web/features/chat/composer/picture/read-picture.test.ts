import { expect, it } from "vitest";
import { toSentSize, writeToFit } from "./read-picture.ts";

it("a picture is sent as it is, or with its longer side at 2048 pixels", () => {
  expect(toSentSize(900, 700)).toEqual({ width: 900, height: 700 });
  expect(toSentSize(4000, 3000)).toEqual({ width: 2048, height: 1536 });
  expect(toSentSize(3000, 4000)).toEqual({ width: 1536, height: 2048 });
  expect(toSentSize(9000, 2)).toEqual({ width: 2048, height: 1 });
});

it("a picture is written as well as it may be sent: worse only where it would be over 5 MB", () => {
  const megabytes = 1024 * 1024;
  const tried: number[] = [];
  /** A picture that takes so much at full quality, and less in proportion. */
  const toWriter = (bytes: number) => (quality: number) => {
    tried.push(quality);
    return `data:image/jpeg;base64,${"A".repeat(Math.ceil((bytes * quality * 4) / 3))}`;
  };
  expect(writeToFit(toWriter(5.5 * megabytes))).not.toBeNull();
  expect(tried).toEqual([0.9]);
  expect(writeToFit(toWriter(7 * megabytes))!.length).toBeLessThanOrEqual((5 * megabytes * 4) / 3 + 30);
  expect(tried).toEqual([0.9, 0.9, 0.8, 0.65]);
  expect(writeToFit(toWriter(20 * megabytes))).toBeNull();
});
