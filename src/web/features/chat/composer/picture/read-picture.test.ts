import { expect, it } from "vitest";
import { toSentSize } from "./read-picture.ts";

it("a picture is sent as it is, or with its longer side at 2048 pixels", () => {
  expect(toSentSize(900, 700)).toEqual({ width: 900, height: 700 });
  expect(toSentSize(4000, 3000)).toEqual({ width: 2048, height: 1536 });
  expect(toSentSize(3000, 4000)).toEqual({ width: 1536, height: 2048 });
  expect(toSentSize(9000, 2)).toEqual({ width: 2048, height: 1 });
});
