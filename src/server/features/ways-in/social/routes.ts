import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { AppError } from "../../../../shared/errors.ts";
import { toLocale } from "../../../../shared/i18n/locale.ts";
import { createClientAddress } from "../../../kernel/client-address.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toLogged } from "../../../kernel/log.ts";
import type { Routes } from "../../../kernel/routes.ts";
import { toWire } from "../../../kernel/to-wire.ts";
import { findMark, markBrowser } from "./browser-mark.ts";
import { createGoogle } from "./google.ts";
import { toRefused } from "./landing.ts";
import type { Provider, ProviderName } from "./provider.ts";
import { toOwnPath } from "./to-own-path.ts";
import { comeBack, leave, markSeconds } from "./walk.ts";
import { createX } from "./x.ts";

const limit = "120/hour";

/** The ways out to Google and X and back. A browser is led along them: they answer with places to go, not with envelopes. */
export const mountSocial = (kernel: Kernel, { app }: Pick<Routes, "app">): void => {
  const { config } = kernel;
  const addressOf = createClientAddress(config.TRUST_PROXY);
  const providers = new Map<string, Provider>([
    ...(config.GOOGLE_CLIENT_ID ? ([["google", createGoogle(kernel)]] as const) : []),
    ...(config.X_CLIENT_ID ? ([["x", createX(kernel)]] as const) : []),
  ]);
  const lead = (path: string, step: (context: Context, name: ProviderName, provider: Provider) => Promise<string>): void => {
    app.get(path, async (context) => {
      context.header("cache-control", "no-store");
      context.header("referrer-policy", "no-referrer");
      try {
        await kernel.rateLimit.take(path, limit, addressOf((context.env as Partial<HttpBindings> | undefined)?.incoming));
        const name = context.req.param("name") ?? "";
        const provider = providers.get(name);
        if (!provider) throw new AppError("notFound");
        return context.redirect(await step(context, name as ProviderName, provider));
      } catch (error) {
        const { status, body, isBug } = toWire(error, toLocale(context.req.header("accept-language")), "");
        if (isBug) kernel.log.error({ route: path, error: toLogged(error) }, "unexpected failure");
        return context.json(body, status as 404);
      }
    });
  };
  lead("/api/oauth/:name/start", (context, name, provider) => {
    const mark = markBrowser(kernel, context, markSeconds);
    return leave(kernel, { name, provider, mark }, toOwnPath(context.req.query("returnTo"), config.publicUrl));
  });
  lead("/api/oauth/:name/callback", async (context, name, provider) => {
    const mark = findMark(kernel, context.req.raw.headers);
    return mark ? comeBack(kernel, { name, provider, mark }, new URL(context.req.url).search) : toRefused(name);
  });
};
