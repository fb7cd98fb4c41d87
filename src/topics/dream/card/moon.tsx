/** The Moon as it stood: lit on the right while it waxes, seen from the northern half. `angle` from Sun to Moon in degrees. */
export const Moon = ({ angle }: { angle: number }) => {
  const radius = 11;
  const isWaxing = angle < 180;
  const bulge = radius * Math.cos((angle * Math.PI) / 180);
  const isThick = angle > 90 && angle < 270;
  const outer = `A${radius} ${radius} 0 0 ${isWaxing ? 1 : 0} 14 ${14 + radius}`;
  const inner = `A${Math.abs(bulge).toFixed(2)} ${radius} 0 0 ${isWaxing === isThick ? 1 : 0} 14 ${14 - radius}`;
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <circle className="dm-moon-disc" cx="14" cy="14" r={radius} />
      <path className="dm-moon-lit" d={`M14 ${14 - radius}${outer}${inner}z`} />
    </svg>
  );
};
