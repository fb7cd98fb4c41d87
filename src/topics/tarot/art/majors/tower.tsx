import type { DrawingProps } from "../drawing.ts";
import { Face, Reach } from "../parts/figure.tsx";
import { rows } from "../parts/lines.ts";
import { Fine, Gold, GoldShape, Halo, Shape, Tone } from "../parts/mark.tsx";
import { At } from "../parts/pen.tsx";
import { Cloud, Yod } from "../parts/setting.tsx";

const yods = [
  [34, 128],
  [46, 108],
  [30, 152],
  [48, 138],
  [38, 176],
  [52, 164],
  [160, 126],
  [148, 140],
  [168, 150],
  [154, 166],
  [166, 178],
  [172, 132],
] as const;

function Flame({ x, y }: { x: number; y: number }) {
  return (
    <path
      className="cfill"
      d={`M${x - 6} ${y}C${x - 9} ${y - 7} ${x - 4} ${y - 10} ${x - 3} ${y - 17}C${x + 1} ${y - 14} ${x + 1} ${y - 11} ${x + 3} ${y - 12}C${x + 3} ${y - 9} ${x + 9} ${y - 6} ${x + 6} ${y}Z`}
    />
  );
}

function Window({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Shape d={`M${x - 8} ${y + 12}V${y - 2}Q${x - 8} ${y - 11} ${x} ${y - 11}Q${x + 8} ${y - 11} ${x + 8} ${y - 2}V${y + 12}Z`} />
      <Flame x={x} y={y + 11} />
    </>
  );
}

/** A falling figure, head down: drawn upright round the hips, turned outside. */
function Faller() {
  return (
    <>
      <Shape d="M-8 2L-14 30L-8 34L0 12L6 34L13 31L9 2Z" />
      <Shape d="M-10 -28C-14 -16 -14 -4 -16 10Q0 16 17 10C14 -4 14 -16 10 -28Q0 -34 -10 -28Z" />
      <Fine d="M-13 -6Q0 -1 13 -6M-5 -4L-6 12M5 -4L6 12" />
      <Shape d="M-10 -28C-18 -34 -24 -42 -26 -52L-19 -54C-16 -46 -12 -40 -6 -36Z" />
      <Shape d="M10 -28C18 -34 24 -42 26 -52L19 -54C16 -46 12 -40 6 -36Z" />
      <g transform="translate(-22.4 -52) rotate(168)">
        <Reach />
      </g>
      <g transform="translate(22.4 -52) rotate(-168) scale(-1 1)">
        <Reach />
      </g>
      <g transform="translate(0 -44)">
        <Face />
        <Shape d="M-12 2C-15 -12 -8 -18 0 -18S15 -12 12 2C10 -6 6 -10 0 -10.6C-6 -10 -10 -6 -12 2Z" />
      </g>
    </>
  );
}

const wall = "M72 300L78 116L84 106L90 116L96 104L103 116L110 106L116 114L122 108L128 300Z";

let courses = "";
for (let i = 0; i < 14; i += 1) {
  const y = 128 + i * 12.6;
  const left = 77.6 - i * 0.41;
  const seam = i % 2 === 0 ? [88, 106] : [97, 115];
  courses += `M${left.toFixed(1)} ${y.toFixed(1)}H116`;
  for (const x of seam) courses += `M${x} ${y.toFixed(1)}v12.6`;
}

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(38, 300, 14, 186, 4.6)} />
      <Halo d={wall} />
      <path className="halo" d="M60 74L104 60L130 92L70 108Z" />
      {yods.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="bg" cx={x} cy={y} r="6.4" />
      ))}
      <path className="halo" d="M24 216L62 196L70 250L44 282L20 270ZM138 204L178 196L184 260L150 290L132 250Z" />
      {/* smoke */}
      <At x={22} y={94}>
        <Cloud />
      </At>
      <At x={130} y={84}>
        <Cloud />
      </At>
      {/* crag */}
      <Shape d="M10 312L30 296L44 304L60 282L74 290L84 276L118 278L130 290L146 284L160 304L174 298L190 314V332H10Z" />
      <Tone d="M60 282L54 304M84 276L78 300L84 316M118 278L124 300L116 314M146 284L140 306M30 296L26 312M174 298L170 316" />
      {/* tower */}
      <Shape d={wall} />
      <Tone d="M118 122L124 120M118 130L125 128M118 138L125 136M119 146L126 144M119 154L126 152M119 162L126 160M120 170L126 168M120 178L127 176M120 186L127 184M120 194L127 192M121 202L127 200M121 210L127 208M121 218L128 216M121 226L128 224M122 234L128 232M122 242L128 240M122 250L129 248M122 258L129 256M122 266L129 264M123 274L129 272" />
      <Tone d={courses} />
      <Window x={100} y={154} />
      <Window x={88} y={210} />
      <Window x={112} y={216} />
      {/* crown thrown off, lightning */}
      <g transform="rotate(-24 90 88)">
        <GoldShape d="M66 98L60 74L72 84L76 68L88 82L96 66L102 82L116 70L112 86L124 76L116 100Q91 92 66 98Z" />
        <path className="g1" d="M66 92.4Q91 87 117 94" />
      </g>
      <Gold d="M182 40L146 62L152 66L122 84L128 88L106 106L138 88L132 84L164 66L157 62Z" />
      <Flame x={86} y={112} />
      <Flame x={100} y={112} />
      <Flame x={114} y={112} />
      {yods.map(([x, y]) => (
        <Yod key={`${x} ${y}`} x={x} y={y} />
      ))}
      {/* falling */}
      <At x={39} y={228} turn={172} s={0.7}>
        <Faller />
      </At>
      <At x={162} y={240} turn={188} s={0.7}>
        <Faller />
      </At>
    </>
  );
}
