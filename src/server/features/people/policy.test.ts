import { expect, test } from "vitest";
import { allow } from "../../kernel/allow.ts";
import type { Person } from "../../kernel/who.ts";
import { asPerson } from "../../testing/ids.ts";
import { peoplePolicy } from "./policy.ts";

const person = (id: string, standing: Person["standing"]): Person => ({ id: asPerson(id), standing, timeZone: "UTC", locale: "en" });
const askers = {
  "its visitor": person("own", "visitor"),
  "its member": person("own", "member"),
  "its person, who is staff": person("own", "staff"),
  "another visitor": person("other", "visitor"),
  "another member": person("other", "member"),
  staff: person("other", "staff"),
  nobody: null,
} as const;

test("the product day of a visitor moves along, and of nobody else", () => {
  const found = Object.entries(askers).flatMap(([name, who]) => (allow(who, "moveAlong", { personId: asPerson("own") }, peoplePolicy) ? [name] : []));
  expect(found).toEqual(["its visitor"]);
});

const sharePolicy = { read: ["visitor", "member", "friend", "staff"], revoke: ["visitor", "member"], remove: ["member", "staff"] } as const;

test.each([
  ["read", ["its visitor", "its member", "its person, who is staff", "staff"]],
  ["revoke", ["its visitor", "its member", "its person, who is staff"]],
  ["remove", ["its member", "its person, who is staff", "staff"]],
] as const)("a policy of several capacities: %s by %j and nobody else", (action, allowed) => {
  const found = Object.entries(askers).flatMap(([name, who]) => (allow(who, action, { personId: asPerson("own") }, sharePolicy) ? [name] : []));
  expect(found).toEqual(allowed);
});

test("a link makes a friend of anybody, for what friends may do", () => {
  const share = { personId: asPerson("own"), isLinked: true };
  expect([
    allow(null, "read", share, sharePolicy),
    allow(null, "revoke", share, sharePolicy),
    allow(askers["another visitor"], "read", share, sharePolicy),
  ]).toEqual([true, false, true]);
});
