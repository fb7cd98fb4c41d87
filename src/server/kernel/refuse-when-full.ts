import type { MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AppError } from "../../shared/errors.ts";
import { toLocale } from "../../shared/i18n/locale.ts";
import type { DiskRoom } from "./disk-room.ts";
import { toWire } from "./to-wire.ts";

/** What makes room, or only ends something, goes on. */
const harmless = /\/(?:del|delMsgGroupList|stop|skip)$/;

/** While the disk is nearly full, whatever would write more is refused in plain words; reading goes on, and so do answers being told. */
export const refuseWhenFull =
  (room: DiskRoom): MiddlewareHandler =>
  async (context, next) => {
    const { method, path } = context.req;
    if (method === "GET" || method === "HEAD" || harmless.test(path) || (await room.hasRoom())) return next();
    const wire = toWire(new AppError("storageFull"), toLocale(context.req.header("accept-language")), "");
    return context.json(wire.body, wire.status as ContentfulStatusCode);
  };
