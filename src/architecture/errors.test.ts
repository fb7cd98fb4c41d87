import { describe, expect, test } from "vitest";
import { errors } from "../shared/errors.ts";
import { errorsEn } from "../shared/i18n/errors.en.ts";
import { errorsZh } from "../shared/i18n/errors.zh.ts";

/** Published: printed in clients and support scripts. Append; never change a number. */
const published: Record<string, number> = {
  invalidParameters: 1001,
  invalidRedemptionCode: 1101,
  redemptionCodeExpired: 1102,
  redemptionCodeUsed: 1103,
  ownProfileExists: 1601,
  ownProfileMissing: 1602,
  invalidNickname: 1603,
  repeatedCheckIn: 1000001,
  accountNotFound: 2001,
  incorrectLogin: 2002,
  humanCheckNeeded: 2004,
  emailRegistered: 2005,
  wrongVerificationCode: 2006,
  registrationFailed: 2009,
  accountFailure: 2011,
  passwordChangeFailed: 2014,
  samePassword: 2101,
  invalidPassword: 2102,
  phoneRegistered: 2103,
  invalidPhone: 2104,
  loginCleared: 4001,
  signatureCancelled: 100,
  unexpected: 500,
  rateLimited: 9001,
  tooLarge: 9002,
  notFound: 9003,
  plusUsesInsufficient: 9004,
  pointsInsufficient: 9005,
  modelUnavailable: 9006,
  generationRunning: 9007,
  signInRequired: 9008,
  gone: 9009,
  topicNotOpen: 9010,
  sittingClosed: 9011,
  busy: 9012,
  storageFull: 9015,
  pinsFull: 9019,
  profilesFull: 9024,
  birthRequestsFull: 9025,
};

describe("the error table", () => {
  test("keeps every published number", () => {
    expect(Object.fromEntries(Object.entries(errors).map(([name, { code }]) => [name, code]))).toEqual(published);
  });

  test("gives each error a number of its own", () => {
    const codes = Object.values(errors).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test("sends the catalogue's own codes with HTTP 200, but 4001 with 401", () => {
    const others = Object.entries(errors).filter(
      ([, { code, status }]) => code !== 500 && (code < 9000 || code > 9999) && status !== (code === 4001 ? 401 : 200),
    );
    expect(others).toEqual([]);
  });

  test("says each error in both languages, in words of its own", () => {
    for (const words of [errorsZh, errorsEn]) {
      expect(Object.keys(words).sort()).toEqual(Object.keys(errors).sort());
      expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
    }
    expect(Object.values(errorsZh).every((text) => /\p{Script=Han}/u.test(text))).toBe(true);
    expect(Object.values(errorsEn).some((text) => /\p{Script=Han}/u.test(text))).toBe(false);
  });
});
