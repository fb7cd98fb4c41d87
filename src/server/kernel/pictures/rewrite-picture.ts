import sharp from "sharp";
import { isPictureFile } from "../../../shared/image-file.ts";

// No picture comes twice, and several are taken at once already: neither sharp's cache nor its threads for one picture are worth their memory.
sharp.cache(false);
sharp.concurrency(1);

const jpegQuality = 84;
/** A small file can unfold into a huge picture: what its head says is looked at before anything is decoded. */
const pixelLimit = 50_000_000;
const limitSeconds = 20;

export interface PictureShape {
  width: number;
  height: number;
  /** `cover` cuts it to just that; `inside` makes it smaller where it must be. */
  fit: "cover" | "inside";
}

export interface RewrittenPicture {
  /** JPEG, upright, without any of the camera's notes. */
  bytes: Buffer;
  width: number;
  height: number;
}

/** A picture made safe to keep: its type read from its bytes, turned upright, written anew. @throws RangeError for what cannot be read as PNG or JPEG */
export const rewritePicture = async (file: Uint8Array, { width, height, fit }: PictureShape): Promise<RewrittenPicture> => {
  if (!isPictureFile(file)) throw new RangeError("no picture");
  const written = await sharp(file, { limitInputPixels: pixelLimit })
    .timeout({ seconds: limitSeconds })
    .rotate()
    .flatten({ background: "#ffffff" })
    .resize({ width, height, fit, withoutEnlargement: fit === "inside" })
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new RangeError("no picture");
    });
  return { bytes: written.data, width: written.info.width, height: written.info.height };
};
