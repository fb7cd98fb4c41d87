import type { DrawingProps } from "../drawing.ts";
import { Beard, Crown, Face, Fist } from "../parts/figure.tsx";
import { rows } from "../parts/lines.ts";
import { Fine, GoldLine, GoldShape, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { Peak } from "../parts/setting.tsx";

function RamHead() {
  return (
    <>
      <Small d="M-5.5 -7Q0 -10 5.5 -7L4 8Q0 12 -4 8Z" />
      <Small d="M-4 -8C-12 -13 -19 -5 -16 4C-14 9 -8 9 -7 5C-6.5 2.4 -9.6 1 -11 3C-12 -1 -9 -4 -5.4 -2.6Z" />
      <Small d="M4 -8C12 -13 19 -5 16 4C14 9 8 9 7 5C6.5 2.4 9.6 1 11 3C12 -1 9 -4 5.4 -2.6Z" />
      <Fine d="M-3.2 -.6L-1.6 .2M3.2 -.6L1.6 .2M-1.6 8L0 9.2L1.6 8" />
    </>
  );
}

const robe = "M100 128C84 128 72 136 68 154C64 180 56 220 46 262H154C144 220 136 180 132 154C128 136 116 128 100 128Z";

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(42, 100)} />
      <Peak x={34} y={92} w={44} v={40} h={120} />
      <Peak x={170} y={104} w={40} v={44} h={110} />
      <Peak x={14} y={140} w={30} v={34} h={90} />
      <Shape d="M10 214Q50 206 100 210T190 212V332H10Z" />
      <Tone d="M18 224H40M18 234H36M164 222H182M168 232H182M164 242H182" />
      {/* throne */}
      <Shape d="M48 304V100Q48 78 70 78H130Q152 78 152 100V304Z" />
      <Fine d="M56 304V104Q56 86 72 86H128Q144 86 144 104V304" />
      <Mirror>
        <At x={56} y={82}>
          <RamHead />
        </At>
      </Mirror>
      <Shape d="M14 306H186V332H14Z" />
      <Fine d="M14 313H186" />
      {/* body */}
      <Shape d={robe} />
      <Fine d="M84 196C82 220 76 244 72 262M100 200V262M116 196C118 220 124 244 128 262" />
      <Tone d="M135 204L126 209M137 214L128 219M140 224L131 229M142 234L133 239M145 244L136 249M147 254L138 259" />
      {/* armoured feet and knees */}
      <Mirror>
        <Shape d="M64 258H92C92 272 88 284 88 298L92 306H60C62 290 66 274 64 258Z" />
        <Fine d="M66 268Q78 274 91 268M65 280Q77 286 89 280M64 292Q76 298 88 292" />
      </Mirror>
      <Shape d="M46 250C60 264 82 262 100 266C118 262 140 264 154 250C152 240 148 236 146 232C130 240 114 240 100 242C86 240 70 240 54 232C52 236 48 240 46 250Z" />
      <Fine d="M58 246C72 252 86 250 100 254C114 250 128 252 142 246" />
      {/* arms of the throne */}
      <Mirror>
        <Shape d="M28 214H60V306H28Z" />
        <Fine d="M33 226V300M55 226V300M33 300H55" />
        <At x={44} y={214}>
          <RamHead />
        </At>
      </Mirror>
      {/* sleeves */}
      <Shape d="M78 132C62 138 54 156 52 176C52 190 62 196 76 194L80 180C74 176 76 166 82 156Z" />
      <Fine d="M66 146C60 158 58 170 62 182" />
      <Shape d="M122 132C138 138 146 156 148 176C148 190 138 196 124 194L120 180C126 176 124 166 118 156Z" />
      <Fine d="M134 146C140 158 142 170 138 182" />
      {/* ankh sceptre */}
      <GoldLine d="M70 236V166M62.5 166H77.5" />
      <ellipse className="g1 bg" cx="70" cy="157" rx="5" ry="8.6" />
      <At x={71} y={190} flip>
        <Fist />
      </At>
      {/* the globe */}
      <circle className="cfill" cx="128" cy="181" r="11" />
      <path className="con" d="M117.6 179Q128 185 138.4 179M128 170.4V182" />
      <GoldShape d="M126.8 169V164.2H122.8V161.8H126.8V158H129.2V161.8H133.2V164.2H129.2V169Z" />
      <Small d="M116 186C118 196 136 198 141 188C142 184 138 183 136 186C132 191 124 191 121 185C119 182 115 183 116 186Z" />
      {/* head */}
      <Shape d="M84 124C78 134 72 138 72 146Q100 160 128 146C128 138 122 134 116 124Z" />
      <Fine d="M76 147Q100 158 124 147" />
      <Shape d="M100 84C86 84 84 96 84 106C84 118 82 126 78 132L92 136H108L122 132C118 126 116 118 116 106C116 96 114 84 100 84Z" />
      <At x={100} y={106}>
        <Face />
        <Beard length={32} />
        <Crown />
      </At>
    </>
  );
}
