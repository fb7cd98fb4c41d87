import { imageClearness } from "../../../../../shared/constants.ts";
import type { ImageProblem } from "../../../../../shared/i18n/image-problems.ts";

const toLinear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The grey of one pixel, 0 … 255: its light by ITU-R BT.709, with the curve of sRGB. Pure red (255, 0, 0) → 127. */
const toGrey = (red: number, green: number, blue: number): number => {
  const light = 0.2126 * toLinear[red]! + 0.7152 * toLinear[green]! + 0.0722 * toLinear[blue]!;
  return Math.round(255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
};

const toMean = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at]!;
  return sum / values.length;
};

/** 4 × each pixel against its neighbours, the border repeated, cut to a byte around 128 as the server's kernel is. */
const toEdges = (grey: Uint8Array, width: number, height: number): Uint8ClampedArray => {
  const edges = new Uint8ClampedArray(grey.length);
  for (let y = 0; y < height; y += 1) {
    const [row, above, below] = [y * width, Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
      edges[row + x] = grey[above + x]! + grey[below + x]! + grey[row + left]! + grey[row + right]! - 4 * grey[row + x]! + 128;
    }
  }
  return edges;
};

const toVariance = (values: Uint8ClampedArray): number => {
  const mean = toMean(values);
  let sum = 0;
  for (const value of values) sum += (value - mean) ** 2;
  return sum / values.length;
};

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

const toAllGrey = ({ data, width, height }: Pixels): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, at) => toGrey(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!));

/** How light a picture is, its mean grey, 0 … 255, and how sharp: the variance of its edges. */
export const measureClearness = (pixels: Pixels): { light: number; edges: number } => {
  const grey = toAllGrey(pixels);
  return { light: Math.round(toMean(grey)), edges: Math.round(toVariance(toEdges(grey, pixels.width, pixels.height))) };
};

/**
 * What keeps a picture from being read, or null: too dark, washed out, or blurred; by the same figures as on the server, whose word is the last.
 * @param pixels red, green, blue and alpha, a byte each, of the picture at the width it is judged at
 */
export const findUnclear = (pixels: Pixels): ImageProblem | null => {
  const grey = toAllGrey(pixels);
  const mean = toMean(grey);
  if (mean < imageClearness.darkest) return "imageDark";
  if (mean > imageClearness.brightest) return "imageBright";
  return toVariance(toEdges(grey, pixels.width, pixels.height)) < imageClearness.dullest ? "imageBlurred" : null;
};
