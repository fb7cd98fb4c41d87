import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";
import { type AnswerOf, type Call, type Envelope, isReading, type RequestOf, type Who } from "../../shared/contract/call.ts";
import { AppError } from "../../shared/errors.ts";
import { isLocale, type Locale, toLocale } from "../../shared/i18n/locale.ts";
import { createClientAddress } from "./client-address.ts";
import { takesMore } from "./disk-room.ts";
import { answerOnce, answerOnceLocked, parseIdempotencyKey, type StoredAnswer, toRequestHash } from "./idempotency/answer-once.ts";
import type { Kernel } from "./kernel.ts";
import { createLetIn } from "./let-in.ts";
import { toLogged } from "./log.ts";
import { type Limit, timesLimit } from "./rate-limit.ts";
import { readRequest } from "./read-request.ts";
import { toWire } from "./to-wire.ts";
import { checkStanding, type Person } from "./who.ts";

type Asking = Record<"anyone", Record<never, never>> & Record<Exclude<Who, "anyone">, { person: Person }>;

/** What the one function that answers a call is given; `person` wherever the contract says that somebody must be known. */
export type Asked<C extends Call> = Asking[C["who"]] & {
  request: RequestOf<C>;
  locale: Locale;
  requestId: string;
  /** Whom the call is counted under: an IPv4 address or an IPv6 /64. */
  address: string;
  context: Context;
};

/** @throws AppError loginCleared for a token that is no longer good, invalidParameters without any identity */
export type Identify = (headers: Headers, address: string) => Promise<Person>;

/** A family, a class or an office behind one address. */
const peopleAnAddress = 20;

interface Promises {
  /** Each person, or each address where anyone may ask, may call this so often. */
  limit: Limit;
  /** One address may call this so often, whoever it says it is; without it twenty times `limit`. A fresh visitor id a call must not lift the limit. */
  addressLimit?: Limit;
  /** For a call that takes more than words. */
  bodyLimitBytes?: number;
}

const validate = <C extends Call>(call: C, input: unknown): RequestOf<C> => {
  const result = z.core.safeParse(call.request, input);
  if (result.success) return result.data as RequestOf<C>;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".") || "body"] ??= issue.code ?? "custom";
  throw new AppError("invalidParameters", { fields });
};

/** What a call says is for whoever asked, now: no cache on the way keeps it. */
const unkept = { "cache-control": "no-store" };

const localeOf = (context: Context, input?: unknown): Locale => {
  const given = (input as { lang?: unknown } | undefined)?.lang;
  return isLocale(given) ? given : toLocale(context.req.header("accept-language"));
};

/** A feature's routes, each a promise: its contract, how often, and the one function that answers. */
export const createRoutes = (kernel: Kernel, identify: Identify) => {
  const app = new Hono();
  const calls: Call[] = [];
  const addressOf = createClientAddress(kernel.config.TRUST_PROXY);
  const letIn = createLetIn();

  /** A call of the contract: how often one may make it, and the one function that answers. Who may is the contract's word. */
  const serve = <C extends Call>(
    call: C,
    { limit, addressLimit, bodyLimitBytes }: Promises,
    answer: (asked: Asked<C>) => Promise<AnswerOf<C>> | Promise<Response> | Promise<void>,
  ): void => {
    calls.push(call);
    const ofAddress = addressLimit ?? timesLimit(limit, peopleAnAddress);
    app.on(call.method, call.path, async (context) => {
      // Whoever asks for the head alone must not be given a stream.
      if (call.isStream && context.req.method === "HEAD") return context.body(null, 200, { "content-type": "text/event-stream; charset=utf-8" });
      const startedMs = kernel.now();
      const requestId = context.req.header("x-request-id")?.slice(0, 64) ?? randomUUID();
      context.header("x-request-id", requestId);
      let locale = localeOf(context);
      let code = 200;
      const refuse = (error: unknown) => {
        const wire = toWire(error, locale, requestId);
        // Work dropped because its asker has gone is no bug.
        if (wire.isBug && !context.req.raw.signal.aborted) kernel.log.error({ requestId, route: call.path, error: toLogged(error) }, "unexpected failure");
        return wire;
      };
      try {
        await letIn();
        const address = addressOf((context.env as Partial<HttpBindings> | undefined)?.incoming);
        // Before anything is read or written: whoever floods us gets no row for it.
        await kernel.rateLimit.take(`${call.path}:address`, ofAddress, address);
        if (!isReading(call) && !call.makesRoom && !(await takesMore(kernel))) throw new AppError("storageFull");
        const person = call.who === "anyone" ? null : await identify(context.req.raw.headers, address);
        if (person) checkStanding(call.who as Exclude<Who, "anyone">, person);
        await kernel.rateLimit.take(call.path, limit, person?.id ?? address);
        const input = await readRequest(context, call, bodyLimitBytes);
        locale = localeOf(context, input);
        const request = validate(call, input);
        const asked = { request, locale, requestId, address, context, ...(person && { person }) } as unknown as Asked<C>;
        // Not instanceof: the Node adapter puts a Response of its own in the global's place.
        if (call.isStream) return (await answer(asked)) as Response;
        const toAnswer = async (): Promise<StoredAnswer> => {
          try {
            return { status: 200, body: { code: 200, data: (await answer(asked)) ?? null, msg: "" } };
          } catch (error) {
            return refuse(error);
          }
        };
        const key = person && !isReading(call) && !call.isUnkept ? parseIdempotencyKey(context.req.header("idempotency-key")) : null;
        const answerKept = (kept: string): Promise<StoredAnswer> => {
          const hash = toRequestHash(kernel.config, call.path, request);
          const at = { personId: person!.id, key: kept };
          return call.isPrivate ? answerOnceLocked(kernel, at, hash, toAnswer) : answerOnce(kernel.database.db, at, hash, toAnswer);
        };
        const { status, body } = key === null ? await toAnswer() : await answerKept(key);
        code = (body as Envelope<unknown>).code;
        return context.json(body as Envelope<unknown>, status as ContentfulStatusCode, unkept);
      } catch (error) {
        const { status, body } = refuse(error);
        code = body.code;
        return context.json(body, status as ContentfulStatusCode, unkept);
      } finally {
        kernel.metrics.requests.inc({ route: call.path, code });
        kernel.metrics.requestSeconds.observe({ route: call.path }, (kernel.now() - startedMs) / 1000);
      }
    });
  };

  return { app, calls, serve };
};
export type Routes = ReturnType<typeof createRoutes>;
