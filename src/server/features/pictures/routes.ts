import { getUpload, uploadPicture } from "../../../shared/contract/upload.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { createLine } from "../../kernel/line.ts";
import { toPictureResponse } from "../../kernel/pictures/to-response.ts";
import type { Routes } from "../../kernel/routes.ts";
import { readFormFile } from "./keeping/read-form.ts";
import { keepUpload, readUpload } from "./service.ts";

/** A picture of 50 megapixels takes 150 MB while it is decoded. */
const atOnce = 2;
const waitingAtMost = 24;

export const mountPictures = (kernel: Kernel, { serve }: Routes): void => {
  const door = createLine(atOnce, waitingAtMost);
  serve(uploadPicture, { limit: "30/hour" }, ({ person, request, context }) =>
    door.pass({ signal: context.req.raw.signal }, async () => keepUpload(kernel, person.id, request.path, await readFormFile(context))),
  );
  serve(getUpload, { limit: "600/minute" }, async ({ person, request }) => toPictureResponse(await readUpload(kernel, person.id, request.id)));
};
