import { type Square, toDots } from "./square.ts";

/** Larger than any place it is shown in. */
const sideDots = 512;
const quality = 0.88;

/** Cuts the square out of a picture, upright and on white, as a JPEG. @throws Error where the browser cannot */
export const cutSquare = async (picture: ImageBitmap, square: Square): Promise<Blob> => {
  const { left, top, side } = toDots(square, picture);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.min(sideDots, Math.round(side));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/jpeg", quality));
};
