import type { DrawingProps } from "../drawing.ts";
import { Face, LongHair, Neck, Parting, Robe } from "../parts/figure.tsx";
import { rays, rows, wave } from "../parts/lines.ts";
import { Fine, GoldLine, GoldShape, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { Peak, TableCup } from "../parts/setting.tsx";
import { Wing } from "../parts/wings.tsx";

/** The water: thin where it leaves the upper lip, full where it falls into the lower cup. */
const water = "M140.4 152.4C106 155 70 174 57 203H66C77 186 106 166 142.4 158.6Z";

function Iris({ x, y, h }: { x: number; y: number; h: number }) {
  const t = y - h;
  return (
    <>
      <Fine d={`M${x} ${y}V${t}M${x} ${y}Q${x - 6} ${y - h * 0.5} ${x - 8} ${y - h * 0.6}M${x} ${y}Q${x + 6} ${y - h * 0.4} ${x + 7} ${y - h * 0.5}`} />
      <Small
        d={`M${x} ${t}C${x - 5} ${t - 3} ${x - 4} ${t - 10} ${x} ${t - 12}C${x + 4} ${t - 10} ${x + 5} ${t - 3} ${x} ${t}ZM${x} ${t}C${x - 5} ${t + 4} ${x - 9} ${t + 3} ${x - 9} ${t - 1}C${x - 6} ${t - 3} ${x - 3} ${t - 2} ${x} ${t}ZM${x} ${t}C${x + 5} ${t + 4} ${x + 9} ${t + 3} ${x + 9} ${t - 1}C${x + 6} ${t - 3} ${x + 3} ${t - 2} ${x} ${t}Z`}
      />
    </>
  );
}

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(46, 196)} />
      <circle className="halo" cx="100" cy="84" r="33" />
      <path className="halo" d="M30 104L86 116L66 150V200H134V150L114 116L170 104L176 150H24Z" />
      <circle className="halo" cx="30" cy="180" r="16" />
      {/* light at the end of the path */}
      <GoldLine d={rays(30, 188, 11, 20, 15, 11, -80, 80)} />
      <GoldShape d="M22 194L19 182L26 187L30 179L34 187L41 182L38 194Z" />
      <Peak x={14} y={182} w={14} v={20} h={50} />
      <Peak x={48} y={186} w={16} v={24} h={46} />
      <Shape d="M10 222Q60 208 110 214T190 210V332H10Z" />
      <Path />
      <GoldLine d={rays(100, 100, 22, 33, 27, 28)} />
      {/* wings */}
      <Mirror>
        <At x={82} y={136} turn={14}>
          <Wing />
        </At>
      </Mirror>
      <Robe x={100} top={124} bottom={290} shoulder={24} hem={42} at={[-0.56, -0.2, 0.16, 0.6]} from={0.5} />
      <Fine d="M86 126Q100 140 114 126" />
      <Small d="M92 142H108V158H92Z" />
      <GoldShape d="M100 145L105.6 155.6H94.4Z" />
      {/* feet: one in the water, one on the stone */}
      <Shape d="M10 300C40 290 70 292 92 300C100 306 104 318 100 332H10Z" />
      <Fine d={wave(16, 84, 308, 17, 4) + wave(24, 90, 320, 17, 4)} />
      <Shape d="M74 288L72 303Q78 307 88 304L87 290Z" />
      <Tone d="M66 304Q78 312 94 305" />
      <Shape d="M106 306C108 298 124 296 138 298C152 300 156 308 152 314H108Q104 312 106 306Z" />
      <Shape d="M110 288L111 300Q122 304 128 300Q126 296 121 296L120 288Z" />
      {/* arms, two cups, the water between */}
      <Shape d="M80 128C64 134 50 156 44 184C41 198 40 206 41 214L59 218C62 204 66 192 72 180C77 170 82 162 86 154Z" />
      <Fine d="M70 142C60 156 52 176 50 200" />
      <Shape d="M118 128C132 131 146 140 155 148L171 160C168 176 158 188 146 187C134 184 122 168 114 150Z" />
      <Fine d="M130 140C140 148 147 158 150 172M128 154C134 164 140 170 146 174" />
      <circle className="halo" cx="146" cy="144" r="14" />
      <circle className="halo" cx="60" cy="214" r="12" />
      <At x={174} y={136} turn={-101} s={1.4}>
        <TableCup />
      </At>
      <At x={60} y={240} s={1.4}>
        <TableCup />
      </At>
      <Red d={water} />
      <path className="con" d="M136 157C106 162 78 178 64.5 199" />
      <Shape d="M157 158C154 152 155 145 158 142C161 138 168 138 170 142C172 148 171 155 167 160Z" />
      <Fine d="M157.4 146L164 147.6M156.4 150.4L163 152M157.4 154.6L163 156" />
      <Shape d="M42 214L57 217.6C58 221 60 224 64 226C68 229 67 235 63 236C58 237 52 234 48 229C45 225 42 220 42 214Z" />
      <Fine d="M57 228L65 229.4M55.6 232L64.6 233.2" />
      {/* head */}
      <At x={100} y={100}>
        <LongHair length={24} spread={16} />
        <Neck />
        <Face />
        <Parting />
      </At>
      <circle className="g1 bg" cx="100" cy="86" r="3.6" />
      <circle className="gf" cx="100" cy="86" r="1.2" />
      <Iris x={172} y={318} h={48} />
      <Iris x={158} y={322} h={26} />
    </>
  );
}

function Path() {
  return (
    <>
      <Fine d="M28 218C40 234 22 250 34 270C40 282 56 290 66 296M38 216C52 234 34 250 48 268C56 278 68 284 76 290" />
      <Tone d="M132 228H178M140 236H182M136 250H170M60 226H70M14 240H20M14 262H26M150 262H180" />
    </>
  );
}
