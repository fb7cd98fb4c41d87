import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ConfigProblem, readConfig, toEnvExample } from "./config.ts";

describe("settings", () => {
  test("nothing set is a working product: built-in readers, embedded database, port 3000", () => {
    const config = readConfig({});
    expect([config.PORT, config.DATA_DIR, config.DATABASE_URL, config.models, config.eventLog]).toEqual([
      3000,
      "./data",
      undefined,
      { basic: null, plus: null },
      "memory",
    ]);
  });

  test("every bad value is named with how to mend it, all at once", () => {
    const bad = { PORT: "many", MODEL_PLUS: "openai", READER_PACE: "-3", APP_ENV: "production" };
    expect(() => readConfig(bad)).toThrow(ConfigProblem);
    const message = (() => {
      try {
        readConfig(bad);
        return "";
      } catch (error) {
        return String(error);
      }
    })();
    for (const name of ["PORT", "READER_PACE"]) expect(message).toContain(name);
  });

  test("an endpoint without address or name is refused", () => {
    expect(() => readConfig({ MODEL_PLUS: "openai" })).toThrow(/MODEL_PLUS_BASE_URL[\s\S]*MODEL_PLUS_NAME/);
  });

  const known = [
    "yarrow-development-secret",
    "changeme-changeme",
    "change-me-please-now",
    "x".repeat(32),
    "1234567890123456",
    "secretsecretsecret",
    "your-secret-here-0123",
  ];
  test.each(known)("production refuses a secret that others know: %s", (secret) => {
    expect(() => readConfig({ APP_ENV: "production", APP_SECRET: secret })).toThrow(/APP_SECRET: is one that others know/);
    expect(readConfig({ APP_SECRET: secret }).APP_SECRET).toBe(secret);
  });

  test("production takes its own secret, makes one on a single node, and wants one that several nodes share", () => {
    const own = "Zk3vQ9sT1mW7yB5nLx0RhC8dPf2gJt6u";
    expect(readConfig({ APP_ENV: "production", APP_SECRET: own }).APP_SECRET).toBe(own);
    expect(readConfig({ APP_ENV: "production" }).APP_SECRET).toBeUndefined();
    expect(() => readConfig({ APP_ENV: "production", DATABASE_URL: "postgres://db.example/yarrow" })).toThrow(/APP_SECRET: is needed/);
  });

  test("check 60: production refuses a secret that is too short to lock passwords and letters under", () => {
    expect(() => readConfig({ APP_ENV: "production", APP_SECRET: "Zk3vQ9sT1mW7yB5nLx0R" })).toThrow(/APP_SECRET: needs 32 characters in production/);
    expect(readConfig({ APP_SECRET: "Zk3vQ9sT1mW7yB5nLx0R" }).APP_SECRET).toBeDefined();
  });

  test("another human check needs its keys, and in production neither the keys everybody knows nor an address without TLS", () => {
    const keys = { HUMAN_CHECK: "turnstile", HUMAN_CHECK_SITE_KEY: "0x4AAAsite", HUMAN_CHECK_SECRET: "0x4AAAsecret" };
    expect(readConfig({}).humanCheck).toBeNull();
    expect(() => readConfig({ HUMAN_CHECK: "turnstile" })).toThrow(/HUMAN_CHECK_SITE_KEY: is needed[\s\S]*HUMAN_CHECK_SECRET: is needed/);
    expect(readConfig(keys).humanCheck).toEqual({
      provider: "turnstile",
      siteKey: "0x4AAAsite",
      secret: "0x4AAAsecret",
      baseUrl: "https://challenges.cloudflare.com",
    });
    const inProduction = { ...keys, APP_ENV: "production" };
    expect(() => readConfig({ ...inProduction, HUMAN_CHECK_SECRET: "1x0000000000000000000000000000000AA" })).toThrow(
      /HUMAN_CHECK_SECRET: is the service's own test key/,
    );
    expect(() => readConfig({ ...inProduction, HUMAN_CHECK_URL: "http://turnstile.example" })).toThrow(/HUMAN_CHECK_URL: must begin with https:/);
  });

  test("an address that is no PostgreSQL URL is refused, and its password is not repeated", () => {
    for (const url of ["db.example/yarrow", "mysql://root:hunter2@db.example/yarrow", "postgres://"])
      expect(() => readConfig({ DATABASE_URL: url })).toThrow(/DATABASE_URL: must be a URL like postgres:/);
    expect(() => readConfig({ DATABASE_URL: "mysql://root:hunter2@db.example/yarrow" })).not.toThrow(/hunter2/);
    expect(readConfig({ DATABASE_URL: "postgresql:///yarrow?host=/run/postgresql" }).DATABASE_URL).toBeDefined();
  });

  test(".env.example is what the schema says", () => {
    expect(readFileSync(new URL("../../../.env.example", import.meta.url), "utf8")).toBe(toEnvExample());
  });
});
