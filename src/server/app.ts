import { Hono } from "hono";
import { AppError } from "../shared/errors.ts";
import { toLocale } from "../shared/i18n/locale.ts";
import { mountChat, type Runs } from "./features/chat/index.ts";
import { mountHoroscope } from "./features/horoscope/index.ts";
import { identifyVisitor } from "./features/visitors/index.ts";
import type { Kernel } from "./kernel/kernel.ts";
import { toApiPage, toOpenapi } from "./kernel/openapi.ts";
import { createPages } from "./kernel/pages.ts";
import { createRoutes, type Identify } from "./kernel/routes.ts";
import { toWire } from "./kernel/to-wire.ts";

/** Puts the house together: every feature's routes over one kernel. */
export const createApp = (kernel: Kernel, runs: Runs) => {
  const { config, database, metrics } = kernel;
  const identify: Identify = async (headers) => {
    // There are no accounts yet, so no token can be good.
    if (headers.get("authorization")) throw new AppError("loginCleared");
    return identifyVisitor(kernel, headers.get("x-visitor"), headers.get("x-time-zone"));
  };
  const routes = createRoutes(kernel, identify);
  mountChat(kernel, runs, routes);
  mountHoroscope(kernel, routes);

  const app = new Hono();
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/readyz", async (context) => ((await database.isReady()) ? context.text("ready") : context.text("database", 503)));
  app.get("/metrics", async (context) => context.text(await metrics.toText()));
  app.get("/api/openapi.json", (context) => context.json(toOpenapi(routes.calls, config.publicUrl)));
  if (config.APP_ENV !== "production") app.get("/api/docs", (context) => context.html(toApiPage(routes.calls)));
  app.route("/", routes.app);
  for (const path of ["/api/*", "/xingzuo/*"])
    app.all(path, (context) => {
      const wire = toWire(new AppError("notFound"), toLocale(context.req.header("accept-language")), "");
      return context.json(wire.body, 404);
    });
  app.route("/", createPages(config.WEB_DIR));
  return app;
};
