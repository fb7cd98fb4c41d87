import { expect, test } from "vitest";
import { readConfig } from "../../../kernel/config.ts";
import { toAbout } from "./to-about.ts";

test("who runs it is said as it was set, and what was not set is left empty", () => {
  expect(toAbout(readConfig({}))).toMatchObject({ operator: null, contact: null, isDevelopment: true, models: [], voices: [] });
  const set = toAbout(readConfig({ APP_ENV: "test", OPERATOR_NAME: "Yarrow Ltd", CONTACT_EMAIL: "hello@example.com" }));
  expect(set).toMatchObject({ operator: "Yarrow Ltd", contact: "hello@example.com", isDevelopment: false });
});

test("of an endpoint its host is told, once, and never its key or its model", () => {
  const endpoint = { MODEL_PLUS: "openai", MODEL_PLUS_BASE_URL: "https://api.example.com/v1", MODEL_PLUS_NAME: "secret-name", MODEL_PLUS_KEY: "secret-key" };
  const about = toAbout(readConfig({ ...endpoint, MODEL_BASIC: "openai", MODEL_BASIC_BASE_URL: "https://api.example.com/v1", MODEL_BASIC_NAME: "small" }));
  expect(about.models).toEqual(["api.example.com"]);
  expect(JSON.stringify(about)).not.toContain("secret");
});
