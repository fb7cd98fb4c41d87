/**
 * The eight parts of a lunation, 0 … 7 from new Moon on: the quarters have their one day, between them the Moon waxes or wanes.
 * @param angle from the Sun, 0 … 360
 * @param isQuarter whether it is new, half or full on that day
 */
export const toPhaseIndex = (angle: number, isQuarter: boolean): number =>
  isQuarter ? (Math.round(angle / 90) % 4) * 2 : (Math.floor(angle / 90) % 4) * 2 + 1;

/**
 * The lit part of a disc as a path, seen from the north: waxing lit on the right. Half a circle on the lit side, closed by half an ellipse, whose
 * width is the cosine of the angle: at 90° a straight line.
 * @param angle from the Sun, 0 … 360
 */
export const toLitPath = (angle: number, radius: number, center: number): string => {
  const turned = ((angle % 360) + 360) % 360;
  const isWaxing = turned <= 180;
  const narrow = radius * Math.cos((turned * Math.PI) / 180);
  const [top, bottom] = [center - radius, center + radius];
  const outer = `A${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} ${center} ${bottom}`;
  const sweep = isWaxing === narrow > 0 ? 0 : 1;
  const inner = `A${Math.abs(narrow).toFixed(2)} ${radius} 0 0 ${sweep} ${center} ${top}`;
  return `M${center} ${top}${outer}${inner}Z`;
};
