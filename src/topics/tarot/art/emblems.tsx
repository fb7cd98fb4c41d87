import type { ReactNode } from "react";
import { Fine, GoldLine, Halo, Line, OnRed, Red, RedLine, Shape, Small } from "./parts/mark.tsx";
import { oval, type Place } from "./parts/place.ts";

interface EmblemProps extends Place {
  /** The one that matters on its card. */
  red?: boolean;
  /** Clears the engraving behind it. */
  halo?: boolean;
}

const leaf = "M0 0C3 -8 10 -13 20 -14C18 -6 10 1 0 3Z";
const rib = "M3 -1C8 -4 12 -8 16 -11";
const lobe = "M-7 0C-7.5 -6 -3.5 -9 0 -9S7.5 -6 7 0C4 2 -4 2 -7 0Z";

/** A yarrow stalk: stalk, two pairs of leaves, a head of three lobes. Its place is the middle; `len` is in units of the card. */
export function Wand({ red, halo, len = 150, leaves = 2, ...at }: EmblemProps & { len?: number; leaves?: number }): ReactNode {
  const s = at.s ?? 1;
  const half = len / s / 2;
  const top = 24 - half;
  const stalk = `M-2.4 ${half}V${top}H2.4V${half}Z`;
  const heads: [number, number][] = [
    [-13, top - 7],
    [13, top - 7],
    [0, top - 13],
  ];
  const pairs = [0.3, 0.56].slice(0, leaves).map((share) => top + (half - top) * share);
  const shift = (d: string, x: number, y: number, flip = false): string =>
    d.replace(/(-?\d+\.?\d*) (-?\d+\.?\d*)/g, (_, px: string, py: string) => `${(flip ? -Number(px) : Number(px)) + x} ${Number(py) + y}`);
  return (
    <>
      {halo && <Halo d={`M-4 ${half}V${top}L-20 ${top - 6}L-12 ${top - 20}H12L20 ${top - 6}L4 ${top}V${half}Z`} at={at} />}
      <Line d={`M0 ${top}C-5 ${top - 1} -10 ${top - 3} -13 ${top - 7}M0 ${top}C5 ${top - 1} 10 ${top - 3} 13 ${top - 7}M0 ${top}V${top - 12}`} at={at} />
      {pairs.map((y, i) => (
        <g key={y}>
          <Small d={shift(leaf, 2, y, false)} at={at} />
          <Small d={shift(leaf, -2, y + (i ? -4 : 5), true)} at={at} />
          {s > 0.5 && <Fine d={shift(rib, 2, y) + shift(rib, -2, y + (i ? -4 : 5), true)} at={at} />}
        </g>
      ))}
      <Shape d={stalk} at={at} />
      {heads.map(([x, y]) => (
        <g key={x}>{red ? <Red d={shift(lobe, x, y)} at={at} /> : <Small d={shift(lobe, x, y)} at={at} />}</g>
      ))}
      {red && s > 0.3 && <RedLine d={heads.map(([x, y]) => shift(lobe, x, y)).join("")} at={at} />}
    </>
  );
}

/** A cup: a bowl 88 wide on a knop and foot, 140 high. Its place is the middle. */
export function Cup({ red, halo, mark = true, ...at }: EmblemProps & { mark?: boolean }): ReactNode {
  const s = at.s ?? 1;
  const outline = "M-44 -62C-44 -12 -27 10 -9 17V37C-9 53 -24 60 -36 70H36C24 60 9 53 9 37V17C27 10 44 -12 44 -62Z";
  const rim = oval(0, -62, 44, 11);
  const star = "M0 -32L3.4 -22.4L13 -19L3.4 -15.6L0 -6L-3.4 -15.6L-13 -19L-3.4 -22.4Z";
  return (
    <>
      {halo && <Halo d={outline + rim} at={at} />}
      {red ? (
        <>
          <Red d={outline + rim} at={at} />
          <RedLine d={outline + rim} at={at} />
          <OnRed d="M-44 -62A44 11 0 0 0 44 -62" at={at} />
          {s > 0.22 && <OnRed d="M-10 20H10M-10 34H10" at={at} />}
          {s > 0.3 && <OnRed d="M-41 -40Q0 -22 41 -40" at={at} />}
        </>
      ) : (
        <>
          <Shape d={outline} at={at} />
          <Shape d={rim} at={at} />
          {s > 0.3 && <Fine d="M-41 -42Q0 -24 41 -42" at={at} />}
          {s > 0.5 && <Fine d="M-39 -34Q0 -16 39 -34M-34 -62Q-17 -68 0 -62T34 -62" at={at} />}
          {s > 0.22 && <Fine d="M-10 20H10M-10 34H10" at={at} />}
          {s > 0.5 && <Fine d="M-30 65H30" at={at} />}
          {mark && s > 0.5 && <Fine d={star} at={{ ...at, y: at.y ?? 0 }} />}
        </>
      )}
    </>
  );
}

/** A sword: blade 9 wide, bar 30, ring for a pommel. Its place is the bar; the blade points up, `len` in units of the card. */
export function Sword({ red, halo, len = 180, ...at }: EmblemProps & { len?: number }): ReactNode {
  const s = at.s ?? 1;
  const tip = -len / s;
  const blade = `M-4.5 -2V${tip + 14}L0 ${tip}L4.5 ${tip + 14}V-2Z`;
  const bar = "M-15 -2.5C-17 -2.5 -17 2.5 -15 2.5H15C17 2.5 17 -2.5 15 -2.5Z";
  return (
    <>
      {halo && <Halo d={`${blade}M-15 -2H15V2H-15ZM-3 2V24H3V2Z`} at={at} />}
      {red ? (
        <>
          <Red d={blade} at={at} />
          <RedLine d={blade} at={at} />
        </>
      ) : (
        <Shape d={blade} at={at} />
      )}
      {s > 0.5 && !red && <Fine d={`M0 -8V${tip + 24}`} at={at} />}
      <Shape d="M-2.6 2V18H2.6V2Z" at={at} />
      {s > 0.5 && <Fine d="M-2.6 8L2.6 6M-2.6 12L2.6 10M-2.6 16L2.6 14" at={at} />}
      <Shape d={bar} at={at} />
      <Shape d={oval(0, 22, 4.4)} at={at} />
    </>
  );
}

const points = Array.from({ length: 5 }, (_, i) => {
  const a = ((i * 144 - 90) * Math.PI) / 180;
  return `${(Math.cos(a) * 17.5).toFixed(2)} ${(Math.sin(a) * 17.5).toFixed(2)}`;
});
const star = `M${points.join("L")}Z`;

/** A pentacle: two rings of 24 and 20 and a five-point line. Its place is the middle. */
export function Pentacle({ red, halo, gold, ...at }: EmblemProps & { gold?: boolean }): ReactNode {
  const s = at.s ?? 1;
  const outer = oval(0, 0, 24);
  const inner = s > 0.3 ? oval(0, 0, 20) : "";
  return (
    <>
      {halo && <Halo d={outer} at={at} />}
      {red ? (
        <>
          <Red d={outer} at={at} />
          <OnRed d={star + inner} at={at} />
        </>
      ) : (
        <>
          <Shape d={outer} at={at} />
          {gold ? <GoldLine d={star} at={at} /> : <Fine d={star} at={at} />}
          {inner && <Fine d={inner} at={at} />}
        </>
      )}
    </>
  );
}
