import type { DrawingProps } from "../drawing.ts";
import { Sphinx } from "../parts/creatures.tsx";
import { Face, Fist, LongHair, Neck } from "../parts/figure.tsx";
import { rays, rows, star } from "../parts/lines.ts";
import { Fine, Gold, GoldLine, GoldShape, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";

const canopyStars = [
  [48, 58],
  [66, 64],
  [84, 59],
  [100, 65],
  [116, 59],
  [134, 64],
  [152, 58],
] as const;

const shield = "M88 242Q100 237 112 242C113 255 110 266 100 274C90 266 87 255 88 242Z";

function Wheel() {
  return (
    <>
      <circle className="l1 bg" cx="0" cy="0" r="21.5" />
      <circle className="l2" cx="0" cy="0" r="17" />
      <path className="l2" d={rays(0, 0, 5, 17, 17, 8)} />
      <circle className="l2 bg" cx="0" cy="0" r="5" />
      <circle className="dot" cx="0" cy="0" r="1.4" />
    </>
  );
}

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(82, 186)} />
      {/* city */}
      <Shape d="M10 200V166H20V158H26V166H36V150L42 142L48 150V170H58V160H64V200ZM190 200V166H180V152L174 144L168 152V170H158V156H152V148H146V156H140V200Z" />
      <Tone d="M12 172H34M12 178H56M12 184H60M146 164H156M146 172H186M146 180H186" />
      <Shape d="M10 190Q100 180 190 190V332H10Z" />
      <path className="halo" d="M70 82H130V200H70Z" />
      {/* canopy */}
      <Mirror>
        <Shape d="M44 74H50V214H44Z" />
        <Shape d="M62 74H67V200H62Z" />
        <Fine d="M50 78C58 92 60 116 52 140" />
      </Mirror>
      <Shape d="M32 74C34 54 56 44 100 44S166 54 168 74L162 82L156 75L150 82L144 75L138 82L132 75L126 82L120 75L114 82L107 75L100 82L93 75L86 82L80 75L74 82L68 75L62 82L56 75L50 82L44 75L38 82Z" />
      <Fine d="M34 71Q100 68 166 71" />
      {canopyStars.map(([x, y]) => (
        <Small key={x} d={star(x, y - 2, 4.6, 1.9, 6)} />
      ))}
      {/* charioteer */}
      <Shape d="M100 132C84 132 72 138 68 150L66 214H134L132 150C128 138 116 132 100 132Z" />
      <Fine d="M80 152Q100 164 120 152M82 172Q100 180 118 172M84 190H116" />
      <Tone d="M124 160L118 166M125 167L118 174M126 174L119 181M126 181L120 188" />
      <Small d="M93 158H107V170H93Z" />
      <Mirror>
        <Shape d="M88 130C76 130 66 136 62 148L78 154C80 146 84 138 92 136Z" />
        <Fine d="M66 148C68 142 74 138 82 136" />
        <GoldShape d="M70 144C64 138 64 130 69 126C68 132 71 136 76 138Z" />
      </Mirror>
      <Shape d="M64 148C56 160 54 176 58 190L74 192L76 172L78 154Z" />
      <Fine d="M62 164L75 168M59 178L74 181" />
      <Shape d="M136 148C144 156 148 168 146 182L132 188L124 170L122 154Z" />
      <Fine d="M139 160L125 166M144 172L129 178" />
      <GoldLine d="M141 206V128" />
      <Gold d={star(141, 123, 7, 2.8, 8)} />
      <At x={141} y={184}>
        <Fist />
      </At>
      <At x={66} y={194}>
        <Fist />
      </At>
      <At x={100} y={108}>
        <LongHair length={16} spread={16} />
        <Neck />
        <Face />
        <Fine d="M-11 -8C-14 -2 -14 8 -13 14M11 -8C14 -2 14 8 13 14" />
        <GoldShape d="M-13 -7V-15H13V-7Q0 -12 -13 -7Z" />
      </At>
      <Gold d={star(100, 90, 8, 3.2, 8)} />
      {/* car */}
      <At x={38} y={252}>
        <Wheel />
      </At>
      <At x={162} y={252}>
        <Wheel />
      </At>
      <Shape d="M50 204H150V274Q100 288 50 274Z" />
      <Fine d="M50 212H150M56 262V218H144V262" />
      <Mirror>
        <Shape d="M92 236C86 225 72 220 60 222C62 226 64 228 67 229C65 231 67 234 71 235C71 238 75 240 79 240C81 243 86 243 92 241Z" />
        <Fine d="M67 229Q77 227 86 233M71 235Q79 233 87 237" />
      </Mirror>
      <circle className="g1 bg" cx="100" cy="229" r="8.6" />
      <circle className="gf" cx="100" cy="229" r="3" />
      <path className="halo" d={shield} />
      <Red d={shield} />
      <path className="con" d="M100 246V268M94 252Q100 248 106 252M94.6 262Q100 266 105.4 262" />
      <circle className="con" cx="100" cy="257" r="4.4" />
      {/* sphinxes */}
      <At x={67} y={264}>
        <Sphinx dark />
      </At>
      <At x={133} y={264}>
        <Sphinx />
      </At>
      <Fine d="M14 324H186" />
    </>
  );
}
