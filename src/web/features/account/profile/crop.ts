export interface Size {
  width: number;
  height: number;
}
/** Where the middle of the square lies in the picture, in its own pixels, and how much it is enlarged: at 1 the square is as large as fits. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}
export const mostZoom = 4;

export const toSide = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The same, moved as little as it takes for the square to lie within the picture. */
export const within = (size: Size, { x, y, zoom: wanted }: Crop): Crop => {
  const zoom = clamp(wanted, 1, mostZoom);
  const half = toSide(size, zoom) / 2;
  return { x: clamp(x, half, size.width - half), y: clamp(y, half, size.height - half), zoom };
};

export const centred = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });
