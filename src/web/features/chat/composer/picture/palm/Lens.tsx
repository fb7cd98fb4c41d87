import type { CSSProperties } from "react";
import type { Point } from "../../../../../../topics/palmistry/marks.ts";

/** How much larger than the plan it shows things. */
const power = 2.4;

/** What lies under the finger, larger, above it; below it where the top is near. */
export const Lens = ({ url, at, size }: { url: string; at: Point; size: { width: number; height: number } }) => {
  const isLow = at.y * size.height < 150;
  const style: CSSProperties = {
    left: `clamp(60px, ${at.x * 100}%, calc(100% - 60px))`,
    top: `${at.y * 100}%`,
    backgroundImage: `url("${url}")`,
    backgroundSize: `${size.width * power}px ${size.height * power}px`,
    backgroundPosition: `${60 - at.x * size.width * power}px ${60 - at.y * size.height * power}px`,
  };
  return <span className={isLow ? "palm-lens is-low" : "palm-lens"} style={style} aria-hidden="true" />;
};
