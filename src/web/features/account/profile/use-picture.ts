import { useEffect, useState } from "react";
import { type Crop, centred, toSide } from "./crop.ts";

const kinds = ["image/png", "image/jpeg"];
const mostBytes = 20_000_000;
/** Pixels a side of what is sent. */
const sentSide = 512;
const quality = 0.9;

interface Chosen {
  picture: ImageBitmap;
  url: string;
}
export type PictureProblem = "wrongImage" | "tooLarge" | "badImage";

const cut = (picture: ImageBitmap, { x, y, zoom }: Crop): Promise<Blob | null> => {
  const side = toSide(picture, zoom);
  const canvas = Object.assign(document.createElement("canvas"), { width: sentSide, height: sentSide });
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // A picture that can be seen through stands on white, as JPEG knows nothing else.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, sentSide, sentSide);
  context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, sentSide, sentSide);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
};

/** A picture chosen from the device, and the square that is kept of it. */
export const usePicture = () => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, zoom: 1 });
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  useEffect(() => {
    if (!chosen) return;
    return () => {
      URL.revokeObjectURL(chosen.url);
      chosen.picture.close();
    };
  }, [chosen]);
  const choose = async (file: File): Promise<void> => {
    if (!kinds.includes(file.type)) return setProblem("wrongImage");
    if (file.size > mostBytes) return setProblem("tooLarge");
    try {
      const picture = await createImageBitmap(file);
      setChosen({ picture, url: URL.createObjectURL(file) });
      setCrop(centred(picture));
      setProblem(null);
    } catch {
      setProblem("badImage");
    }
  };
  return { chosen, crop, setCrop, problem, choose, cut: () => (chosen ? cut(chosen.picture, crop) : Promise.resolve(null)) };
};
