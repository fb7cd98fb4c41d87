import type { DrawingProps } from "../drawing";
import { Face } from "../parts/figure";
import { rays, rows, tuft } from "../parts/lines";
import { At, Fine, Gold, Mirror, Shape, Small, Tone } from "../parts/pen";

const leaf = "M0 0C-5 -3 -6 -9 -3 -13C2 -11 4 -5 0 0Z";
const leaves = [
  [30, 64, -20],
  [46, 62, 14],
  [62, 63, -16],
  [138, 62, 16],
  [154, 63, -14],
  [170, 64, 22],
  [34, 78, 200],
  [52, 78, 164],
  [148, 78, 196],
  [166, 78, 160],
  [92, 48, -30],
  [109, 47, 34],
] as const;

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(46, 288)} />
      <path className="halo" d="M60 90H140V200L146 236L130 250H70L54 236L60 200Z" />
      <circle className="halo" cx="100" cy="266" r="37" />
      <Shape d="M10 300Q60 290 100 294T190 300V332H10Z" />
      <Fine d={tuft(40, 316) + tuft(156, 318)} />
      <Tone d="M56 312H92M108 310H148M70 320H120" />
      {/* living wood */}
      {leaves.map(([x, y, turn]) => (
        <At key={`${x} ${y}`} x={x} y={y} turn={turn}>
          <Small d={leaf} />
          <Fine d="M0 0L-2 -9" />
        </At>
      ))}
      <Shape d="M91 300L93 44Q100 36 107 44L109 300Q100 306 91 300Z" />
      <Fine d="M97 92V220M103 100V240" />
      <Shape d="M22 62Q60 60 100 61T178 62L180 79Q140 78 100 79T20 79Z" />
      <Fine d="M28 68Q60 66 92 67M108 72Q140 70 170 72M40 74H70" />
      <Tone d="M30 71H56M120 66H160M112 76H150" />
      <circle className="l2 bg" cx="100" cy="70" r="4.6" />
      <circle className="l2" cx="100" cy="70" r="2" />
      {/* bent leg */}
      <Shape d="M86 184C72 170 60 156 56 142C54 132 60 127 67 130L102 138L116 126C120 123 125 127 122 132L110 147L76 147C84 158 94 166 106 172Z" />
      <Fine d="M102 138Q103 143 108 147" />
      <Tone d="M60 134L64 140M66 132L69 140M73 134L75 142" />
      {/* straight leg, tied */}
      <Shape d="M90 184L93 124L92 108L91 98Q91 86 97 84H104Q109 88 108 99L107.6 122L114 184Z" />
      <Fine d="M92.6 114H107.8" />
      <path className="c1" d="M96 100C92 92 92 86 97 78M104 100C108 92 108 86 103 78" />
      <path className="cfill" d="M91 98.6Q100 103 108.6 98.6L108.4 107Q100 111 92 107Z" />
      <path className="con" d="M92 103Q100 107 108.4 103" />
      <circle className="g1" cx="100" cy="266" r="24" />
      <Gold d={rays(100, 266, 27, 36, 31, 36)} />
      {/* arms behind the back, coat */}
      <Mirror>
        <Shape d="M84 240C72 236 58 226 50 212C48 204 54 200 60 203L92 210V222L74 216C80 224 88 230 94 232Z" />
        <Fine d="M60 209Q70 222 82 230" />
      </Mirror>
      <Shape d="M78 180C82 173 118 173 122 180L128 192L119 198C116 210 116 222 121 236Q100 252 79 236C84 222 84 210 81 198L72 192Z" />
      <Fine d="M81 198Q100 204 119 198M81 203.4Q100 209.4 119 203.4M100 206V244M76 190Q88 184 100 190T124 190" />
      <Tone d="M114 212L107 217M114 219L107 224M115 226L108 231M117 233L110 238" />
      <g className="dot">
        <circle cx="103" cy="214" r="1" />
        <circle cx="103" cy="223" r="1" />
        <circle cx="103" cy="232" r="1" />
      </g>
      {/* head */}
      <Shape d="M95 238V256H105V238Q100 244 95 238Z" />
      <At x={100} y={265} turn={180}>
        <Shape d="M0 -20C-12 -20 -16 -8 -13 4L-8 8H8L13 4C16 -8 12 -20 0 -20Z" />
        <Face />
        <Shape d="M-12 0C-16 -10 -10 -19 0 -19S16 -10 12 0C11 -5 8 -9 0 -9.6C-8 -9 -11 -5 -12 0Z" />
        <Fine d="M-6 -17L-8 -8M0 -18.6V-10M6 -17L8 -8" />
      </At>
    </>
  );
}
