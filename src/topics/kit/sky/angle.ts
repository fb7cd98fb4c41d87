export const radians = Math.PI / 180;
export const arcseconds = radians / 3600;

/** Degrees turned into 0 … 360; what rounding lifts to 360 is 0. */
export const toCircle = (degrees: number): number => {
  const rest = degrees % 360;
  const turned = rest < 0 ? rest + 360 : rest;
  return turned === 360 ? 0 : turned;
};

/** The way from one longitude to another, −180 … 180 degrees: from 350° to 10° it is 20°. */
export const toWay = (from: number, to: number): number => {
  const way = toCircle(to - from);
  return way >= 180 ? way - 360 : way;
};
