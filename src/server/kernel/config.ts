import * as z from "zod";
import type { Tier } from "../../shared/constants.ts";
import { parseTrustProxy } from "./client-address.ts";
import { isKnownSecret } from "./known-secret.ts";
import { checkPostSettings, postSettings } from "./post/settings.ts";
import { StartProblem } from "./start-problem.ts";

const teller = z.enum(["builtin", "openai"]);
const optional = z.string().trim().min(1).optional();

/** What the PostgreSQL driver understands: a host, or a folder with a socket. */
const isPostgresUrl = (value: string | undefined): boolean => {
  if (value === undefined) return true;
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && ["postgres:", "postgresql:", "socket:"].includes(url.protocol) && url.host + url.pathname + url.search !== "";
};

/** Codes and secrets travel there: in the clear to this machine at most. */
const isSafeUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
};
const providerUrl = (fallback: string) => z.string().trim().refine(isSafeUrl, "must be an https address").default(fallback);
/** Passwords and letters are locked under it. */
const productionSecretLength = 32;

/** The keys that Cloudflare and Google publish for trying things out. */
const isTestKey = (secret: string): boolean => /^[123]x0{10,}/.test(secret) || secret === "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe";

/** Every setting, in the order of `.env.example`, which is made from this schema. */
const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe("Port to listen on. 0 takes a free one."),
    HOST: z.string().default("0.0.0.0").describe("Address to listen on."),
    PUBLIC_URL: z.url().optional().describe("The address people reach the product under; default http://localhost:PORT."),
    DATA_DIR: z.string().default("./data").describe("Where the embedded database, its snapshots and uploaded files live."),
    WEB_DIR: z.string().default("./dist/web").describe("The built web pages to serve."),
    APP_ENV: z
      .enum(["development", "production", "test"])
      .default("development")
      .describe("production refuses a known secret, hides the API browser and keeps /metrics and /api/openapi.json to this machine."),
    APP_SECRET: z
      .string()
      .trim()
      .min(16)
      .optional()
      .describe("Signs what must not be forged. Unset: made on first start and kept in DATA_DIR/secret. Several nodes over one DATABASE_URL share one."),
    METRICS_TOKEN: z
      .string()
      .trim()
      .min(16)
      .optional()
      .describe("Whoever sends it as a bearer token may read /metrics and /api/openapi.json from another machine in production."),
    TRUST_PROXY: optional
      .refine((value) => {
        try {
          parseTrustProxy(value);
          return true;
        } catch {
          return false;
        }
      }, "must be a number of proxies, or networks such as loopback,10.0.0.0/8")
      .describe("Proxies whose X-Forwarded-For is believed: how many stand before the server, or their networks. Unset: none."),
    DATABASE_URL: optional
      .refine(isPostgresUrl, { message: "must be a URL like postgres://user:password@host:5432/name" })
      .describe("PostgreSQL, e.g. postgres://user:password@db.example/yarrow. Unset: the embedded PGlite in DATA_DIR."),
    REDIS_URL: optional.describe("Redis or Valkey for live streams between several nodes, e.g. redis://cache.example:6379. One node needs none."),
    MODEL_BASIC: teller.default("builtin").describe("Who tells Basic readings: builtin (no key, no network) or openai (any OpenAI-compatible endpoint)."),
    MODEL_BASIC_BASE_URL: z.url().optional().describe("For openai: base URL, e.g. https://api.example.com/v1"),
    MODEL_BASIC_NAME: optional.describe("For openai: the model's name."),
    MODEL_BASIC_KEY: optional.describe("For openai: the key, if the endpoint wants one."),
    MODEL_PLUS: teller.default("builtin").describe("Who tells Plus readings: builtin or openai."),
    MODEL_PLUS_BASE_URL: z.url().optional().describe("For openai: base URL."),
    MODEL_PLUS_NAME: optional.describe("For openai: the model's name."),
    MODEL_PLUS_KEY: optional.describe("For openai: the key, if the endpoint wants one."),
    MODEL_PLUS_VISION: z.stringbool().default(false).describe("true if the Plus model can look at pictures."),
    AUDIO_BASE_URL: z
      .url()
      .optional()
      .describe("An OpenAI-compatible endpoint that hears and speaks, e.g. https://api.example.com/v1. Unset: the browser's own, where it has one."),
    AUDIO_KEY: optional.describe("The key, if the endpoint wants one."),
    AUDIO_TRANSCRIBE_NAME: optional.describe("The model that writes down what is said (/audio/transcriptions). Unset: none."),
    AUDIO_SPEECH_NAME: optional.describe("The model that reads aloud (/audio/speech). Unset: none."),
    AUDIO_SPEECH_VOICE: z.string().trim().min(1).default("alloy").describe("Its voice."),
    READER_PACE: z.coerce.number().int().min(0).default(80).describe("How fast the built-in reader writes, in characters a second; 0 is at once."),
    ...postSettings,
    HELP_LINES_FILE: optional.describe("A JSON file with your own help lines, in place of those that come along (docs/operating.md says how it looks)."),
    OPERATOR_NAME: optional.describe("Who runs this installation: stands in the user agreement and the privacy policy."),
    CONTACT_EMAIL: z.email().optional().describe("Where people write to whoever runs it: stands there and on the about page."),
    GOOGLE_CLIENT_ID: optional.describe(
      "Sign in with Google: the client's id. Its redirect address is PUBLIC_URL/api/oauth/google/callback. Unset: not offered.",
    ),
    GOOGLE_CLIENT_SECRET: optional.describe("Its secret."),
    GOOGLE_ISSUER: providerUrl("https://accounts.google.com").describe("Where Google's own addresses are found (OpenID Connect discovery)."),
    X_CLIENT_ID: optional.describe("Sign in with X: the client's id. Its redirect address is PUBLIC_URL/api/oauth/x/callback. Unset: not offered."),
    X_CLIENT_SECRET: optional.describe("Its secret."),
    X_AUTHORIZE_URL: providerUrl("https://x.com/i/oauth2/authorize").describe("X's page that asks whether one agrees."),
    X_API_URL: providerUrl("https://api.x.com").describe("X's interface."),
    EVM_RPC_URL: z
      .url()
      .optional()
      .describe("An Ethereum node, asked about wallets that are contracts (EIP-1271). Unset: only wallets with a key of their own may sign in."),
    HUMAN_CHECK: z
      .enum(["altcha", "turnstile", "recaptcha"])
      .default("altcha")
      .describe("Who tells people from programs: altcha (work for the browser, nobody else asked), turnstile (Cloudflare) or recaptcha (Google)."),
    HUMAN_CHECK_SITE_KEY: optional.describe("For turnstile and recaptcha: the key that the page shows."),
    HUMAN_CHECK_SECRET: optional.describe("For turnstile and recaptcha: the key that stays here."),
    HUMAN_CHECK_URL: z
      .url()
      .optional()
      .describe("For turnstile and recaptcha: another address to ask, e.g. https://www.recaptcha.net where google.com is out of reach."),
    EVENT_LOG: z
      .enum(["memory", "postgres", "redis"])
      .optional()
      .describe("Where running answers keep their events. Default: redis with REDIS_URL, else memory."),
    LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info").describe("How much is logged."),
  })
  .superRefine((value, context) => {
    for (const tier of ["BASIC", "PLUS"] as const) {
      if (value[`MODEL_${tier}`] !== "openai") continue;
      for (const part of ["BASE_URL", "NAME"] as const) {
        const name = `MODEL_${tier}_${part}` as const;
        if (!value[name]) context.addIssue({ code: "custom", path: [name], message: `is needed because MODEL_${tier}=openai` });
      }
    }
    for (const name of ["AUDIO_TRANSCRIBE_NAME", "AUDIO_SPEECH_NAME"] as const)
      if (value[name] && !value.AUDIO_BASE_URL) context.addIssue({ code: "custom", path: ["AUDIO_BASE_URL"], message: `is needed because ${name} is set` });
    for (const name of ["GOOGLE", "X"] as const)
      if (value[`${name}_CLIENT_ID`] && !value[`${name}_CLIENT_SECRET`])
        context.addIssue({ code: "custom", path: [`${name}_CLIENT_SECRET`], message: `is needed because ${name}_CLIENT_ID is set` });
    for (const name of ["HUMAN_CHECK_SITE_KEY", "HUMAN_CHECK_SECRET"] as const)
      if (value.HUMAN_CHECK !== "altcha" && !value[name])
        context.addIssue({ code: "custom", path: [name], message: `is needed because HUMAN_CHECK=${value.HUMAN_CHECK}` });
    if (value.APP_ENV === "production" && value.HUMAN_CHECK !== "altcha") {
      if (isTestKey(value.HUMAN_CHECK_SECRET ?? ""))
        context.addIssue({ code: "custom", path: ["HUMAN_CHECK_SECRET"], message: "is the service's own test key, which lets everybody in" });
      if (value.HUMAN_CHECK_URL && !value.HUMAN_CHECK_URL.startsWith("https:"))
        context.addIssue({ code: "custom", path: ["HUMAN_CHECK_URL"], message: "must begin with https: in production" });
    }
    if (value.APP_ENV === "production" && value.APP_SECRET !== undefined && value.APP_SECRET.length < productionSecretLength)
      context.addIssue({
        code: "custom",
        path: ["APP_SECRET"],
        message: `needs ${productionSecretLength} characters in production; make one with: openssl rand -base64 32`,
      });
    if (value.APP_ENV === "production" && value.APP_SECRET !== undefined && isKnownSecret(value.APP_SECRET))
      context.addIssue({ code: "custom", path: ["APP_SECRET"], message: "is one that others know; make your own, e.g. with: openssl rand -base64 32" });
    if (value.APP_ENV === "production" && value.DATABASE_URL && !value.APP_SECRET)
      context.addIssue({
        code: "custom",
        path: ["APP_SECRET"],
        message: "is needed in production with DATABASE_URL, the same on every node; make one with: openssl rand -base64 32",
      });
    for (const { name, message } of checkPostSettings(value)) context.addIssue({ code: "custom", path: [name], message });
    if (value.EVENT_LOG === "redis" && !value.REDIS_URL)
      context.addIssue({ code: "custom", path: ["REDIS_URL"], message: "is needed because EVENT_LOG=redis" });
    if (value.EVENT_LOG === "postgres" && !value.DATABASE_URL)
      context.addIssue({ code: "custom", path: ["DATABASE_URL"], message: "is needed because EVENT_LOG=postgres" });
  });

export type Environment = z.infer<typeof schema>;

export interface ModelSettings {
  baseUrl: string;
  name: string;
  key: string | undefined;
  vision: boolean;
}

export type EarSettings = Omit<ModelSettings, "vision">;
export interface VoiceSettings extends EarSettings {
  voice: string;
}

export interface HumanCheckSettings {
  provider: "turnstile" | "recaptcha";
  siteKey: string;
  secret: string;
  baseUrl: string;
}

const humanCheckUrls = { turnstile: "https://challenges.cloudflare.com", recaptcha: "https://www.google.com" } as const;

export interface Config extends Omit<Environment, "EVENT_LOG"> {
  publicUrl: string;
  eventLog: "memory" | "postgres" | "redis";
  /** null: the built-in reader tells. */
  models: Record<Tier, ModelSettings | null>;
  /** null: the browser's own, where it has one. */
  audio: { ear: EarSettings | null; voice: VoiceSettings | null };
  /** null: ALTCHA, which asks nobody else. */
  humanCheck: HumanCheckSettings | null;
}

export class ConfigProblem extends StartProblem {}

/**
 * Reads the settings.
 * @throws ConfigProblem naming every bad value and how to mend it
 */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0] ?? "");
      const about = (schema.shape as Record<string, z.ZodType>)[name]?.description;
      return `  ${name}: ${issue.message}${about ? `\n      ${about}` : ""}`;
    });
    throw new ConfigProblem(`These settings need mending (see .env.example):\n${lines.join("\n")}`);
  }
  const value = result.data;
  const settings = (tier: "BASIC" | "PLUS"): ModelSettings | null =>
    value[`MODEL_${tier}`] === "builtin"
      ? null
      : {
          baseUrl: value[`MODEL_${tier}_BASE_URL`]!.replace(/\/+$/, ""),
          name: value[`MODEL_${tier}_NAME`]!,
          key: value[`MODEL_${tier}_KEY`],
          vision: tier === "PLUS" && value.MODEL_PLUS_VISION,
        };
  const audio = (name: string | undefined): EarSettings | null =>
    name ? { baseUrl: value.AUDIO_BASE_URL!.replace(/\/+$/, ""), name, key: value.AUDIO_KEY } : null;
  const voice = audio(value.AUDIO_SPEECH_NAME);
  const humanCheck: HumanCheckSettings | null =
    value.HUMAN_CHECK === "altcha"
      ? null
      : {
          provider: value.HUMAN_CHECK,
          siteKey: value.HUMAN_CHECK_SITE_KEY!,
          secret: value.HUMAN_CHECK_SECRET!,
          baseUrl: (value.HUMAN_CHECK_URL ?? humanCheckUrls[value.HUMAN_CHECK]).replace(/\/+$/, ""),
        };
  return {
    ...value,
    humanCheck,
    audio: { ear: audio(value.AUDIO_TRANSCRIBE_NAME), voice: voice && { ...voice, voice: value.AUDIO_SPEECH_VOICE } },
    publicUrl: value.PUBLIC_URL ?? `http://localhost:${value.PORT}`,
    eventLog: value.EVENT_LOG ?? (value.REDIS_URL ? "redis" : "memory"),
    models: { basic: settings("BASIC"), plus: settings("PLUS") },
  };
};

/** The text of `.env.example`; a test keeps the file equal to it. */
export const toEnvExample = (): string => {
  const lines = ["# Every setting of Yarrow. All are optional; the values shown are the defaults.", ""];
  for (const [name, field] of Object.entries(schema.shape)) {
    const fallback = field instanceof z.ZodDefault ? String(field.def.defaultValue) : "";
    lines.push(`# ${field.description}`, `${fallback === "" ? "# " : ""}${name}=${fallback}`, "");
  }
  return lines.join("\n");
};
