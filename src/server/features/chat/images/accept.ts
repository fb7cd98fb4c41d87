import { imageMaxBytes, imageMaxSide } from "../../../../shared/constants.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { ImageProblem } from "../../../../shared/i18n/image-problems.ts";
import { type RewrittenPicture, rewritePicture } from "../../../kernel/pictures/rewrite-picture.ts";
import { findUnclear } from "./clearness.ts";

export type AcceptedImage = RewrittenPicture;

const refuse = (problem: ImageProblem): AppError => new AppError("invalidParameters", { fields: { base64String: problem } });

/**
 * A sent picture made safe to keep: its type read from its bytes, turned upright, at most 2048 pixels a side, written anew as JPEG.
 * @param base64 the file, with or without a `data:` head
 * @throws AppError invalidParameters: base64String → imageType, imageBytes, imageSmall, imageDark, imageBright or imageBlurred
 */
export const acceptImage = async (base64: string): Promise<AcceptedImage> => {
  const file = Buffer.from(base64.replace(/^data:[\w/+.-]*;base64,/, ""), "base64");
  if (file.length > imageMaxBytes) throw refuse("imageBytes");
  const written = await rewritePicture(file, { width: imageMaxSide, height: imageMaxSide, fit: "inside" }).catch(() => {
    throw refuse("imageType");
  });
  const problem = await findUnclear(written.bytes, written.width, written.height);
  if (problem) throw refuse(problem);
  return written;
};
