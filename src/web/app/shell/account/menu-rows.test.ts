import { expect, test } from "vitest";
import { listRows, menuOrder } from "./menu-rows.ts";

test("rows stand in the specification's order, and nobody can change a password they do not have", () => {
  const byEmail = listRows(1);
  expect(byEmail).toEqual(menuOrder.filter((row) => byEmail.includes(row)));
  expect(byEmail).toEqual(["archives", "changePassword", "settings", "account", "signOut"]);
  expect(listRows(2)).toEqual(byEmail);
  for (const session of [3, 4, 5, null] as const) expect(listRows(session)).not.toContain("changePassword");
});
