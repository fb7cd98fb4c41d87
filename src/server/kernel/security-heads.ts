import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/** Scripts are files of our own: no page has an inline one, so there is neither hash nor nonce to keep. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** A year; sent only where people come by https, and never for neighbours under the same name. */
const strictTransport = "max-age=31536000";

const toHeads = (publicUrl: string): readonly (readonly [name: string, value: string])[] => [
  ["content-security-policy", contentSecurityPolicy],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["permissions-policy", "microphone=(self), camera=(self), geolocation=()"],
  ...(publicUrl.startsWith("https:") ? ([["strict-transport-security", strictTransport]] as const) : []),
];

/** Puts the heads that keep a browser careful on every answer: pages, calls, files, errors, and streams that are written past Hono. */
export const securityHeads = (publicUrl: string): MiddlewareHandler => {
  const heads = toHeads(publicUrl);
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
