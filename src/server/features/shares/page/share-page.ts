import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";
import { AppError, errors } from "../../../../shared/errors.ts";
import { toLocale } from "../../../../shared/i18n/locale.ts";
import { shareKey } from "../../../../shared/ids.ts";
import { createClientAddress } from "../../../kernel/client-address.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { getOpenShare, toImage, toUrl } from "../service.ts";
import { fillPage, type PageState } from "./fill-page.ts";
import { unkept } from "./unkept.ts";

const limit = "600/minute";

/** @throws whatever is no answer of ours: a database away, a bug */
const findState = async (kernel: Kernel, given: string, context: Context): Promise<[PageState, ContentfulStatusCode]> => {
  const locale = toLocale(context.req.header("accept-language"));
  const key = z.core.safeParse(shareKey, given);
  if (!key.success) return [{ state: "missing", locale }, 404];
  try {
    const { snapshot } = await getOpenShare(kernel, key.data);
    return [{ state: "open", key: key.data, url: toUrl(kernel, key.data), image: toImage(kernel, key.data), snapshot }, 200];
  } catch (error) {
    if (!(error instanceof AppError) || (error.error !== "gone" && error.error !== "notFound")) throw error;
    return [{ state: error.error === "gone" ? "revoked" : "missing", locale }, errors[error.error as "gone" | "notFound"].status];
  }
};

/** `/chat/:shareKey`: what was shared, with its preview in its head; 410 once it is withdrawn. */
export const createSharePage = (kernel: Kernel) => {
  const app = new Hono();
  const addressOf = createClientAddress(kernel.config.TRUST_PROXY);
  app.get("/chat/:key", async (context) => {
    try {
      await kernel.rateLimit.take("/chat/:key:address", limit, addressOf((context.env as Partial<HttpBindings> | undefined)?.incoming));
    } catch (error) {
      if (error instanceof AppError) return context.text("429", 429);
      throw error;
    }
    const html = await readFile(join(kernel.config.WEB_DIR, "share.html"), "utf8").catch(() => null);
    if (html === null) return context.text("The web pages are not built yet: npm run build", 503);
    const [state, status] = await findState(kernel, context.req.param("key"), context);
    return context.html(fillPage(html, state), status, unkept);
  });
  return app;
};
