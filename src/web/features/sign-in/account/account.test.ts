import { describe, expect, test } from "vitest";
import { signInMessagesZh as words } from "../messages.zh.ts";
import { findCountries, sortCountries, toCountries, toReadingLetter } from "./countries.ts";
import { listCallingCodes, readNumber } from "./numbers.ts";
import { checkAgain, checkCode, checkEmail, checkPassword, checkPhone, toDigits, toNumber } from "./validate.ts";

describe("an email", () => {
  test("has to be written", () => expect(checkEmail("  ", words)).toBe(words.enterEmail));
  test.each(["a", "a@", "@b.cn", "a@b", "a@b.", "a@.cn", "a b@c.cn", "a@b@c.cn", "a@b.c"])("is not %s", (email) =>
    expect(checkEmail(email, words)).toBe(words.sureEmail),
  );
  test.each(["a@b.cn", " xiaotang@example.com ", "o'neil+x@例子.中国"])("may be %s", (email) => expect(checkEmail(email, words)).toBeNull());
  test("is read in one go, however long", () => expect(checkEmail(`${"a@".repeat(200_000)}b.cn`, words)).toBe(words.sureEmail));
});

describe("a password", () => {
  test("has 6 to 20 characters, and says how many are missing or too many", () => {
    expect(checkPassword("", words)).toBe(words.enterPassword);
    expect(checkPassword("12345", words)).toContain("还差 1 个");
    expect(checkPassword("123456", words)).toBeNull();
    expect(checkPassword("x".repeat(20), words)).toBeNull();
    expect(checkPassword("x".repeat(21), words)).toContain("多了 1 个");
  });
  test("counts a picture character as one, and is never cut", () => {
    expect(checkPassword("😀😀😀😀😀", words)).toContain("还差 1 个");
    expect(checkPassword("   abc", words)).toBeNull();
  });
  test("is written twice alike", () => {
    expect(checkAgain("", "abcdef", words)).toBe(words.enterAgain);
    expect(checkAgain("abcdeF", "abcdef", words)).toBe(words.passwordNosame);
    expect(checkAgain("abcdef", "abcdef", words)).toBeNull();
  });
});

describe("a code", () => {
  test("is six digits, also pasted with a space or typed full-width", () => {
    expect([toDigits("471 902"), toDigits("４７１９０２"), toDigits("code: 4719023")]).toEqual(["471902", "471902", "471902"]);
    expect([checkCode("", words), checkCode("471", words), checkCode("471902", words)]).toEqual([words.enterVerificationCode, words.sixDigits, null]);
  });
});

describe("a phone number", () => {
  const isValid = (number: string, country: string) => readNumber(number, country)?.isValid ?? false;
  test("takes digits and what stands between them, and no plus or minus that would count", () => {
    expect(toNumber("138-0013e8000")).toBe("138-00138000");
    expect(toNumber("+49+30 1234")).toBe("+4930 1234");
    expect(toNumber("１３８００１３８０００")).toBe("13800138000");
  });
  test("is checked by its country's plan; one with a + brings its own", () => {
    expect(readNumber("138 0013 8000", "CN")?.e164).toBe("+8613800138000");
    expect([isValid("1380013", "CN"), isValid("+49 30 901820", "CN"), isValid("030901820", "DE"), isValid("12", "DE")]).toEqual([false, true, true, false]);
    const account = { kind: "phone", email: "", country: "CN", number: "1380013" } as const;
    expect(checkPhone(account, false, words)).toBe(words.wrongPhoneChina);
    expect(checkPhone({ ...account, number: "+4912" }, false, words)).toBe(words.wrongPhone);
    expect(checkPhone({ ...account, number: "" }, null, words)).toBe(words.enterPhone);
    expect(checkPhone(account, null, words)).toBeNull();
  });
});

describe("countries", () => {
  const countries = toCountries(listCallingCodes());
  const find = (query: string) => findCountries(countries, query).map(({ country }) => country);

  test("are some two hundred, each with both names, a short form and a number", () => {
    expect(countries.length).toBeGreaterThan(200);
    for (const { zh, en, code, country, letter } of countries) {
      expect(zh).toMatch(/\p{Script=Han}/u);
      expect(en).not.toBe(country);
      expect(code).toMatch(/^[1-9][0-9]{0,3}$/);
      expect(letter.zh + letter.en).toMatch(/^[A-Z]{2}$/);
    }
  });
  test("are found by either name, the short form, the reading's first letters, or the number", () => {
    expect(find("德国")).toEqual(["DE"]);
    expect(find("germ")[0]).toBe("DE");
    expect(find("ger")).toEqual(expect.arrayContaining(["DE", "DZ", "NE", "NG"]));
    expect(find("de")[0]).toBe("DE");
    expect(find("dg")).toContain("DE");
    expect(find("+49")).toEqual(["DE"]);
    expect(find("49")).toEqual(["DE"]);
    expect(find("+1")).toContain("US");
    expect(find("cote")).toContain("CI");
    expect(find("nowhere at all")).toEqual([]);
  });
  test("stand in the order of their readings, Hong Kong, Macao and Taiwan under their own names", () => {
    const sorted = sortCountries(countries, "zh");
    const at = (country: string) => sorted.findIndex((one) => one.country === country);
    expect(sorted.map(({ letter }) => letter.zh).join("")).toBe(
      sorted
        .map(({ letter }) => letter.zh)
        .toSorted()
        .join(""),
    );
    expect(at("MO")).toBeLessThan(at("BR"));
    expect(["阿", "中", "德", "香", "瑞", "西", "日"].map(toReadingLetter).join("")).toBe("AZDXRXR");
  });
});
