const radius = 19;
const middle = 22;

/**
 * The Moon as seen from the north: lit at the right while it grows.
 * The edge of light is half an ellipse as wide as the cosine of the angle.
 */
export const MoonDisc = ({ angle }: { angle: number }) => {
  const isWaxing = angle < 180;
  const width = Math.abs(Math.cos((angle * Math.PI) / 180)) * radius;
  const isFuller = angle > 90 && angle < 270;
  const [top, bottom] = [middle - radius, middle + radius];
  const limb = `M${middle} ${top}A${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} ${middle} ${bottom}`;
  const edge = `A${width.toFixed(1)} ${radius} 0 0 ${isWaxing === isFuller ? 1 : 0} ${middle} ${top}Z`;
  return (
    <svg className="as-moon" viewBox="0 0 44 44" width={44} height={44} aria-hidden="true">
      <circle className="as-moon-dark" cx={middle} cy={middle} r={radius} />
      <path className="as-moon-lit" d={limb + edge} />
      <circle className="as-moon-rim" cx={middle} cy={middle} r={radius} />
    </svg>
  );
};
