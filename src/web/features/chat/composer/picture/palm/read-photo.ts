import { imageClearness } from "../../../../../../shared/constants.ts";
import type { Marks } from "../../../../../../topics/palmistry/marks.ts";
import type { Picture } from "../../../store/thread-state.ts";
import { measureClearness } from "../clearness.ts";
import { type Hand, type Lie, toPlainLie } from "./draft.ts";
import { findLie } from "./find-lie.ts";

/** Wide enough for a silhouette, and quick. */
const silhouetteWidthPx = 96;

const toPixels = async (url: string, width: number, ratio: number): Promise<ImageData> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  const height = Math.max(1, Math.round(width / ratio));
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
};

/** Where the hand lies in a photo, and which hand it seems to be; the middle of the picture and null where that cannot be made out. */
export const guessLie = async ({ url, width, height }: Picture, chosen: Hand): Promise<{ lie: Lie; hand: Hand | null }> => {
  const pixels = await toPixels(url, silhouetteWidthPx, width / height).catch(() => null);
  const found = pixels && findLie(pixels, chosen);
  if (!found) return { lie: toPlainLie(width / height, chosen), hand: null };
  const { hand, ...lie } = found;
  return { lie, hand };
};

/** How clear the photo is, for the reading's confidence; undefined where it cannot be measured. */
export const measurePhoto = async ({ url, width, height }: Picture): Promise<Marks["photo"]> => {
  const pixels = await toPixels(url, imageClearness.widthPx, width / height).catch(() => null);
  return pixels ? measureClearness(pixels) : undefined;
};
