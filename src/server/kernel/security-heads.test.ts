import { Hono } from "hono";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { securityHeads } from "./security-heads.ts";

const policyWith = async (settings: Record<string, string>): Promise<string> => {
  const app = new Hono();
  app.use(securityHeads(readConfig(settings)));
  app.get("/", (context) => context.text("here"));
  return (await app.request("/")).headers.get("content-security-policy")!;
};

test("a page brings scripts and frames of our own alone, and of another human check only where one is set up", async () => {
  const keys = { HUMAN_CHECK_SITE_KEY: "0xsite", HUMAN_CHECK_SECRET: "0xsecret" };
  expect(await policyWith({})).not.toMatch(/https?:/);
  const policy = await policyWith({ ...keys, HUMAN_CHECK: "turnstile" });
  for (const part of ["script-src", "frame-src", "connect-src"]) expect(policy).toContain(`${part} 'self' https://challenges.cloudflare.com;`);
  expect(policy).toContain("default-src 'self';");
  expect(await policyWith({ ...keys, HUMAN_CHECK: "recaptcha" })).toMatch(/script-src 'self' https:\/\/www\.recaptcha\.net /);
});
