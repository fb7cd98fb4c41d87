import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Config } from "./config.ts";

/** Whose scripts and frames a page may bring where another human check than our own is set up. */
const humanCheckHosts = {
  turnstile: { scripts: ["https://challenges.cloudflare.com"], frames: ["https://challenges.cloudflare.com"] },
  recaptcha: {
    scripts: ["https://www.recaptcha.net", "https://www.google.com", "https://www.gstatic.com", "https://www.gstatic.cn"],
    frames: ["https://www.recaptcha.net", "https://www.google.com"],
  },
} as const;

type Settings = Pick<Config, "publicUrl" | "humanCheck">;

const toSources = (hosts: readonly string[]): string => ["'self'", ...hosts].join(" ");

/** Scripts are files of our own, and of the human check that an operator names: no page has an inline one, so there is neither hash nor nonce to keep. */
const toPolicy = ({ scripts, frames }: { scripts: readonly string[]; frames: readonly string[] }): string =>
  [
    "default-src 'self'",
    `script-src ${toSources(scripts)}`,
    `frame-src ${toSources(frames)}`,
    `connect-src ${toSources(frames)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** A year; sent only where people come by https, and never for neighbours under the same name. */
const strictTransport = "max-age=31536000";

const toHeads = ({ publicUrl, humanCheck }: Settings): readonly (readonly [name: string, value: string])[] => [
  ["content-security-policy", toPolicy(humanCheck ? humanCheckHosts[humanCheck.provider] : { scripts: [], frames: [] })],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["permissions-policy", "microphone=(self), camera=(self), geolocation=()"],
  ...(publicUrl.startsWith("https:") ? ([["strict-transport-security", strictTransport]] as const) : []),
];

/** Puts the heads that keep a browser careful on every answer: pages, calls, files, errors, and streams that are written past Hono. */
export const securityHeads = (settings: Settings): MiddlewareHandler => {
  const heads = toHeads(settings);
  return async (context, next) => {
    const outgoing = (context.env as Partial<HttpBindings> | undefined)?.outgoing;
    if (outgoing) {
      // Node merges these into whatever head is written later, be it by Hono or by a stream itself.
      for (const [name, value] of heads) outgoing.setHeader(name, value);
      return next();
    }
    await next();
    // A file of somebody's has a stricter word of its own.
    for (const [name, value] of heads) if (!context.res.headers.has(name)) context.header(name, value);
  };
};
