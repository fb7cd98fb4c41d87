import { createHash, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { Config } from "./config.ts";

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
/** Whoever comes through a proxy on this machine is not of this machine. */
const forwarding = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/** Asked from this machine, by no proxy. */
export const isOfThisMachine = (context: Context): boolean => {
  const address = (context.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? "";
  return loopback.test(address) && !forwarding.some((name) => context.req.header(name) !== undefined);
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** What tells about the house is told, in production, to this machine and to whoever sends METRICS_TOKEN as a bearer token. */
export const insideOnly = ({ APP_ENV, METRICS_TOKEN }: Pick<Config, "APP_ENV" | "METRICS_TOKEN">): MiddlewareHandler => {
  const wanted = METRICS_TOKEN === undefined ? null : digest(`Bearer ${METRICS_TOKEN}`);
  return async (context, next) => {
    if (APP_ENV !== "production") return next();
    const isKnown = wanted !== null && timingSafeEqual(wanted, digest(context.req.header("authorization") ?? ""));
    return isOfThisMachine(context) || isKnown ? next() : context.text("Only from this machine, or with METRICS_TOKEN as a bearer token.", 403);
  };
};
