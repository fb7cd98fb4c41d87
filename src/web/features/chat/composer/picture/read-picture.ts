import { imageClearness, imageMaxBytes, imageMaxSide, imageMinSide } from "../../../../../shared/constants.ts";
import type { ImageProblem } from "../../../../../shared/i18n/image-problems.ts";
import { isPictureFile } from "../../../../../shared/image-file.ts";
import type { Picture } from "../../store/thread-state.ts";
import { findUnclear } from "./clearness.ts";

const jpegQuality = 0.9;

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

/** Looks a file over as the server will, and writes it anew as a JPEG: upright, without the camera's notes, at most 2048 pixels a side. */
export const readPicture = async (file: Blob): Promise<{ picture: Picture } | { problem: ImageProblem }> => {
  if (!isPictureFile(new Uint8Array(await file.slice(0, 8).arrayBuffer()))) return { problem: "imageType" };
  if (file.size > imageMaxBytes) return { problem: "imageBytes" };
  const bitmap = await decode(file);
  if (!bitmap) return { problem: "imageType" };
  const { width, height } = toSentSize(bitmap.width, bitmap.height);
  const sent = draw(bitmap, width, height).canvas;
  bitmap.close();
  if (Math.min(width, height) < imageMinSide) return { problem: "imageSmall" };
  const judgedHeight = Math.max(1, Math.round((height * imageClearness.widthPx) / width));
  const problem = findUnclear(draw(sent, imageClearness.widthPx, judgedHeight).getImageData(0, 0, imageClearness.widthPx, judgedHeight));
  if (problem) return { problem };
  return { picture: { url: sent.toDataURL("image/jpeg", jpegQuality), width, height, inputs: null } };
};
