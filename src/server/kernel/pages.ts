import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { isLocale, type Locale, toLocale } from "../../shared/i18n/locale.ts";
import { StartProblem } from "./start-problem.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".map": "application/json",
};
/** Built beside each text file, so that nothing is compressed while someone waits. */
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const findFile = async (path: string): Promise<{ size: number } | null> => {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? { size: found.size } : null;
};

/** The encodings a header takes; one of weight 0 is refused by it. */
const toAccepted = (header: string): string[] =>
  header
    .toLowerCase()
    .split(",")
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(";")[0]!.trim());

/** The file a URL's path names; null for a path that is none. */
const parsePath = (path: string): string | null => {
  try {
    const parsed = normalize(decodeURIComponent(path));
    return parsed.includes("..") || parsed.includes("\0") ? null : parsed;
  } catch {
    return null;
  }
};

const sendFile = async (context: Context, path: string, cacheControl: string): Promise<Response | null> => {
  const accepted = toAccepted(context.req.header("accept-encoding") ?? "");
  const variants = [...encodings.filter(([name]) => accepted.includes(name)), [null, ""] as const];
  for (const [encoding, suffix] of variants) {
    const found = await findFile(path + suffix);
    if (!found) continue;
    const headers = new Headers({
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "content-length": String(found.size),
      "cache-control": cacheControl,
      vary: "accept-encoding",
    });
    if (encoding) headers.set("content-encoding", encoding);
    return new Response(context.req.method === "HEAD" ? null : (Readable.toWeb(createReadStream(path + suffix)) as ReadableStream), { headers });
  }
  return null;
};

/** The front page is built once a language. */
const landings: Record<Locale, string> = { zh: "index.html", en: "index.en.html" };

/** The language once chosen on the front page, else the browser's first: the one its own page would go by. */
const toLandingLocale = (context: Context): Locale => {
  const chosen = getCookie(context, "lang");
  return isLocale(chosen) ? chosen : toLocale(context.req.header("accept-language")?.split(",")[0]);
};

/** @throws StartProblem where they have not been built */
export const requirePages = async (webDir: string): Promise<void> => {
  if (await findFile(join(webDir, "app.html"))) return;
  throw new StartProblem(`There are no built pages in WEB_DIR (${webDir}). Build them with: npm run build (npm start does it by itself).`);
};

/** The built pages: `/` is the landing, every other page is the app's; assets carry their hash and never change. */
export const createPages = (webDir: string) => {
  const app = new Hono();
  const page = async (context: Context, file: string): Promise<Response> => {
    const answer = await sendFile(context, join(webDir, file), "no-cache");
    if (!answer) return context.text("The web pages are not built yet: npm run build", 503);
    return answer;
  };
  app.get("/", async (context) => {
    const answer = await page(context, landings[toLandingLocale(context)]);
    answer.headers.append("vary", "accept-language, cookie");
    return answer;
  });
  app.get("*", async (context) => {
    const path = parsePath(context.req.path);
    if (path === null) return context.notFound();
    const extension = extname(path);
    if (extension === "" || !(extension in types)) return page(context, "app.html");
    const isHashed = path.startsWith(`${sep}assets${sep}`);
    const answer = await sendFile(context, join(webDir, path), isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    // A missing asset is a 404, never the app: an old page must notice that it is old.
    return answer ?? context.notFound();
  });
  return app;
};
