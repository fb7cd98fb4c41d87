import type { Context } from "hono";
import { imageMaxBytes } from "../../../../shared/constants.ts";
import { AppError } from "../../../../shared/errors.ts";
import { readFile } from "../../../kernel/read-request.ts";

/** What a form says beside its file. */
const formBytes = 16 * 1024;

const refuse = (problem: string): AppError => new AppError("invalidParameters", { fields: { file: problem } });

/** The field `file` of a form, counted as it comes. @throws AppError tooLarge; invalidParameters: file → required or imageBytes */
export const readFormFile = async (context: Context): Promise<Uint8Array> => {
  const type = context.req.header("content-type") ?? "";
  if (!/^multipart\/form-data;/i.test(type)) throw refuse("required");
  const body = await readFile(context, imageMaxBytes + formBytes);
  const form = await new Response(body as Uint8Array<ArrayBuffer>, { headers: { "content-type": type } }).formData().catch(() => {
    throw refuse("required");
  });
  const file = form.get("file");
  if (!(file instanceof Blob)) throw refuse("required");
  if (file.size > imageMaxBytes) throw refuse("imageBytes");
  return new Uint8Array(await file.arrayBuffer());
};
