import { toLitPath } from "./moon-face.ts";

/** The Moon as it stands: the dark disc, the lit part over it. */
export const MoonFace = ({ angle, size = 24 }: { angle: number; size?: number }) => (
  <svg className="moon-face" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <circle className="moon-dark" cx="12" cy="12" r="10" />
    <path className="moon-lit" d={toLitPath(angle, 10, 12)} />
    <circle className="moon-edge" cx="12" cy="12" r="10" />
  </svg>
);
