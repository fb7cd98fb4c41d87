/** 14.378 is 14°22′; cut off, as tables print it. What is known to the degree only is whole, and printed so: 14 is 14°. */
export const toDegreeText = (degrees: number): string => {
  if (Number.isInteger(degrees)) return `${degrees}°`;
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
};
/** Which third of its month an instant (ISO 8601 UTC) falls in. */
export const toThird = (at: string): { year: number; month: number; third: 0 | 1 | 2 } => {
  const [year, month, day] = at.slice(0, 10).split("-").map(Number) as [number, number, number];
  return { year, month, third: day <= 10 ? 0 : day <= 20 ? 1 : 2 };
};
