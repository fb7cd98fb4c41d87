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

  test("production wants its own secret", () => {
    expect(() => readConfig({ APP_ENV: "production" })).toThrow(/APP_SECRET/);
    expect(readConfig({ APP_ENV: "production", APP_SECRET: "x".repeat(32) }).APP_ENV).toBe("production");
  });

  test(".env.example is what the schema says", () => {
    expect(readFileSync(new URL("../../../.env.example", import.meta.url), "utf8")).toBe(toEnvExample());
  });
});
