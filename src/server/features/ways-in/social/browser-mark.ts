import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import type { Kernel } from "../../../kernel/kernel.ts";

const markBytes = 32;
const form = /^[A-Za-z0-9_-]{43}$/;

const isSecure = ({ config }: Pick<Kernel, "config">): boolean => config.publicUrl.startsWith("https:");
const toName = (kernel: Pick<Kernel, "config">): string => (isSecure(kernel) ? "__Host-yarrow-return" : "yarrow-return");

/** Marks this browser as the one that left for a provider. The mark alone opens nothing: it says that a ticket was made for this browser. */
export const markBrowser = (kernel: Pick<Kernel, "config" | "randomBytes">, context: Context, seconds: number): string => {
  const mark = Buffer.from(kernel.randomBytes(markBytes)).toString("base64url");
  setCookie(context, toName(kernel), mark, { path: "/", httpOnly: true, secure: isSecure(kernel), sameSite: "Lax", maxAge: seconds });
  return mark;
};

/** The mark of the browser a request comes from, or null. */
export const findMark = (kernel: Pick<Kernel, "config">, headers: Headers): string | null => {
  const name = toName(kernel);
  const value = parse(headers.get("cookie") ?? "", name)[name];
  return value && form.test(value) ? value : null;
};
