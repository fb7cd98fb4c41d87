/** How a star stands to a period: 旺 the period's own, 生 the two to come, 退 the one just past, 衰死 the other five. */
export type Timeliness = "prosperous" | "growing" | "retreating" | "spent";

/** In period 9: 9 prosperous, 1 and 2 growing, 8 retreating. Schools part the spent five further; this one does not. */
export const toTimeliness = (star: number, period: number): Timeliness => {
  const ahead = (star - period + 9) % 9;
  if (ahead === 0) return "prosperous";
  if (ahead <= 2) return "growing";
  return ahead === 8 ? "retreating" : "spent";
};
