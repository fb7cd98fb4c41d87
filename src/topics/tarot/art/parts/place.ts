/** Moves a path without touching its stroke: the pen stays one weight at every scale. */
export interface Place {
  x?: number;
  y?: number;
  /** Uniform scale. */
  s?: number;
  /** Degrees clockwise. */
  r?: number;
  /** Mirrored left to right before it is turned. */
  flip?: boolean;
}

const sizes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const round = (value: number) => Math.round(value * 100) / 100;

export function place(d: string, { x = 0, y = 0, s = 1, r = 0, flip = false }: Place): string {
  const cos = Math.cos((r * Math.PI) / 180) * s;
  const sin = Math.sin((r * Math.PI) / 180) * s;
  const side = flip ? -1 : 1;
  const vector = (px: number, py: number): [number, number] => [px * side * cos - py * sin, px * side * sin + py * cos];
  const out: string[] = [];
  let pen: [number, number] = [0, 0];
  let start: [number, number] = [0, 0];

  for (const [, letter = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const upper = letter.toUpperCase();
    const size = sizes[upper] ?? 0;
    const relative = letter !== upper;
    if (upper === "Z") {
      out.push("Z");
      pen = start;
      continue;
    }
    for (let i = 0; i < numbers.length; i += size) {
      const part = numbers.slice(i, i + size);
      const base: [number, number] = relative ? pen : [0, 0];
      const points: [number, number][] = [];
      let head = "";
      if (upper === "H") points.push([base[0] + part[0]!, pen[1]]);
      else if (upper === "V") points.push([pen[0], base[1] + part[0]!]);
      else if (upper === "A") {
        head = `${round(part[0]! * s)} ${round(part[1]! * s)} ${round(part[2]! * side + r)} ${part[3]} ${flip ? 1 - part[4]! : part[4]} `;
        points.push([base[0] + part[5]!, base[1] + part[6]!]);
      } else for (let k = 0; k < part.length; k += 2) points.push([base[0] + part[k]!, base[1] + part[k + 1]!]);
      pen = points[points.length - 1]!;
      const name = upper === "H" || upper === "V" ? "L" : upper === "M" && i > 0 ? "L" : upper;
      if (name === "M") start = pen;
      out.push(
        `${name}${head}${points
          .map(([px, py]) => vector(px, py))
          .map(([px, py]) => `${round(px + x)} ${round(py + y)}`)
          .join(" ")}`,
      );
    }
  }
  return out.join("");
}

/** A circle or ellipse as a path, so that it can be placed. */
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`;
