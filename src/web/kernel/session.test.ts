import { afterEach, expect, test } from "vitest";
import { clientId } from "../../shared/ids.ts";
import { getModel, getUserId, getVisitor, keepInviteCode, newChatId, setModel } from "./session.ts";
import { forget, keep, readKept } from "./storage.ts";

afterEach(() => forget(["visitor", "userId", "userModel", "invite_code"]));

test("a visitor's secret has 128 bits and is made once", () => {
  const visitor = getVisitor();
  expect(atob(visitor.replaceAll("-", "+").replaceAll("_", "/"))).toHaveLength(16);
  expect(getVisitor()).toBe(visitor);
});

test("the public user id is not made of the secret", () => {
  expect(getVisitor()).not.toContain(getUserId());
  expect(getUserId()).toBe(getUserId());
});

test("a new chat's id is the time and the user's id, and one the server takes", () => {
  keep("userId", "u42");
  const id = newChatId();
  expect(id).toMatch(/^\d{13}u42$/);
  expect(clientId.safeParse(id).success).toBe(true);
});

test("Plus is chosen until another choice is kept", () => {
  expect(getModel()).toBe("4");
  setModel("3.5");
  expect(getModel()).toBe("3.5");
  keep("userModel", "9");
  expect(getModel()).toBe("4");
});

test("an invitation code is kept from any address, and an address without one does not lose it", () => {
  keepInviteCode("?type=tarot_zh&ic=AB12");
  keepInviteCode("?type=tarot_zh");
  expect(readKept("invite_code")).toBe("AB12");
});
