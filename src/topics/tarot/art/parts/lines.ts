/** Repeated marks as path strings: rays, stars, hatching, waves, grass. */

const n = (value: number) => Math.round(value * 10) / 10;
const polar = (cx: number, cy: number, r: number, deg: number) => {
  const a = ((deg - 90) * Math.PI) / 180;
  return `${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a))}`;
};

/** `count` rays from radius `inner`, long and short by turns; degrees clockwise from the top, `from`–`to` for a part of the ring. */
export function rays(cx: number, cy: number, inner: number, long: number, short: number, count: number, from = 0, to = 360): string {
  const full = to - from === 360;
  const step = (to - from) / (full ? count : count - 1);
  return Array.from({ length: count }, (_, i) => {
    const deg = from + i * step;
    return `M${polar(cx, cy, inner, deg)}L${polar(cx, cy, i % 2 === 0 ? long : short, deg)}`;
  }).join("");
}

/** Star outline with `points` points. */
export function star(cx: number, cy: number, outer: number, inner: number, points: number, turn = 0): string {
  const half = 180 / points;
  const list = Array.from({ length: points * 2 }, (_, i) => polar(cx, cy, i % 2 === 0 ? outer : inner, turn + i * half));
  return `M${list.join("L")}Z`;
}

/** The left facet of every point of a star: filled, it gives the star its cut. */
export function facets(cx: number, cy: number, outer: number, inner: number, points: number, turn = 0): string {
  const half = 180 / points;
  return Array.from(
    { length: points },
    (_, i) => `M${cx} ${cy}L${polar(cx, cy, outer, turn + i * 2 * half)}L${polar(cx, cy, inner, turn + (i * 2 + 1) * half)}Z`,
  ).join("");
}

/** Horizontal engraving lines from y0 to y1. */
export function rows(y0: number, y1: number, x0 = 14, x1 = 186, step = 6.2): string {
  let d = "";
  for (let y = y0; y <= y1; y += step) d += `M${x0} ${n(y)}H${x1}`;
  return d;
}

/** Parallel hatching over the box, leaning by `lean` units from top to bottom. */
export function hatch(x0: number, y0: number, x1: number, y1: number, step = 4, lean = -20): string {
  let d = "";
  const spread = Math.abs(lean);
  for (let x = x0 - spread; x <= x1 + spread; x += step) d += `M${n(x)} ${y0}L${n(x + lean)} ${y1}`;
  return d;
}

/** A line of water: whole half-waves of about `half` between x0 and x1. */
export function wave(x0: number, x1: number, y: number, half = 14, amp = 4): string {
  const count = Math.round((x1 - x0) / half);
  const step = n((x1 - x0) / count);
  const bows = Array.from({ length: count }, (_, i) => `q${n(step / 2)} ${i % 2 ? amp : -amp} ${step} 0`);
  return `M${x0} ${y}${bows.join("")}`;
}

/** A tuft of three blades. */
export function tuft(x: number, y: number, h = 8): string {
  return `M${x} ${y}V${y - h}M${x - 2.5} ${y}Q${x - 3.5} ${n(y - h * 0.5)} ${x - 6} ${n(y - h * 0.75)}M${x + 2.5} ${y}Q${x + 3.5} ${n(y - h * 0.5)} ${x + 6} ${n(y - h * 0.75)}`;
}

/** Rain or snow: short strokes that lean left. */
export const rain = (spots: [number, number][], length = 13): string => spots.map(([x, y]) => `M${x} ${y}l${n(-length * 0.36)} ${length}`).join("");

/** A bird on the wing, 16 wide. */
export const bird = (x: number, y: number, s = 1): string =>
  `M${x - 8 * s} ${y - 3 * s}Q${x - 3 * s} ${y - 5 * s} ${x} ${y}Q${x + 3 * s} ${y - 5 * s} ${x + 8 * s} ${y - 3 * s}`;

/** Courses of stone, the joints of every second one moved by half a stone. */
export function bricks(x0: number, y0: number, x1: number, y1: number, w = 16, h = 9): string {
  let d = "";
  for (let row = 0; y0 + row * h <= y1 + 1e-6; row += 1) {
    const y = y0 + row * h;
    d += `M${x0} ${n(y)}H${x1}`;
    if (y + h > y1 + 0.1) continue;
    for (let x = x0 + (row % 2 ? w : w / 2); x <= x1 - 2; x += w) d += `M${n(x)} ${n(y)}V${n(y + h)}`;
  }
  return d;
}

/** Beads, leaves or any mark set along a circle arc: gives the points. */
export function ring(cx: number, cy: number, r: number, count: number, from = 0, to = 360): { x: number; y: number; deg: number }[] {
  const step = to - from === 360 ? 360 / count : (to - from) / (count - 1);
  return Array.from({ length: count }, (_, i) => {
    const deg = from + i * step;
    const a = ((deg - 90) * Math.PI) / 180;
    return { x: n(cx + r * Math.cos(a)), y: n(cy + r * Math.sin(a)), deg };
  });
}

interface Bell {
  x: number;
  top: number;
  bottom: number;
  /** Half widths at the shoulders and at the hem. */
  shoulder: number;
  hem: number;
}

/** A robe as one closed bell. */
export function bell({ x, top, bottom, shoulder: s, hem }: Bell): string {
  const h = bottom - top;
  const side = (k: 1 | -1) => ({
    neck: `${n(x + k * s * 0.34)} ${top}`,
    down: `C${n(x + k * s * 0.8)} ${top + 1} ${n(x + k * s)} ${top + 6} ${n(x + k * (s + 1))} ${top + 16}C${n(x + k * (s + 2))} ${n(top + h * 0.45)} ${n(x + k * hem * 0.86)} ${n(top + h * 0.7)} ${n(x + k * hem)} ${bottom}`,
    up: `C${n(x + k * hem * 0.86)} ${n(top + h * 0.7)} ${n(x + k * (s + 2))} ${n(top + h * 0.45)} ${n(x + k * (s + 1))} ${top + 16}C${n(x + k * s)} ${top + 6} ${n(x + k * s * 0.8)} ${top + 1} ${n(x + k * s * 0.34)} ${top}`,
  });
  const left = side(-1);
  const right = side(1);
  return `M${left.neck}${left.down}Q${x} ${n(bottom + hem * 0.14)} ${n(x + hem)} ${bottom}${right.up}Z`;
}

/** Folds falling from `from` (share of the height) to the hem, at the given places −1 … 1 across. */
export function folds({ x, top, bottom, shoulder: s, hem }: Bell, at: number[], from = 0.4): string {
  const y0 = top + (bottom - top) * from;
  return at
    .map((u) => {
      const xs = x + u * (s + (hem - s) * from * 0.5);
      const xe = x + u * hem;
      const ye = bottom + hem * 0.07 * (1 - u * u);
      return `M${n(xs)} ${n(y0 + Math.abs(u) * 10)}C${n(xs + u * 2)} ${n(y0 + (ye - y0) * 0.4)} ${n(xe - u * 4)} ${n(y0 + (ye - y0) * 0.75)} ${n(xe)} ${n(ye)}`;
    })
    .join("");
}

/** Short engraving strokes down the right edge of a bell. */
export function bellShade({ x, top, bottom, shoulder: s, hem }: Bell, from = 0.25, depth = 0.26): string {
  const h = bottom - top;
  const cubic = (a: number, b: number, c: number, e: number, t: number) => a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + e * t ** 3;
  let d = "";
  const count = Math.round((h * (1 - from)) / 4.6);
  for (let i = 0; i < count; i += 1) {
    const t = from + ((1 - from) * (i + 0.5)) / count;
    const edge = cubic(s + 1, s + 2, hem * 0.86, hem, t);
    const y = cubic(top + 16, top + h * 0.45, top + h * 0.7, bottom, t);
    d += `M${n(x + edge * (1 - depth))} ${n(y + 1)}L${n(x + edge * 0.97)} ${n(y - 3)}`;
  }
  return d;
}
