import type { DrawingProps } from "../drawing.ts";
import { Face } from "../parts/figure.tsx";
import { rays, rows, tuft } from "../parts/lines.ts";
import { Fine, GoldLine, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";

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
      <path className="cfill" d="M96.400 59H103.6V81H96.4Z" />
      <path className="con" d="M100 60V80" />
      <path className="c1" d="M98.4 80V104M101.6 80V104" />
      {/* bent leg */}
      <Shape d="M86 184C72 170 60 156 56 142C54 132 60 127 67 130L102 138L116 126C120 123 125 127 122 132L110 147L76 147C84 158 94 166 106 172Z" />
      <Fine d="M102 138Q103 143 108 147" />
      <Tone d="M60 134L64 140M66 132L69 140M73 134L75 142" />
      {/* straight leg, tied; the shoe points left */}
      <Shape d="M90 184L93 124L92.5 101C86 103 78 102 73 98C72 92 80 89 92 89H106Q109 96 108.5 106L107.6 122L114 184Z" />
      <Fine d="M76 94.5Q88 92 106 93.5M92.6 114H107.8" />
      <Tone d="M106 128L100 133M107 136L101 141M108 144L102 149M109 152L103 157M110 160L103 165M111 168L104 173M112 176L105 181" />
      <path className="cfill" d="M91.8 100Q100 104 109.4 100L109 108.5Q100 112 92 108.5Z" />
      <path className="con" d="M92.4 104.4Q100 108 109 104.4" />
      <circle className="g1" cx="100" cy="266" r="24" />
      <GoldLine d={rays(100, 266, 27, 36, 31, 36)} />
      {/* arms behind the back, coat */}
      <Mirror>
        <Shape d="M84 240C72 236 58 226 50 212C48 204 54 200 60 203L92 210V222L74 216C80 224 88 230 94 232Z" />
        <Fine d="M60 209Q70 222 82 230" />
      </Mirror>
      <Shape d="M78 180C82 173 118 173 122 180L129 191L119 199C116 210 116 222 121 236Q100 252 79 236C84 222 84 210 81 199L71 191Z" />
      <Tone d="M115 204L107 209M115 211L107 216M114.6 218L107 223M115.6 225L108 230M118 232L110 237M124 184L118 194M120 182L114 196M80 182L84 194" />
      <Small d="M81 198Q100 204 119 198L118 205Q100 211 82 205Z" />
      <Small d="M95 199.6H105V208.6H95Z" />
      <Fine d="M75 186Q88 192 100 191T125 186M92 178L90 190M108 178L110 190M95.6 209L95 245M104.4 209L105 245M84 228C88 236 94 242 100 244C106 242 112 236 116 228" />
      <g className="dot">
        <circle cx="100" cy="216" r="1" />
        <circle cx="100" cy="224" r="1" />
        <circle cx="100" cy="232" r="1" />
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
