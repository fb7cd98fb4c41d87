import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { toLogged } from "./log.ts";

test("a failed query is logged with its cause, never with what a person wrote", () => {
  const logged = toLogged(new DrizzleQueryError("insert into messages values ($1)", ["我想辞职"], new Error("invalid byte sequence")));
  expect(logged).toContain("insert into messages");
  expect(logged).toContain("invalid byte sequence");
  expect(logged).not.toContain("辞职");
});

test("what a database or a parser quotes stays out of the log: its code and place are enough", () => {
  const refused = Object.assign(new Error('invalid input syntax for type json: "我想辞职"'), { code: "22P02" });
  const unread = (() => {
    try {
      return JSON.parse("我想辞职");
    } catch (error) {
      return error;
    }
  })();
  for (const error of [refused, unread, new DrizzleQueryError("select $1", ["我想辞职"], refused), new Error("telling failed", { cause: unread })]) {
    expect(toLogged(error)).not.toContain("辞职");
    expect(toLogged(error)).toMatch(/22P02|SyntaxError/);
    expect(toLogged(error)).toContain("log.test.ts");
  }
  expect(toLogged({ question: "我想辞职" })).not.toContain("辞职");
});
