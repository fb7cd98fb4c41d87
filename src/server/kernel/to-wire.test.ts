import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { toWire } from "./to-wire.ts";

const codeOf = (error: unknown) => toWire(error, "en", "id").body.code;
const withCode = (code: string) => Object.assign(new Error("could not extend file"), { code });

test("a full disk is told as such, whoever met it, and is logged", () => {
  for (const error of [withCode("ENOSPC"), withCode("53100"), new DrizzleQueryError("insert", [], withCode("53100"))])
    expect(toWire(error, "en", "id")).toMatchObject({ status: 507, body: { code: 9015 }, isBug: true });
});

test("any other failure says nothing of itself", () => {
  for (const error of [withCode("57P01"), new Error("ENOSPC"), null, "53100"]) expect(codeOf(error)).toBe(500);
});
