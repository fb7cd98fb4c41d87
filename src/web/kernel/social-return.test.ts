import { describe, expect, test } from "vitest";
import { parseSocialReturn, withoutSocialReturn } from "./social-return.ts";

const parse = (address: string) => parseSocialReturn(new URL(address, "https://yarrow.example"));

describe("what Google and X send somebody back with", () => {
  test.each([
    ["/#access_token=T1", { name: "google", ticket: "T1" }],
    ["/index#access_token=T1&token_type=ticket", { name: "google", ticket: "T1" }],
    ["/#error=access_denied", { name: "google", ticket: null }],
    ["/?error=access_denied&state=state", { name: "twitter", ticket: null }],
    ["/#/?state=state&code=T2", { name: "twitter", ticket: "T2" }],
    ["/?state=state&code=T2", { name: "twitter", ticket: "T2" }],
    ["/index?type=tarot_zh&state=s&code=T2", { name: "twitter", ticket: "T2" }],
  ])("%s", (address, back) => expect(parse(address)).toEqual(back));

  test.each(["/", "/index?type=tarot_zh&msg=1", "/index#turn=abc", "/?code=T2", "/?state=state", "/#access_token=", "/?ic=AB12"])("nothing: %s", (address) =>
    expect(parse(address)).toBeNull(),
  );

  test("leaves the address without it, and all else in its place", () => {
    const clean = (address: string) => withoutSocialReturn(new URL(address, "https://yarrow.example"));
    expect(clean("/index?type=tarot_zh&state=s&code=T2")).toBe("/index?type=tarot_zh");
    expect(clean("/#access_token=T1")).toBe("/");
  });
});
