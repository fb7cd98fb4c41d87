import type { DrawingProps } from "../drawing.ts";
import { AngelHead, BullHead, EagleHead, LionHead, Sphinx } from "../parts/creatures.tsx";
import { rays, ring, rows } from "../parts/lines.ts";
import { Fine, GoldLine, GoldShape, Shape, Small, Tone } from "../parts/mark.tsx";
import { At } from "../parts/pen.tsx";

const cx = 100;
const cy = 186;
/** Down the left rim, swinging in and out, from tail to neck. */
const bends = ring(cx, cy, 70, 9, 318, 238).map((p, i) => ({ x: p.x + (i % 2 ? 5 : -4) * ((p.x - cx) / 70), y: p.y + (i % 2 ? 5 : -4) * ((p.y - cy) / 70) }));
const snake = bends
  .slice(1, -1)
  .map((p, i) => {
    const next = bends[i + 2] ?? p;
    return `Q${p.x.toFixed(1)} ${p.y.toFixed(1)} ${((p.x + next.x) / 2).toFixed(1)} ${((p.y + next.y) / 2).toFixed(1)}`;
  })
  .join("");
const tail = bends[0] ?? { x: cx, y: cy };
const neck = bends[bends.length - 1] ?? tail;
/** Mercury, sulphur, water, salt: the four on the spokes. */
const signs = [
  "M-3 -7Q0 -2.6 3 -7M0 6V2M-2.4 4H2.4",
  "M0 -6L4.6 1H-4.6ZM0 1V7M-2.6 4H2.6",
  "M-5.6 -2q2.8 -2.6 5.6 0t5.6 0M-5.6 3q2.8 -2.6 5.6 0t5.6 0",
  "M-5 0H5",
];

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(46, 322)} />
      <circle className="halo" cx={cx} cy={cy} r="84" />
      {[
        [36, 62],
        [164, 62],
        [36, 298],
        [164, 298],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} className="halo" cx={x} cy={y} r="26" />
      ))}
      <At x={36} y={62}>
        <AngelHead />
      </At>
      <At x={164} y={62}>
        <EagleHead />
      </At>
      <At x={36} y={293}>
        <BullHead />
      </At>
      <At x={164} y={293}>
        <LionHead />
      </At>
      {/* Anubis bearing the wheel up */}
      <Shape d="M40 240C38 232 42 226 48 228L60 236C70 262 98 276 126 264C146 256 160 240 166 222L154 216C146 236 128 250 108 248C92 247 80 238 74 224L62 222" />
      <Shape d="M80 252C92 266 108 270 126 264L121 244C106 250 92 248 82 240C78 244 78 248 80 252Z" />
      <Fine d="M87 246L84 256M95 250L93 262M103 251L103 266M111 250L113 266M118 247L122 264" />
      <Tone d="M156 230L164 236M150 236L158 243M143 242L150 250M136 246L142 255M66 236L70 244M60 234L62 242" />
      <Shape d="M152 222C156 214 158 206 157 198L152 192L156 180L161 188L166 179L168 191C172 193 178 197 182 201C181 204 177 205 172 204C170 212 169 220 166 226Z" />
      <Fine d="M168 195.6Q169.6 197 171.4 195.8M178 200.6L181 201M157 198C160 204 160 210 158 216" />
      {/* wheel */}
      <circle className="l1 bg" cx={cx} cy={cy} r="64" />
      <circle className="l1" cx={cx} cy={cy} r="58" />
      <circle className="l1" cx={cx} cy={cy} r="40" />
      <circle className="l2" cx={cx} cy={cy} r="20" />
      <path className="l2" d={rays(cx, cy, 9, 40, 40, 8)} />
      <path className="l3" d={rays(cx, cy, 42, 56, 50, 72)} />
      {ring(cx, cy, 30, 4, 0, 360).map((p, i) => (
        <g key={p.deg}>
          <circle className="bg" cx={p.x} cy={p.y} r="8" />
          <At x={p.x} y={p.y}>
            <Fine d={signs[i] ?? ""} />
            {i === 0 || i === 3 ? <circle className="l2" cx="0" cy={i === 0 ? -1.4 : 0} r={i === 0 ? 3.4 : 5} /> : null}
          </At>
        </g>
      ))}
      {ring(cx, cy, 49, 8, 22.5, 382.5).map((p) => (
        <g key={p.deg}>
          <circle className="bg" cx={p.x} cy={p.y} r="7" />
          <circle className="g1" cx={p.x} cy={p.y} r="3.6" />
          <circle className="gf" cx={p.x} cy={p.y} r="1.2" />
        </g>
      ))}
      <circle className="cfill" cx={cx} cy={cy} r="8.6" />
      <circle className="con" cx={cx} cy={cy} r="3.6" />
      {/* snake going down */}
      <path className="snk" d={`M${tail.x.toFixed(1)} ${tail.y.toFixed(1)}${snake}`} />
      <path className="snk2" d={`M${tail.x.toFixed(1)} ${tail.y.toFixed(1)}${snake}`} />
      <At x={neck.x} y={neck.y} turn={-34}>
        <Shape d="M-3 -4C-7 0 -7 8 -2 13Q0 15 2 13C7 8 7 0 3 -4Z" />
        <circle className="dot" cx="-2" cy="4" r="1.1" />
        <circle className="dot" cx="2" cy="4" r="1.1" />
        <Fine d="M0 14V19M0 19L-2 22M0 19L2 22" />
      </At>
      {/* sphinx on the top */}
      <Shape d="M68 128C68 118 84 114 100 114S132 118 132 128Q100 114 68 128Z" />
      <At x={100} y={74} s={0.8}>
        <Sphinx />
      </At>
      <Small d="M124.6 114L142 70L146 64L146 71.4L128.4 115.6Z" />
      <Fine d="M118.4 110L132 116" />
      <GoldShape d="M92 63.6Q100 56 108 63.6L105 66Q100 62.6 95 66Z" />
      <GoldLine d="M100 61V57" />
    </>
  );
}
