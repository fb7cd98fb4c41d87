import { bell, bellShade, folds } from "./lines.ts";
import { Fine, GoldShape, Shape, Tone } from "./mark.tsx";

/* Faces, crowns, robes and hands shared by the whole deck. Each part is drawn round its own origin; place it with <At>. */

/** Front face: oval 24 × 30 round the origin, eyes closed. `look` moves the features to the side (−3 … 3): a three-quarter face. */
export function Face({ look = 0 }: { look?: number }) {
  return (
    <>
      <ellipse className="l1 bg" cx="0" cy="0" rx="11.5" ry="14.5" />
      <g transform={`translate(${look} 0)`}>
        <Fine d="M-7.6 -.6Q-5 2 -2.4 -.4M2.4 -.4Q5 2 7.6 -.6M.2 .2L-1.3 5L.8 5.6M-2.8 9.2Q0 10.6 2.8 9.2" />
        <Tone d="M-8 -4.2Q-5 -6 -2.2 -4.4M2.2 -4.4Q5 -6 8 -4.2" />
      </g>
    </>
  );
}

/** Neck under a front face, chin at the origin's y + 14. */
export function Neck() {
  return <Shape d="M-5 8V20Q0 25 5 20V8Z" />;
}

/** Side face looking left, 30 high, with neck; the skull is left open for hair, hood or helm to cover (draw those after it). */
export function Profile() {
  return (
    <>
      <Shape d="M-6 -13C-9.4 -9.5 -10.6 -5 -10 -1L-13.4 5.2C-13.4 6.6 -12 7 -10.6 7.2L-11.2 9.2L-9.9 10.2L-11 11.6L-10 12.8C-10.6 15.6 -8.8 17.2 -5.8 16.8C-3.6 16.5 -2 15.6 -.8 14.4L-.8 23H10C9 14 11 6 11 0C11 -10 4 -15 -6 -13Z" />
      <Fine d="M-8.8 1.2Q-6.6 2.8 -4.4 1.2M-9.9 10.2L-7.6 9.8" />
      <Tone d="M-9.2 -2.6Q-6.6 -4.2 -4 -2.8M-.8 14.4Q2 11.5 2.6 7" />
    </>
  );
}

/** Beard for a front face: falls `length` below the chin. */
export function Beard({ length = 26 }: { length?: number }) {
  const b = 12 + length;
  return (
    <>
      <Shape d={`M-11.3 1C-13 12 -10 ${b - 10} 0 ${b}C10 ${b - 10} 13 12 11.3 1C10 6 7 7.6 4 7.4Q0 5.6 -4 7.4C-7 7.6 -10 6 -11.3 1Z`} />
      <Fine d={`M-2.4 10.6Q0 11.8 2.4 10.6M-6.5 11C-7 ${b * 0.55} -4 ${b - 12} -1.5 ${b - 6}M6.5 11C7 ${b * 0.55} 4 ${b - 12} 1.5 ${b - 6}M0 14.5V${b - 9}`} />
    </>
  );
}

/** Long hair behind a front face: draw before the face; ends at `length` below the centre. */
export function LongHair({ length = 40, spread = 17 }: { length?: number; spread?: number }) {
  const s = spread;
  return (
    <Shape
      d={`M0 -19C-12 -19 -16 -9 -15.5 2C-15 14 -${s + 2} ${length - 14} -${s} ${length}Q-9 ${length + 4} -3 ${length - 4}H3Q9 ${length + 4} ${s} ${length}C${s + 2} ${length - 14} 15 14 15.5 2C16 -9 12 -19 0 -19Z`}
    />
  );
}

/** Parted hair over the brow of a front face: draw after the face. */
export function Parting() {
  return (
    <>
      <Shape d="M0 -19C-12 -19 -16 -9 -15.5 2C-12.8 -2.6 -9 -9 0 -11.8C9 -9 12.8 -2.6 15.5 2C16 -9 12 -19 0 -19Z" />
      <Tone d="M-3 -15.6Q-10 -12.6 -12.4 -5M3 -15.6Q10 -12.6 12.4 -5" />
    </>
  );
}

/** Open crown of gold, five points; its rim sits on the brow at y = −9 of a front face. */
export function Crown() {
  return (
    <>
      <GoldShape d="M-13 -8.5L-16.5 -23L-8.6 -15.5L-6.4 -25L0 -16.6L6.4 -25L8.6 -15.5L16.5 -23L13 -8.5Q0 -13 -13 -8.5Z" />
      <path className="g1" d="M-13.4 -11.6Q0 -16 13.4 -11.6" />
      <g className="gf">
        <circle cx="-16.5" cy="-24" r="1.4" />
        <circle cx="-6.4" cy="-26.4" r="1.4" />
        <circle cx="6.4" cy="-26.4" r="1.4" />
        <circle cx="16.5" cy="-24" r="1.4" />
      </g>
    </>
  );
}

interface RobeProps {
  x: number;
  top: number;
  bottom: number;
  /** Half widths at the shoulders and at the hem. */
  shoulder: number;
  hem: number;
  /** Places of the falling folds across, −1 … 1. */
  at?: number[];
  /** Share of the height where the folds begin. */
  from?: number;
}

/** A robe: one closed bell, folds, engraving down the right side. */
export function Robe({ at = [-0.55, -0.15, 0.3, 0.68], from, ...box }: RobeProps) {
  return (
    <>
      <Shape d={bell(box)} />
      <Tone d={bellShade(box)} />
      <Fine d={folds(box, at, from)} />
    </>
  );
}

/** Closed hand seen from its back, round a staff at the origin (staff upright); the fingers come from the right, thumb above. */
export function Fist() {
  return (
    <>
      <Shape d="M-4.6 -4.4C-2 -6.8 3.4 -6.6 5.2 -4C6.8 -1 6.6 3 4.6 5.2C1.6 7 -3 6.8 -4.8 4.8C-6.4 2.4 -6.4 -2 -4.6 -4.4Z" />
      <Fine d="M-5.6 -1.8Q-2.6 -2.8 .6 -1.8M-5.8 1Q-2.8 .2 .2 1M-5.2 3.7Q-2.6 3 0 3.6" />
    </>
  );
}

/** Open hand pointing up, palm to us, wrist at the origin, 16 high, thumb to the right. */
export function Palm() {
  return (
    <>
      <Shape d="M-4 0C-4.6 -3 -5.4 -5 -5.2 -8L-4.6 -13.4C-4.4 -15 -2.6 -15 -2.4 -13.4C-2.2 -16.4 .2 -16.4 .4 -13.6C.8 -15.6 2.8 -15.2 2.8 -13.2L3 -8.4L5.6 -10.6C7.2 -11.4 8.2 -9.8 7.2 -8.6L4.6 -4.4L4 0Z" />
      <Fine d="M-2.4 -13V-8.4M.4 -13V-8.2" />
    </>
  );
}

/** Two fingers raised in blessing, wrist at the origin, 18 high. */
export function Blessing() {
  return (
    <>
      <Shape d="M-4 0C-5 -3 -5.4 -5.4 -5 -8L-4.2 -16.6C-4 -18.4 -1.8 -18.4 -1.7 -16.6C-1.4 -18.6 .9 -18.6 1 -16.6L1.2 -9.6C3 -10.6 5 -9.8 5 -8C5.2 -5 4.8 -2.6 4 0Z" />
      <Fine d="M-1.7 -16V-9.4M1.2 -9.6L1.4 -6.4M-4.8 -7Q-2.4 -5 .4 -6.2" />
    </>
  );
}

/** Hand hanging or reaching down, wrist at the origin, 13 long, thumb to the right. */
export function Reach() {
  return (
    <>
      <Shape d="M-3.6 0C-4.8 3.4 -4.6 7 -3.6 11C-3 13 -1.2 13 -1 11.4C-.4 13.6 1.8 13.2 1.8 11L2.6 7L4.6 8.4C6 8.8 6.4 7.4 5.6 6.4L3.6 0Z" />
      <Fine d="M-1 11V7.4" />
    </>
  );
}
