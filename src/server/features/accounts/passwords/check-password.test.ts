import { expect, test } from "vitest";
import { checkPassword } from "./check-password.ts";

const own = ["lina@example.com", "+8613800138000"];

test("check 4: what others would try first is refused: common ones, rows, the product's name, one's own address", () => {
  const weak = [
    "123456",
    "password",
    "Password1",
    "QWERTY",
    "woaini1314",
    "5201314",
    "a123456",
    "111111",
    "abcdef",
    "987654321",
    "1234567890",
    "67890123",
    "aaaaaaaa",
    "121212",
    "abcabcabc",
    "yarrow",
    "Yarrow123!",
    "shiwen2026",
    "蓍问123",
    "蓍问蓍问蓍问",
    "lina@example.com",
    "Lina123",
    "lina!!",
    "13800138000",
    "00138000",
    "+8613800138000",
  ];
  for (const password of weak) expect(() => checkPassword(password, own), password).toThrow("invalidPassword");
});

test("check 5: spaces, emoji and Chinese are characters like others; six to twenty of them, none cut off", () => {
  for (const password of ["stalks of 49", " a b c ", "🌿🔑🌿🔒🌙☕", "天地玄黄宇宙", "x".repeat(10) + "yz".repeat(5), "Zk3vQ9"])
    expect(() => checkPassword(password, own), password).not.toThrow();
  for (const password of ["", "five5", "🌿🔑🌿🔒🌙", "twenty-one characters", "x1".repeat(1000)])
    expect(() => checkPassword(password, own), password).toThrow("invalidPassword");
});
