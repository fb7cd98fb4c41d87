import sharp from "sharp";
import { imageClearness, imageMinSide } from "../../../../shared/constants.ts";
import type { ImageProblem } from "../../../../shared/i18n/image-problems.ts";

const laplacian = { width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0], offset: 128 };

/** What keeps a picture from being read, or null: too small, too dark, washed out, or blurred. */
export const findUnclear = async (image: Buffer, width: number, height: number): Promise<ImageProblem | null> => {
  if (Math.min(width, height) < imageMinSide) return "imageSmall";
  const grey = await sharp(image).resize({ width: imageClearness.widthPx }).grayscale().toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: grey.info.width, height: grey.info.height, channels: 1 as const } };
  const [light] = (await sharp(grey.data, raw).stats()).channels;
  if (light!.mean < imageClearness.darkest) return "imageDark";
  if (light!.mean > imageClearness.brightest) return "imageBright";
  // Without its colour space named, sharp writes three bytes a pixel, and only the top third would be looked at.
  const edges = await sharp(grey.data, raw).convolve(laplacian).toColourspace("b-w").raw().toBuffer();
  const [edge] = (await sharp(edges, raw).stats()).channels;
  return edge!.stdev ** 2 < imageClearness.dullest ? "imageBlurred" : null;
};
