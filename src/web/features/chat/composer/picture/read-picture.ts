import { imageClearness, imageFileMaxBytes, imageMaxBytes, imageMaxSide, imageMinSide } from "../../../../../shared/constants.ts";
import type { ImageProblem } from "../../../../../shared/i18n/image-problems.ts";
import { isPictureFile } from "../../../../../shared/image-file.ts";
import type { Picture } from "../../store/thread-state.ts";
import { findUnclear } from "./clearness.ts";

const prefix = "data:image/jpeg;base64,";
/** A photo of 2048 × 2048 is about 1.5 MB at the first; one full of grain may need the next. */
const jpegQualities = [0.9, 0.8, 0.65, 0.5] as const;

/** The best quality whose JPEG may be sent, as a `data:` address; null where none is small enough. */
export const writeToFit = (write: (quality: number) => string, mostBytes = imageMaxBytes): string | null => {
  for (const quality of jpegQualities) {
    const url = write(quality);
    if ((url.length - prefix.length) * 0.75 <= mostBytes) return url;
  }
  return null;
};

/** The size a picture is sent at: as it is, or no side over 2048. 4000 × 3000 → 2048 × 1536. */
export const toSentSize = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, imageMaxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** The picture on white, at a size of its own. */
const draw = (source: CanvasImageSource, width: number, height: number): CanvasRenderingContext2D => {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return context;
};

const decode = (file: Blob): Promise<ImageBitmap | null> => createImageBitmap(file).catch(() => null);

/** Looks a file over as the server will, and writes it anew as a JPEG: upright, without the camera's notes, at most 2048 pixels a side and 5 MB. */
export const readPicture = async (file: Blob): Promise<{ picture: Picture } | { problem: ImageProblem }> => {
  if (!isPictureFile(new Uint8Array(await file.slice(0, 8).arrayBuffer()))) return { problem: "imageType" };
  if (file.size > imageFileMaxBytes) return { problem: "imageHuge" };
  const bitmap = await decode(file);
  if (!bitmap) return { problem: "imageType" };
  const { width, height } = toSentSize(bitmap.width, bitmap.height);
  const sent = draw(bitmap, width, height).canvas;
  bitmap.close();
  if (Math.min(width, height) < imageMinSide) return { problem: "imageSmall" };
  const judgedHeight = Math.max(1, Math.round((height * imageClearness.widthPx) / width));
  const problem = findUnclear(draw(sent, imageClearness.widthPx, judgedHeight).getImageData(0, 0, imageClearness.widthPx, judgedHeight));
  if (problem) return { problem };
  const url = writeToFit((quality) => sent.toDataURL("image/jpeg", quality));
  return url ? { picture: { url, width, height, inputs: null } } : { problem: "imageBytes" };
};
