import type { Context } from "hono";
import type { Call } from "../../shared/contract/call.ts";
import { AppError } from "../../shared/errors.ts";

/** A body beyond this is refused; only a call that takes pictures promises more. */
const bodyLimitBytes = 256 * 1024;
/** Nothing of the contract nests deeper, and writers of JSON recurse. */
const depthLimit = 32;

const readText = async (context: Context, limitBytes: number): Promise<string> => {
  const declared = context.req.header("content-length");
  if (Number(declared ?? 0) > limitBytes) throw new AppError("tooLarge");
  // HTTP itself holds a body to its declared length; one that comes in chunks is counted as it comes. So is one with a picture: Hono keeps
  // the text it reads as long as the request, and an answer takes minutes.
  if (declared !== undefined && Number(declared) <= bodyLimitBytes) return context.req.text();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const bytes of context.req.raw.body ?? []) {
    size += bytes.length;
    if (size > limitBytes) throw new AppError("tooLarge");
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
};

/** PostgreSQL stores neither NUL nor half a character, and JSON of either is refused by it. */
const toStorable = (text: string): string => text.replaceAll("\0", "").toWellFormed();

const toStorableValue = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return toStorable(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === depthLimit) throw new AppError("invalidParameters", { fields: { body: "too_big" } });
  if (Array.isArray(value)) return value.map((item) => toStorableValue(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [toStorable(name), toStorableValue(item, depth + 1)]));
};

/** The file a call brings. @throws AppError tooLarge */
export const readFile = async (context: Context, limitBytes: number): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of context.req.raw.body ?? []) {
    size += bytes.length;
    if (size > limitBytes) throw new AppError("tooLarge");
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
};

/**
 * What a request brings, with every text of it fit to be stored.
 * @throws AppError tooLarge; invalidParameters for a body that breaks off, is no JSON or nests too deep
 */
export const readRequest = async (context: Context, call: Call, limitBytes = bodyLimitBytes): Promise<unknown> => {
  const inPath = context.req.param() as Record<string, string>;
  if (call.method === "GET" || call.bringsFile) return toStorableValue({ ...context.req.query(), ...inPath });
  const text = await readText(context, limitBytes).catch((error: unknown) => {
    throw error instanceof AppError ? error : new AppError("invalidParameters", { fields: { body: "json" } });
  });
  if (text === "") return toStorableValue(inPath);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AppError("invalidParameters", { fields: { body: "json" } });
  }
  const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
  return toStorableValue(isObject ? { ...(body as object), ...inPath } : body);
};
