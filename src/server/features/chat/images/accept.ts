import sharp from "sharp";
import { imageMaxBytes, imageMaxSide } from "../../../../shared/constants.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { ImageProblem } from "../../../../shared/i18n/image-problems.ts";
import { isPictureFile } from "../../../../shared/image-file.ts";
import { findUnclear } from "./clearness.ts";

export interface AcceptedImage {
  /** JPEG, upright, without any of the camera's notes. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

// No picture comes twice, and several are taken at once already: neither sharp's cache nor its threads for one picture are worth their memory.
sharp.cache(false);
sharp.concurrency(1);

const jpegQuality = 84;
/** A small file can unfold into a huge picture. */
const pixelLimit = 50_000_000;

const refuse = (problem: ImageProblem): AppError => new AppError("invalidParameters", { fields: { base64String: problem } });

/**
 * A sent picture made safe to keep: its type read from its bytes, turned upright, at most 2048 pixels a side, written anew as JPEG.
 * @param base64 the file, with or without a `data:` head
 * @throws AppError invalidParameters: base64String → imageType, imageBytes, imageSmall, imageDark, imageBright or imageBlurred
 */
export const acceptImage = async (base64: string): Promise<AcceptedImage> => {
  const file = Buffer.from(base64.replace(/^data:[\w/+.-]*;base64,/, ""), "base64");
  if (file.length > imageMaxBytes) throw refuse("imageBytes");
  if (!isPictureFile(file)) throw refuse("imageType");
  const written = await sharp(file, { limitInputPixels: pixelLimit })
    .rotate()
    .flatten({ background: "#ffffff" })
    .resize({ width: imageMaxSide, height: imageMaxSide, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refuse("imageType");
    });
  const { width, height } = written.info;
  const problem = await findUnclear(written.data, width, height);
  if (problem) throw refuse(problem);
  return { bytes: written.data, width, height };
};
