import type { DrawingProps } from "../drawing.ts";
import { Beard, Blessing, Face, Fist, Robe } from "../parts/figure.tsx";
import { rows } from "../parts/lines.ts";
import { Fine, GoldLine, GoldShape, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { Pillar } from "../parts/setting.tsx";

function Tiara() {
  return (
    <>
      <GoldShape d="M-8 -34Q-7 -44 0 -46Q7 -44 8 -34Q0 -37 -8 -34Z" />
      <GoldShape d="M-11 -22.5L-10 -33Q0 -38 10 -33L11 -22.5Q0 -27 -11 -22.5Z" />
      <GoldShape d="M-12.5 -8.5L-13.5 -21Q0 -27 13.5 -21L12.5 -8.5Q0 -13.5 -12.5 -8.5Z" />
      <GoldLine d="M-12.8 -12Q0 -17 12.8 -12M-10.4 -26Q0 -30.6 10.4 -26M0 -46V-51M-2.4 -49H2.4" />
    </>
  );
}

function Monk() {
  return (
    <>
      <Shape d="M-32 96C-34 60 -28 36 -8 32H8C28 36 34 60 32 96Z" />
      <Fine d="M-20 44C-24 60 -24 80 -24 94M20 44C24 60 24 80 24 94M-7 36L0 58L7 36M0 58V94" />
      <Tone d="M-14 60L-8 66M-16 70L-8 78M-16 82L-8 90M14 60L8 66M16 70L8 78M16 82L8 90" />
      <Shape d="M-8 34C-14 30 -15 24 -14 18C-13 6 -6 2 0 2S13 6 14 18C15 24 14 30 8 34Q0 38 -8 34Z" />
      <ellipse className="l2 bg" cx="0" cy="13" rx="8.6" ry="7" />
      <Tone d="M-12 22L-11 30M-8.4 23L-8 33M-4 23V34M0 23.4V35M4 23V34M8.4 23L8 33M12 22L11 30" />
    </>
  );
}

function Key({ flip = false }: { flip?: boolean }) {
  return (
    <At x={100} y={276} turn={flip ? 35 : -35}>
      <circle className="c1 bg" cx="0" cy="-20" r="5.4" />
      <circle className="c1" cx="0" cy="-20" r="3" />
      <Red d={flip ? "M-1.3 -15H1.3V24H-1.3ZM1.3 14H7V17H1.3ZM1.3 20H7V23H1.3Z" : "M-1.3 -15H1.3V24H-1.3ZM-1.3 14H-7V17H-1.3ZM-1.3 20H-7V23H-1.3Z"} />
    </At>
  );
}

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(46, 220, 54, 146)} />
      <Pillar x={33} top={56} bottom={330} />
      <Pillar x={167} top={56} bottom={330} />
      <path className="halo" d="M60 220V110Q60 84 76 80H124Q140 84 140 110V220Z" />
      <Shape d="M58 226V112Q58 84 100 78Q142 84 142 112V226Z" />
      <Fine d="M64 226V114Q64 90 100 84Q136 90 136 114V226" />
      <Robe x={100} top={138} bottom={262} shoulder={26} hem={46} at={[]} />
      {/* pallium with three crosses */}
      <Small d="M95 142H105L106 262H94Z" />
      <Fine d="M100 158V168M96.6 162H103.4M100 182V192M96.6 186H103.4M100 206V216M96.6 210H103.4" />
      <Mirror>
        <Fine d="M84 196C82 220 78 244 74 264" />
      </Mirror>
      {/* cope */}
      <Mirror>
        <Shape d="M90 134C76 138 66 148 62 168C58 196 52 232 48 258Q58 264 68 262C72 230 80 190 88 152Z" />
        <Fine d="M86 144C78 180 68 220 63 261" />
      </Mirror>
      {/* blessing arm */}
      <Shape d="M74 146C62 148 52 142 48 128L60 116C64 124 70 130 80 134C88 140 84 150 74 146Z" />
      <Fine d="M70 141C62 140 57 134 54 125" />
      <At x={53} y={121} turn={-8}>
        <Blessing />
      </At>
      {/* staff arm */}
      <Shape d="M124 142C136 146 146 154 150 166L142 180C132 178 122 168 116 158Z" />
      <Fine d="M130 152C136 156 140 162 142 170" />
      <GoldLine d="M148 246V88M141 96H155M138.5 105H157.5M136 114H160" />
      <circle className="gf" cx="148" cy="86" r="2.6" />
      <At x={148} y={172}>
        <Fist />
      </At>
      <Shape d="M80 138Q100 156 120 138L116 132Q100 140 84 132Z" />
      <At x={100} y={116}>
        <Face />
        <Beard length={16} />
        <Tiara />
        <Fine d="M-12 -6L-16 26L-11.6 26L-10.6 4M12 -6L16 26L11.6 26L10.6 4" />
      </At>
      {/* steps, monks, keys */}
      <Shape d="M44 256H156V332H44Z" />
      <Fine d="M44 262H156" />
      <Tone d="M60 300H140M60 312H140" />
      <Key />
      <Key flip />
      <At x={48} y={234}>
        <Monk />
      </At>
      <At x={152} y={234}>
        <Monk />
      </At>
    </>
  );
}
