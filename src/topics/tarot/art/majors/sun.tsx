import type { DrawingProps } from "../drawing.ts";
import { Face } from "../parts/figure.tsx";
import { Horse } from "../parts/horse.tsx";
import { rays, ring } from "../parts/lines.ts";
import { Fine, GoldShape, Line, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { At } from "../parts/pen.tsx";

const beams = ring(100, 94, 34, 12, 0, 360).map((p, i) => {
  const a = ((p.deg - 90) * Math.PI) / 180;
  const at = (r: number, o: number) => `${(100 + r * Math.cos(a) - o * Math.sin(a)).toFixed(1)} ${(94 + r * Math.sin(a) + o * Math.cos(a)).toFixed(1)}`;
  return i % 2 === 0
    ? `M${at(32, -6)}L${at(55, 0)}L${at(32, 6)}Z`
    : `M${at(32, -5)}C${at(42, -9)} ${at(43, 5)} ${at(53, 0)}C${at(48, 8)} ${at(44, 0)} ${at(32, 5)}Z`;
});

function Sunflower({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Fine d={`M${x} ${y + 8}V${y + 40}`} />
      <Small d={`M${x} ${y + 30}C${x - 8} ${y + 28} ${x - 11} ${y + 22} ${x - 10} ${y + 18}C${x - 5} ${y + 18} ${x - 1} ${y + 24} ${x} ${y + 30}Z`} />
      {ring(x, y, 7, 12).map((p) => (
        <path key={p.deg} className="g1 bg" d="M-2 1C-3 -2 -1.6 -5 0 -7C1.6 -5 3 -2 2 1Z" transform={`translate(${p.x} ${p.y}) rotate(${p.deg})`} />
      ))}
      <circle className="l2 bg" cx={x} cy={y} r="6" />
      <Tone
        d={`M${x - 4} ${y - 3}L${x + 3} ${y + 4}M${x - 1} ${y - 5}L${x + 5} ${y + 1}M${x - 5} ${y}L${x} ${y + 5}M${x + 4} ${y - 3}L${x - 3} ${y + 4}M${x + 1} ${y - 5}L${x - 5} ${y + 1}`}
      />
    </>
  );
}

export function Drawing(_: DrawingProps) {
  return (
    <>
      <path className="l3" d={rays(100, 94, 64, 150, 128, 72)} />
      {beams.map((d) => (
        <GoldShape key={d} d={d} />
      ))}
      <circle className="g1 bg" cx="100" cy="94" r="30" />
      <circle className="g1" cx="100" cy="94" r="26.6" />
      <g transform="translate(0 6)">
        <Fine d="M83 84Q88 88 93 84.4M107 84.4Q112 88 117 84M100 85L97.4 95.4L101.6 96.4M92 102.6Q100 107.6 108 102.6" />
        <Tone d="M82 78.4Q88 75 93.4 77.6M106.6 77.6Q112 75 118 78.4M80 96Q84 100 88 98M120 96Q116 100 112 98" />
      </g>
      {/* wall and sunflowers */}
      <Sunflower x={28} y={178} />
      <Sunflower x={136} y={164} />
      <Sunflower x={172} y={178} />
      <Shape d="M10 216H190V250H10Z" />
      <Shape d="M10 208H190V218H10Z" />
      <Tone d="M14 229H186M14 240H186M30 218V229M70 218V229M110 218V229M150 218V229M50 229V240M90 229V240M130 229V240M170 229V240M30 240V250M70 240V250M150 240V250" />
      <Shape d="M10 250H190V332H10Z" />
      <Shape d="M10 306Q60 300 100 303T190 304V332H10Z" />
      <Tone d="M24 314H60M80 312H120M140 314H178M50 321H150" />
      {/* banner */}
      <Line d="M54 236L44 132" />
      <Red d="M44 132C58 126 66 138 80 134C88 132 92 136 92 142C94 158 88 168 92 182C82 190 74 178 62 184C56 186 52 190 49 188Z" />
      <path className="con" d="M56 140C62 150 60 164 64 176M72 142C78 152 74 164 78 176" />
      <At x={92} y={230}>
        <Horse />
      </At>
      {/* child */}
      <Shape d="M92 226C86 224 84 212 88 200C92 190 112 190 116 200C120 212 118 224 112 226Q102 232 92 226Z" />
      <Fine d="M91 212Q102 218 114 212M102 196V210" />
      <Shape d="M96 220C106 218 116 224 117 232L114 250L122 256Q120 260 113 259L105 258L106 240C102 236 96 232 96 220Z" />
      <Fine d="M105.6 250Q110 248 114 250" />
      <Shape d="M90 198C80 198 68 202 58 208L62 216C72 214 84 212 92 210Z" />
      <Small d="M60 206C55 205 50 208 50 212C51 217 57 219 61 217Z" />
      <Fine d="M51 210.6H56M51.6 214H57" />
      <Shape d="M113 198C122 196 132 190 140 182L146 188C138 200 126 208 114 210Z" />
      <Small d="M140 184C141 179 145 175 149 175C152 176 151 179 149 181L154 181C154 185 150 189 145 190Z" />
      <At x={102} y={176} s={0.9}>
        <Shape d="M0 -19C-12 -20 -17 -10 -15 2C-18 6 -14 12 -9 12H9C14 12 18 6 15 2C17 -10 12 -20 0 -19Z" />
        <Face />
        <Shape d="M-12 -3C-10 -10 -5 -9 -4 -12C-1 -8 3 -8 5 -12C6 -9 10 -9 12 -3C16 -12 9 -19 0 -19S-16 -12 -12 -3Z" />
      </At>
      {ring(102, 176, 17, 5, -54, 54).map((p) => (
        <path key={p.deg} className="g1 bg" d="M0 3C-4 0 -3 -6 0 -8C3 -6 4 0 0 3Z" transform={`translate(${p.x} ${p.y}) rotate(${p.deg})`} />
      ))}
    </>
  );
}
