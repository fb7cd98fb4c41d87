import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { toLogged } from "./log.ts";

test("a failed query is logged with its cause, never with what a person wrote", () => {
  const logged = toLogged(new DrizzleQueryError("insert into messages values ($1)", ["我想辞职"], new Error("invalid byte sequence")));
  expect(logged).toContain("insert into messages");
  expect(logged).toContain("invalid byte sequence");
  expect(logged).not.toContain("辞职");
});
