import type { ReactNode } from "react";

interface AtProps {
  x: number;
  y: number;
  /** Faces the other way. */
  isTurned?: boolean;
  children: ReactNode;
}

/** Places what is drawn round the middle of its foot. */
export const At = ({ x, y, isTurned = false, children }: AtProps) => <g transform={`translate(${x} ${y})${isTurned ? " scale(-1 1)" : ""}`}>{children}</g>;

interface PathProps {
  d: string;
}

/** Outline of a body: it covers what stands behind. */
export const Body = ({ d }: PathProps) => <path className="ft-l1 ft-paper" d={d} />;
export const Line = ({ d }: PathProps) => <path className="ft-l1" d={d} />;
export const Fine = ({ d }: PathProps) => <path className="ft-l2" d={d} />;
/** Engraving: shade and distance. */
export const Tone = ({ d }: PathProps) => <path className="ft-l3" d={d} />;
export const Gold = ({ d }: PathProps) => <path className="ft-gold" d={d} />;
/** The one red thing of a scene. */
export const Red = ({ d }: PathProps) => <path className="ft-red" d={d} />;

interface RulingProps {
  from: number;
  to: number;
  step?: number;
  /** Left and right end at a height. */
  ends?(y: number): [number, number];
}

/** Level lines of an engraved sky or a floor. */
export const Ruling = ({ from, to, step = 6, ends = () => [-20, 260] }: RulingProps) => {
  const count = Math.floor((to - from) / step) + 1;
  const lines = Array.from({ length: count }, (_, at) => {
    const y = from + at * step;
    const [left, right] = ends(y);
    return `M${left} ${y}H${right}`;
  });
  return <Tone d={lines.join("")} />;
};

/** Water from one height to another. */
export const Water = ({ from, to, x = -20, waves = 14 }: { from: number; to: number; x?: number; waves?: number }) => {
  const rows = Math.floor((to - from) / 9) + 1;
  const toRow = (at: number): string => `M${x + (at % 2) * 10} ${from + at * 9}${"q5 -4 10 0t10 0".repeat(waves)}`;
  return (
    <>
      <Fine d={Array.from({ length: rows }, (_, at) => (at % 2 === 0 ? toRow(at) : "")).join("")} />
      <Tone d={Array.from({ length: rows }, (_, at) => (at % 2 === 1 ? toRow(at) : "")).join("")} />
    </>
  );
};

/** A disc in the sky with its rays, long and short by turns. */
export const Rays = ({ x, y, from, count = 24 }: { x: number; y: number; from: number; count?: number }) => {
  const d = Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    const reach = from + (at % 2 === 0 ? 12 : 7);
    const point = (distance: number): string => `${(x + Math.cos(angle) * distance).toFixed(1)} ${(y + Math.sin(angle) * distance).toFixed(1)}`;
    return `M${point(from)}L${point(reach)}`;
  });
  return <Gold d={d.join("")} />;
};
