import { rays } from "./lines.ts";
import { Fine, GoldShape, Shape, Small, Tone } from "./mark.tsx";

/* Ground, sky and furniture. */

const n = (v: number) => Math.round(v * 10) / 10;

/** A column from `top` to `bottom`, 22 wide round `x`; `dark` hatches it. */
export function Pillar({ x, top, bottom, dark = false }: { x: number; top: number; bottom: number; dark?: boolean }) {
  let lines = "";
  for (let y = top + 22; y < bottom - 12; y += 4) lines += `M${x - 8} ${y}H${x + 8}`;
  let flutes = "";
  for (const dx of [-4, 0, 4]) flutes += `M${x + dx} ${top + 24}V${bottom - 14}`;
  return (
    <>
      <Shape d={`M${x - 9} ${top + 14}V${bottom - 8}H${x + 9}V${top + 14}Z`} />
      {dark ? <Tone d={lines} /> : <Tone d={flutes} />}
      <Fine d={`M${x - 9} ${top + 19}H${x + 9}M${x - 9} ${bottom - 12}H${x + 9}`} />
      <Shape d={`M${x - 13} ${top}H${x + 13}L${x + 9} ${top + 14}H${x - 9}Z`} />
      <Fine d={`M${x - 9} ${top + 4.5}Q${x} ${top + 13} ${x + 9} ${top + 4.5}`} />
      <Shape d={`M${x - 12} ${bottom - 8}H${x + 12}V${bottom}H${x - 12}Z`} />
    </>
  );
}

/** A scroll of cloud with its flat side down, about 44 × 22, left end at the origin. */
export function Cloud() {
  return (
    <>
      <Shape d="M2 20C-5 20 -6 10 2 9C1 1 12 -3 17 3C22 -4 36 -2 36 8C44 7 46 20 37 20Z" />
      <Fine d="M12 9C12 5 18 5 18 9C18 12.5 13.5 12 14.5 9.5M28 12C28 8.4 33.6 8.6 33.4 12" />
      <Tone d="M6 16.4H24M28 16.4H36" />
    </>
  );
}

/** The sun as a disc with long and short rays. */
export function SunDisc({ x, y, r = 14 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <circle className="g1 bg" cx={x} cy={y} r={r} />
      <circle className="g1" cx={x} cy={y} r={r - 4} />
      <path className="g1" d={rays(x, y, r + 4, r + 13, r + 8.5, 24)} />
    </>
  );
}

/** A mountain: peak at the origin, feet at (−w, h) and (v, h), with a ridge and a shadow side. */
export function Peak({ x, y, w, v, h }: { x: number; y: number; w: number; v: number; h: number }) {
  let shade = "";
  const count = Math.floor(h / 5);
  for (let i = 1; i < count; i += 1) {
    const t = i / count;
    const edge = x + v * t;
    shade += `M${n(edge)} ${n(y + h * t)}L${n(edge - v * t * 0.45)} ${n(y + h * t + 3.5)}`;
  }
  return (
    <>
      <Shape d={`M${x - w} ${y + h}L${x} ${y}L${x + v} ${y + h}Z`} />
      <Fine d={`M${x} ${y}L${n(x - w * 0.06)} ${n(y + h * 0.26)}L${n(x + v * 0.1)} ${n(y + h * 0.4)}L${n(x - w * 0.08)} ${n(y + h * 0.66)}`} />
      <Tone d={shade} />
    </>
  );
}

/** A drop of light or fire (yod), 9 high, its point up. */
export function Yod({ x, y }: { x: number; y: number }) {
  return (
    <path
      className="gf"
      d={`M${x} ${y - 5}C${x + 2} ${y - 1.5} ${x + 2.4} ${y} ${x + 2.2} ${y + 1.6}A2.3 2.3 0 0 1 ${x - 2.2} ${y + 1.6}C${x - 2.4} ${y} ${x - 2} ${y - 1.5} ${x} ${y - 5}Z`}
    />
  );
}

/** The lemniscate, 52 wide, as a ribbon's path round (x, y). */
export const lemniscate = (x: number, y: number) =>
  `M${x} ${y}c-6 -8 -11 -10 -16 -10a10 10 0 0 0 0 20c5 0 10 -2 16 -10c6 -8 11 -10 16 -10a10 10 0 0 1 0 20c-5 0 -10 -2 -16 -10Z`;

/** A five-petalled rose, radius about 6. */
export function Rose({ x, y, red = false }: { x: number; y: number; red?: boolean }) {
  const petals = [0, 72, 144, 216, 288].map((deg) => {
    const a = ((deg - 90) * Math.PI) / 180;
    return { x: n(x + 3.7 * Math.cos(a)), y: n(y + 3.7 * Math.sin(a)) };
  });
  return (
    <>
      {petals.map((p) => (
        <circle key={`${p.x} ${p.y}`} className={red ? "cfill" : "l2 bg"} cx={p.x} cy={p.y} r="2.9" />
      ))}
      <circle className={red ? "bg" : "l2 bg"} cx={x} cy={y} r="1.7" />
    </>
  );
}

/** A pomegranate, radius 6. */
export function Pomegranate({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle className="l2 bg" cx={x} cy={y} r="5.4" />
      <Fine d={`M${x - 1.6} ${y - 5.2}l-1.8 -3.4l3.4 1.8l3.4 -1.8l-1.8 3.4`} />
      <Tone d={`M${x - 2} ${y + 2.6}l4 -5M${x + 0.4} ${y + 3.6}l3 -4`} />
    </>
  );
}

/** Cup and coin at table size, standing on y = 0. */
export function TableCup() {
  return (
    <>
      <GoldShape d="M-9 -26H9C9 -16 6 -11 2 -9.5V-4Q6 -3 7 0H-7Q-6 -3 -2 -4V-9.5C-6 -11 -9 -16 -9 -26Z" />
      <path className="g1" d="M-8.4 -22Q0 -19 8.4 -22" />
    </>
  );
}

export function TableCoin() {
  return (
    <>
      <circle className="g1 bg" cx="0" cy="-11" r="11" />
      <Small d="M0 -19L4.7 -4.5L-7.6 -13.5H7.6L-4.7 -4.5Z" />
    </>
  );
}
