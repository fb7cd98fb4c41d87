import type { DrawingProps } from "../drawing.ts";
import { AngelHead, BullHead, EagleHead, LionHead } from "../parts/creatures.tsx";
import { Face, Neck, Parting } from "../parts/figure.tsx";
import { rows } from "../parts/lines.ts";
import { Fine, GoldLine, GoldShape, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { At } from "../parts/pen.tsx";

const cy = 180;
/** Laurel: pairs of leaves along the oval, growing up both sides. */
const leaves = Array.from({ length: 22 }, (_, i) => {
  const t = ((i + 0.5) / 22) * Math.PI;
  const x = 64 * Math.sin(t);
  const y = cy + 106 * Math.cos(t);
  const turn = (Math.atan2(64 * Math.cos(t), 106 * Math.sin(t)) * 180) / Math.PI;
  return { x, y, turn };
});
const leaf = "M0 4C-5 0 -5 -8 0 -13C5 -8 5 0 0 4Z";

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(46, 322)} />
      <ellipse className="halo" cx="100" cy={cy} rx="76" ry="119" />
      {[
        [36, 62],
        [164, 62],
        [36, 298],
        [164, 298],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} className="halo" cx={x} cy={y} r="24" />
      ))}
      {/* wreath */}
      {[1, -1].map((side) =>
        leaves.map((l) => (
          <g key={`${side} ${l.y}`}>
            <path
              className="l2 bg"
              d={leaf}
              transform={`translate(${(100 + side * (l.x - 3.4)).toFixed(1)} ${l.y.toFixed(1)}) rotate(${(side * (l.turn - 32)).toFixed(1)})`}
            />
            <path
              className="l2 bg"
              d={leaf}
              transform={`translate(${(100 + side * (l.x + 3.4)).toFixed(1)} ${l.y.toFixed(1)}) rotate(${(side * (l.turn + 32)).toFixed(1)})`}
            />
            <path
              className="l2 bg"
              d={leaf}
              transform={`translate(${(100 + side * l.x).toFixed(1)} ${l.y.toFixed(1)}) rotate(${(side * l.turn).toFixed(1)})`}
            />
          </g>
        )),
      )}
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(100 ${cy - side * 106}) scale(1 ${side})`}>
          <Red d="M0 0C-6 -9 -19 -9 -19 0C-19 8 -7 7 0 0ZM0 0C6 -9 19 -9 19 0C19 8 7 7 0 0ZM-1.4 2L-11 15L-5 13.4L0 5L5 13.4L11 15L1.4 2Z" />
          <path className="con" d="M-14 -1.6Q-9 -4 -4 -.8M14 -1.6Q9 -4 4 -.8" />
          <circle className="cfill" cx="0" cy="0" r="3" />
        </g>
      ))}
      <At x={36} y={60}>
        <AngelHead />
      </At>
      <At x={164} y={60}>
        <EagleHead />
      </At>
      <At x={36} y={293}>
        <BullHead />
      </At>
      <At x={164} y={293}>
        <LionHead />
      </At>
      {/* dancer */}
      <Shape d="M92 204C88 222 92 236 98 246C94 256 88 262 82 268L86 273C94 270 102 262 108 250C108 238 106 224 108 208Z" />
      <Fine d="M84 266L88 270" />
      <Shape d="M100 204C100 222 98 240 98 254L97 266L90 272Q92 275 100 274L106 270L110 250C114 234 118 220 118 206Z" />
      <Fine d="M98 262H106" />
      <Shape d="M84 138C86 150 88 160 86 172C84 186 82 198 84 212Q104 220 122 210C122 196 120 184 116 172C112 160 114 150 116 138Q100 132 84 138Z" />
      <Fine d="M87 160Q100 166 114 160M86 174Q100 180 116 173" />
      {/* veil */}
      <Shape d="M116 130C128 146 126 162 112 176C98 190 78 198 76 214C74 230 86 238 82 252C76 244 68 232 68 216C68 196 86 186 98 174C108 164 114 150 106 136Z" />
      <Fine d="M116 146C116 160 106 172 96 182C84 192 72 202 72 218" />
      <Tone d="M112 154L106 150M108 164L102 158M100 173L95 168M90 182L86 177M81 192L76 188M74 204L69 201" />
      {/* arms with the two wands */}
      <Shape d="M86 136C76 142 68 152 62 164L54 170L58 178L68 174C76 166 82 160 88 156Z" />
      <Shape d="M114 136C124 142 132 148 138 158L146 162L143 170L132 168C124 162 118 158 112 154Z" />
      <GoldShape d="M55.6 150L59.4 150.4L56.4 198L52.6 197.6Z" />
      <GoldShape d="M142.6 142L146.4 141.6L149.6 189L145.8 189.4Z" />
      <Small d="M51 170C51 166 57 165 60 168C62 172 60 177 56 178C52 178 50 174 51 170Z" />
      <Small d="M149 162C149 158 143 157 140.6 160C139 164 140.6 169 144.4 170C148.4 170 150 166 149 162Z" />
      <Fine d="M52 171L57 171M52.6 174.4L57 174M148.6 163L144 163M148 166.4L144 166.4" />
      {/* head */}
      <At x={101} y={116} turn={-4} s={0.9}>
        <Shape d="M0 -19C-12 -19 -16 -9 -15.5 2C-18 13 -15 22 -8 24H10C20 26 21 13 15.5 2C16 -9 12 -19 0 -19Z" />
        <Neck />
        <Face />
        <Parting />
      </At>
      <GoldLine d="M88.6 109Q100 99.6 113 107.4" />
    </>
  );
}
