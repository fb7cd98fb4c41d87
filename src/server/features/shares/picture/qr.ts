import { encode } from "uqr";

/** A QR code as a picture, four modules of quiet around it, dark on paper in any light. */
export const toQr = (text: string): string => {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="172" height="172" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fcfaf4"/><path d="${path}" fill="#1f1b16"/></svg>`;
};
