import type { ReactNode } from "react";
import type { DrawingProps } from "../drawing.ts";
import { Cup, Pentacle, Sword, Wand } from "../emblems.tsx";
import { Fist, Profile } from "../parts/figure.tsx";
import { Peak, Tree } from "../parts/landscape.tsx";
import { bird, rows, tuft, wave } from "../parts/lines.ts";
import { Fine, Halo, Line, Shape, Small, Tone } from "../parts/mark.tsx";
import { At } from "../parts/pen.tsx";
import type { Place } from "../parts/place.ts";
import { Salamander } from "./kings.tsx";
import { RiderBody, SaddleCloth } from "./rider.tsx";
import { Steed } from "./steed.tsx";

/** Side head looking right in a helmet with its visor up; `crest` is drawn on top. */
function Helm({ x, y, turn = 0, crest }: { x: number; y: number; turn?: number; crest: string }): ReactNode {
  return (
    <At x={x} y={y} turn={turn} flip>
      <path className="l1 bg" d={crest} />
      <Profile />
      <path className="l1 bg" d="M-8 -7C-9 -21 6 -25 13 -14C18 -5 17 10 16 22C10 26 2 26 -2 22C2 14 3 6 2 -2C-1 -5 -5 -6 -8 -7Z" />
      <path className="l1 bg" d="M-12 -8C-14 -16 -6 -21 2 -20C6 -16 7 -10 5 -5C0 -8 -6 -9 -12 -8Z" />
      <path className="l2" d="M-9 -12L4 -11M-6 -16L4 -15M8 -4C9 6 9 14 7 23" />
      <circle className="dot" cx="5" cy="-4" r="1.2" />
    </At>
  );
}

/** Reins from the bit to the rider's hand; the horse's place. */
const reins = "M72 -40C56 -26 36 -34 16 -46M70 -42C52 -32 38 -38 18 -49";

export function WandsKnight(_: DrawingProps): ReactNode {
  const at: Place = { x: 92, y: 224, s: 0.96, r: -16 };
  const cone = "M-26 0L0 -46L26 0Z";
  return (
    <>
      <Tone d={rows(44, 220)} />
      <Halo d="M14 276V238L36 224L70 262L150 234L186 250V276Z" />
      {[
        [30, 272, 0.9],
        [166, 272, 1],
        [142, 274, 0.6],
      ].map(([x, y, s]) => (
        <g key={x}>
          <Shape d={cone} at={{ x: x!, y: y!, s: s! }} />
          <Tone d="M4 -36L14 -2M8 -28L18 -2M12 -22L22 -2M0 -42L8 -2" at={{ x: x!, y: y!, s: s! }} />
        </g>
      ))}
      <Shape d="M10 272C60 266 140 266 190 272V330H10Z" />
      <Tone d="M24 284C40 280 54 280 66 282M120 298C140 296 160 296 180 300M24 318C80 312 140 312 176 318" />
      <Halo d="M-52 -18L-26 -33L6 -30L41 -69L74 -49L38 4L-22 12Z" at={at} />
      <Steed gait="rear" {...at} />
      <SaddleCloth {...at} />
      <Shape d="M-8 -78C-22 -74 -34 -60 -50 -62C-46 -54 -54 -50 -58 -44C-52 -40 -52 -32 -58 -26C-46 -22 -30 -26 -18 -40Z" at={at} />
      <Fine d="M-16 -68C-26 -58 -36 -54 -48 -50M-17 -58C-28 -48 -40 -42 -50 -38M-18 -48C-28 -38 -38 -34 -48 -30" at={at} />
      <RiderBody armour {...at} />
      <Salamander x={70} y={176} s={0.6} r={-10} />
      <Fine d={reins} at={at} />
      <Wand x={122} y={106} len={136} s={0.85} r={8} leaves={1} halo red />
      <Shape d="M70 146C84 150 96 148 108 138L118 132L122 142C114 154 94 162 74 160" />
      <At x={119} y={134} turn={8} flip>
        <Fist />
      </At>
      <Helm x={72} y={122} turn={-4} crest="M2 -18C4 -30 14 -40 26 -38C24 -34 28 -32 32 -34C30 -26 36 -22 40 -22C36 -16 38 -10 42 -6C32 -2 20 -4 14 -12Z" />
      <Fine d={tuft(36, 304) + tuft(168, 314)} />
    </>
  );
}

export function CupsKnight(_: DrawingProps): ReactNode {
  const at: Place = { x: 90, y: 228, s: 0.98 };
  return (
    <>
      <Tone d={rows(44, 200)} />
      <Halo d="M14 262V214H40V262ZM130 262V196H186V262Z" />
      <Peak x={160} y={262} s={0.85} />
      <Tree x={26} y={264} s={0.6} />
      <Shape d="M10 262C60 254 140 258 190 262V330H10Z" />
      <Fine d={`M186 270C160 268 130 274 120 282M186 284C166 282 150 284 140 288${wave(146, 184, 276, 9, 3)}`} />
      <Tone d="M24 276C36 272 46 272 56 272M24 318C80 312 140 312 176 318M110 304C140 302 160 304 180 306" />
      <Halo d="M-52 -18L-26 -33L6 -30L41 -69L74 -49L38 4L-22 12Z" at={at} />
      <Steed gait="walk" {...at} />
      <SaddleCloth {...at} />
      <RiderBody armour {...at} />
      <Small d="M-6 -58C-2 -62 4 -60 6 -56C10 -58 12 -54 10 -50C4 -54 -2 -54 -6 -58Z" at={at} />
      <Fine d={reins} at={at} />
      <Cup x={142} y={116} s={0.42} red halo />
      <Shape d="M86 156C100 162 112 158 124 148L136 144L140 152C130 166 106 178 84 172" />
      <At x={141} y={147} flip>
        <Fist />
      </At>
      <Helm x={86} y={130} crest="M2 -16C2 -28 12 -36 30 -36C26 -33 26 -30 32 -28C27 -26 26 -24 30 -20C24 -19 22 -17 24 -12C18 -10 12 -10 8 -12Z" />
      <Fine d={tuft(40, 312) + tuft(160, 318)} />
    </>
  );
}

export function SwordsKnight(_: DrawingProps): ReactNode {
  const at: Place = { x: 92, y: 226, s: 0.86, r: -5 };
  return (
    <>
      <Shape d="M14 62L60 56L40 66L96 60L70 72L130 66L108 76L186 68V96L140 92L156 100L96 92L110 102L50 92L64 100L14 94Z" />
      <Tone d="M20 70L50 66M60 76L100 72M110 80L160 76M30 84L60 82M80 86L110 84M140 86L180 84" />
      <Fine d={bird(160, 124) + bird(174, 134, 0.8) + bird(152, 138, 0.7)} />
      <Tone d="M14 132H50M14 140H40M14 150H46M14 160H36M14 204H30M14 214H24" />
      <Tree x={26} y={272} s={0.55} r={-26} />
      <Tree x={168} y={270} s={0.6} r={-26} />
      <Shape d="M10 272C60 266 140 268 190 270V330H10Z" />
      <Tone d="M24 284C40 280 54 280 70 282M90 292C120 288 150 288 180 290M24 318C80 312 140 312 176 318M40 306C80 302 120 302 150 304" />
      <Steed gait="charge" {...at} />
      <SaddleCloth {...at} />
      <Shape d="M-8 -78C-26 -80 -42 -70 -66 -74C-60 -66 -70 -60 -78 -58C-70 -52 -72 -46 -80 -42C-60 -32 -36 -30 -18 -38Z" at={at} />
      <Fine d="M-16 -68C-32 -64 -48 -62 -64 -64M-17 -58C-34 -54 -52 -52 -68 -54M-18 -48C-34 -44 -50 -42 -66 -44" at={at} />
      <RiderBody armour {...at} />
      <Fine d={reins} at={at} />
      <Sword x={128} y={136} len={76} r={38} s={0.9} halo red />
      <Shape d="M78 160C92 160 104 154 112 146L124 138L130 147C120 162 100 176 80 174" />
      <At x={124} y={143} turn={38} flip>
        <Fist />
      </At>
      <Helm x={84} y={138} turn={10} crest="M4 -18C10 -28 22 -32 38 -26C32 -24 32 -20 38 -18C32 -16 30 -12 34 -8C24 -6 16 -8 12 -12Z" />
      <Fine d={tuft(60, 312) + tuft(140, 316)} />
    </>
  );
}

export function PentaclesKnight(_: DrawingProps): ReactNode {
  const at: Place = { x: 90, y: 228, s: 0.98 };
  return (
    <>
      <Tone d={rows(44, 196)} />
      <Halo d="M14 240L60 224L120 232L186 220V250H14Z" />
      <Line d="M14 236C40 222 60 224 84 236C120 222 160 220 186 230" />
      <Tree x={24} y={236} s={0.4} />
      <Tree x={176} y={230} s={0.45} />
      <Tree x={164} y={229} s={0.35} />
      <Shape d="M10 250C60 246 140 246 190 250V330H10Z" />
      <Tone d={[258, 266, 274, 282, 290, 298, 306, 314, 322].map((y, i) => `M${16 + (i % 2) * 6} ${y}Q100 ${y - 8} ${184 - (i % 2) * 6} ${y}`).join("")} />
      <Halo d="M-52 -18L-26 -33L6 -30L41 -69L74 -49L38 4L-22 12Z" at={at} />
      <Steed gait="stand" {...at} />
      <SaddleCloth {...at} />
      <RiderBody armour {...at} />
      <Fine d={reins} at={at} />
      <Pentacle x={138} y={128} s={0.9} red halo />
      <Shape d="M86 156C100 164 114 162 126 154L134 150L138 158C128 172 106 180 84 172" />
      <At x={137} y={153} flip>
        <Fist />
      </At>
      <Helm
        x={86}
        y={130}
        crest="M4 -18C6 -24 4 -30 8 -36C12 -32 12 -28 11 -24C16 -30 22 -32 28 -30C26 -24 20 -20 14 -19C20 -18 24 -14 26 -10C20 -8 14 -10 10 -13Z"
      />
      <Fine d={tuft(28, 320) + tuft(172, 322)} />
    </>
  );
}
