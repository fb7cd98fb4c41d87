import { Hono } from "hono";
import { AppError } from "../shared/errors.ts";
import { toLocale } from "../shared/i18n/locale.ts";
import { mountBalance } from "./features/balance/index.ts";
import { mountCatalogue } from "./features/catalogue/index.ts";
import { createSender, mountChat, type Runs } from "./features/chat/index.ts";
import { mountCompare } from "./features/compare/index.ts";
import { mountHoroscope } from "./features/horoscope/index.ts";
import { mountJournal } from "./features/journal/index.ts";
import { identify, mountPeople } from "./features/people/index.ts";
import { mountProfiles, unseen } from "./features/profiles/index.ts";
import { createSharePage, mountShares } from "./features/shares/index.ts";
import { mountVoice } from "./features/voice/index.ts";
import { insideOnly } from "./kernel/inside-only.ts";
import type { Kernel } from "./kernel/kernel.ts";
import { toApiPage, toOpenapi } from "./kernel/openapi.ts";
import { createPages } from "./kernel/pages.ts";
import { readReadiness } from "./kernel/readiness.ts";
import { createRoutes } from "./kernel/routes.ts";
import { securityHeads } from "./kernel/security-heads.ts";
import { toWire } from "./kernel/to-wire.ts";

/** Puts the house together: every feature's routes over one kernel. */
export const createApp = (kernel: Kernel, runs: Runs) => {
  const { config, metrics } = kernel;
  const routes = createRoutes(kernel, (headers, address) => identify(kernel, headers, address));
  mountPeople(kernel, routes);
  mountBalance(kernel, routes);
  mountCatalogue(kernel, routes);
  const send = createSender();
  mountChat(kernel, runs, send, routes);
  mountCompare(kernel, runs, send, routes);
  mountHoroscope(kernel, routes);
  mountVoice(kernel, routes);
  mountShares(kernel, routes);
  mountJournal(kernel, routes);
  mountProfiles(kernel, routes);

  const app = new Hono();
  app.use(securityHeads(config.publicUrl));
  for (const path of ["/metrics", "/api/openapi.json"]) app.use(path, insideOnly(config));
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => {
    const { isReady, text } = await readReadiness(kernel);
    return context.text(text, isReady ? 200 : 503);
  });
  app.get("/metrics", async (context) => context.text(await metrics.toText()));
  app.get("/api/openapi.json", (context) => context.json(toOpenapi(routes.calls, config.publicUrl)));
  if (config.APP_ENV !== "production") app.get("/api/docs", (context) => context.html(toApiPage(routes.calls)));
  app.route("/", routes.app);
  for (const path of ["/api/*", "/personal/*", "/xingzuo/*"])
    app.all(path, (context) => {
      const wire = toWire(new AppError("notFound"), toLocale(context.req.header("accept-language")), "");
      return context.json(wire.body, 404);
    });
  app.use("/birth/*", async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(unseen)) context.header(name, value);
  });
  app.route("/", createSharePage(kernel));
  app.route("/", createPages(config.WEB_DIR));
  return app;
};
