/** 9 → +9, −8.8 with a true minus, 0 → 0. */
export const sayPoints = (points: number): string => {
  const rounded = Math.round(points * 10) / 10;
  return `${rounded > 0 ? "+" : rounded < 0 ? "−" : ""}${Math.abs(rounded)}`;
};
