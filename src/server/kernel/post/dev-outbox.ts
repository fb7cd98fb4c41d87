import { Hono } from "hono";
import { escapeHtml } from "../escape-html.ts";
import { isOfThisMachine } from "../inside-only.ts";
import type { Kernel } from "../kernel.ts";
import { openLetter } from "./outbox.ts";
import type { Letter } from "./port.ts";
import { listLetterRows } from "./queries.ts";

type Parts = Pick<Kernel, "config" | "database" | "vault">;

export interface ShownLetter extends Pick<Letter, "channel" | "kind" | "to" | "locale" | "subject" | "text" | "html"> {
  id: string;
  /** Six digits, where it brings some. */
  code: string | null;
  state: string;
  tries: number;
  error: string | null;
  createdAt: string;
}

const shownAtOnce = 50;
/** A page elsewhere that has taken up a name of its own for this machine does not see it. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The latest letters that can still be read, the last one first. */
export const listLetters = async ({ database, vault }: Omit<Parts, "config">): Promise<ShownLetter[]> =>
  (await listLetterRows(database.db, shownAtOnce)).map(({ id, locked, state, tries, error, createdAt }) => {
    const { channel, kind, to, locale, subject, text, html, values } = openLetter({ vault }, { id, locked: locked! });
    return {
      id,
      channel,
      kind,
      to,
      locale,
      subject,
      text,
      html,
      code: values?.code ?? null,
      state,
      tries,
      error,
      createdAt: new Date(createdAt).toISOString(),
    };
  });

const sheet = `body{margin:0;background:#f7f3ea;color:#1f1b16;font:16px/1.6 system-ui,sans-serif}main{max-width:720px;margin:0 auto;padding:32px 16px}
h1{font:600 1.5rem/1.3 Georgia,serif;margin:0 0 4px}article{background:#fcfaf4;border:1px solid #e0d9ca;border-radius:12px;padding:16px 20px;margin:16px 0}
.h{display:flex;flex-wrap:wrap;gap:4px 12px;color:#5a554d;font-size:.875rem}.c{font:600 1.75rem/1.4 Georgia,serif;letter-spacing:.2em}h2{font-size:1rem;margin:8px 0 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:8px 0 0}a{color:#b23a2e}.b{color:#b23a2e}
@media(prefers-color-scheme:dark){body{background:#12141f;color:#ece6d8}article{background:#191c2a;border-color:#2c2f3d}.h{color:#b9b4aa}a,.b{color:#e06a58}}`;

const toArticle = ({ id, channel, kind, to, subject, text, html, code, state, tries, error, createdAt }: ShownLetter): string => {
  const head = [channel, kind, to, `${state}${tries > 1 ? `, tried ${tries} times` : ""}`, createdAt.replace("T", " ").slice(0, 19)];
  return `<article><div class="h">${head.map((part) => `<span>${escapeHtml(part)}</span>`).join("")}${error ? `<span class="b">${escapeHtml(error)}</span>` : ""}</div>
${code ? `<div class="c">${escapeHtml(code)}</div>` : ""}${subject ? `<h2>${escapeHtml(subject)}</h2>` : ""}<pre>${escapeHtml(text)}</pre>
${html === null ? "" : `<p><a href="/dev/outbox/${id}">As a page</a></p>`}</article>`;
};

const toPage = (
  letters: ShownLetter[],
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="3"><title>Outbox</title><style>${sheet}</style></head><body><main>
<h1>Outbox</h1><div class="h">The latest mails and texts, kept for a day. Only outside production, and only on this machine.</div>
${letters.map(toArticle).join("\n") || "<article>Nothing was written yet.</article>"}</main></body></html>`;

/** What would be sent, for whoever develops here: /dev/outbox, /dev/outbox.json. In production there is no such page. */
export const createDevOutbox = ({ config, database, vault }: Parts): Hono => {
  const app = new Hono();
  app.use("/dev/*", async (context, next) => {
    const isOpen = config.APP_ENV !== "production" && isOfThisMachine(context) && ownHost.test(context.req.header("host") ?? "");
    if (!isOpen) return context.text("Not found.", 404);
    context.header("cache-control", "no-store");
    return next();
  });
  app.get("/dev/outbox", async (context) => context.html(toPage(await listLetters({ database, vault }))));
  app.get("/dev/outbox.json", async (context) => context.json({ letters: await listLetters({ database, vault }) }));
  app.get("/dev/outbox/:id", async (context) => {
    const found = (await listLetters({ database, vault })).find(({ id }) => id === context.req.param("id"));
    return found?.html ? context.html(found.html) : context.notFound();
  });
  return app;
};
