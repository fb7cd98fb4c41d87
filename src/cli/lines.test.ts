import { afterEach, describe, expect, test, vi } from "vitest";
import { AppError } from "../shared/errors.ts";
import { toResultLine } from "./lines.ts";

describe("one line", () => {
  afterEach(() => void vi.restoreAllMocks());

  test("prints what it gives, awaited", async () => {
    expect(await toResultLine(async () => ({ lunar: 7 }))).toBe('{"lunar":7}');
  });

  test("prints the caller's mistake in place of it", async () => {
    const refused = toResultLine(() => {
      throw new AppError("invalidParameters", { fields: { date: "custom" } });
    });
    expect(await refused).toBe('{"error":{"code":1001,"fields":{"date":"custom"}}}');
  });

  test("prints a mistake of our own as code 500, tells it on stderr and throws nothing", async () => {
    const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const broken = toResultLine(() => {
      throw new RangeError("no such star");
    });
    expect(await broken).toBe('{"error":{"code":500}}');
    expect(told.mock.calls.join()).toContain("no such star");
  });
});
