import type { DrawingProps } from "../drawing";
import { Face, LongHair, Neck, Parting, Robe } from "../parts/figure";
import { rays, rows, wave } from "../parts/lines";
import { At, Fine, Gold, GoldShape, Mirror, Shape, Small, Tone } from "../parts/pen";
import { Peak, TableCup } from "../parts/setting";
import { Wing } from "../parts/wings";

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
      <Gold d={rays(30, 188, 11, 20, 15, 11, -80, 80)} />
      <GoldShape d="M22 194L19 182L26 187L30 179L34 187L41 182L38 194Z" />
      <Peak x={14} y={182} w={14} v={20} h={50} />
      <Peak x={48} y={186} w={16} v={24} h={46} />
      <Shape d="M10 222Q60 208 110 214T190 210V332H10Z" />
      <Path />
      <Gold d={rays(100, 100, 22, 33, 27, 28)} />
      {/* wings */}
      <Mirror>
        <At x={82} y={136} turn={14}>
          <Wing />
        </At>
      </Mirror>
      <Robe x={100} top={124} bottom={290} shoulder={24} hem={42} at={[-0.56, -0.2, 0.16, 0.6]} from={0.5} />
      <Fine d="M86 126Q100 140 114 126" />
      <Small d="M91 146H109V164H91Z" />
      <GoldShape d="M100 149L106.4 161.4H93.6Z" />
      {/* feet: one in the water, one on the stone */}
      <Shape d="M10 300C40 290 70 292 92 300C100 306 104 318 100 332H10Z" />
      <Fine d={wave(16, 84, 308, 17, 4) + wave(24, 90, 320, 17, 4)} />
      <Shape d="M74 288L72 303Q78 307 88 304L87 290Z" />
      <Tone d="M66 304Q78 312 94 305" />
      <Shape d="M106 306C108 298 124 296 138 298C152 300 156 308 152 314H108Q104 312 106 306Z" />
      <Shape d="M110 288L111 300Q122 304 128 300Q126 296 121 296L120 288Z" />
      {/* two cups, the water between */}
      <path className="halo" d="M142 154C116 160 92 176 72 194" />
      <path className="c1" d="M141 147C110 151 84 172 62 194M142 150C114 155 89 174 66 195M143 153.4C118 159 94 176 70 195.4M143 157C122 163 98 179 74 195" />
      <At x={66} y={224} s={1.2}>
        <TableCup />
      </At>
      <Shape d="M78 128C64 134 52 152 48 172C46 186 50 198 56 206L66 198C62 190 64 182 68 174C72 166 80 158 86 152Z" />
      <Fine d="M70 142C60 154 54 170 55 186" />
      <Small d="M54 199C52 206 56 214 63 215C70 216 73 212 71 208L66 197Z" />
      <Fine d="M58 212L64 206M62.6 214.6L68 209" />
      <Shape d="M122 128C138 130 152 138 162 150L160 172C144 172 126 166 114 152Z" />
      <Fine d="M132 140C142 146 150 154 156 166" />
      <At x={172} y={138} turn={-112} s={1.2}>
        <TableCup />
      </At>
      <Small d="M162 160C158 154 157 145 160 140C162 134 170 133 172 139C174 146 172 154 168 158Z" />
      <Fine d="M160 140L168 142M158.6 145L166 147M159 150L165 151.6" />
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
