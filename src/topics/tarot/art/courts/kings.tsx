import type { ReactNode } from "react";
import type { DrawingProps } from "../drawing.ts";
import { Cup, Pentacle, Sword, Wand } from "../emblems.tsx";
import { Fist } from "../parts/figure.tsx";
import { Castle, Cloud, Flower, Sea, Tree } from "../parts/landscape.tsx";
import { bird, rows, tuft } from "../parts/lines.ts";
import { Fine, Halo, Ink, Line, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { oval } from "../parts/place.ts";
import { Feet, KingArms, KingHead, KingRobe, Throne } from "./sitters.tsx";

/** A salamander with its tail in its mouth, radius 9. */
export function Salamander({ x, y, s = 1, r = 0 }: { x: number; y: number; s?: number; r?: number }): ReactNode {
  const at = { x, y, s, r };
  return (
    <>
      <Small
        d="M-14 2C-10 -5 -2 -4 2 -2C8 0 12 -2 14 -6L20 -7C22 -6 22 -4 20 -3L15 -1C11 4 4 6 -2 4C-6 3 -8 4 -10 8C-14 12 -20 10 -20 5C-18 8 -15 7 -14 2Z"
        at={at}
      />
      <Fine d="M-2 4L-5 9M8 4L10 9M-1 -3L-3 -8M9 -1L8 -6" at={at} />
      <Ink d={oval(17.5, -5, 0.9)} at={at} />
    </>
  );
}

export function WandsKing(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 176)} />
      <Wand x={48} y={176} len={250} s={0.85} r={-3} halo />
      <Shape d="M10 240C30 222 44 230 60 226H140C158 222 170 230 190 236V330H10Z" />
      <Tone d="M16 250C22 246 26 244 30 244M172 248C178 248 182 250 186 252" />
      <Throne back="M60 304V66C70 56 84 52 100 52S130 56 140 66V304Z">
        <Fine d="M66 300V70C76 62 88 58 100 58S124 62 134 70V300" />
        <Mirror>
          <Salamander x={80} y={76} s={0.7} r={-60} />
        </Mirror>
        <Tone d={rows(90, 300, 68, 132, 7)} />
      </Throne>
      <KingRobe />
      <Feet />
      <KingHead />
      <Wand x={48} y={176} len={250} s={0.85} r={-3} red />
      <KingArms />
      <At x={48} y={193}>
        <Fist />
      </At>
      <Salamander x={166} y={318} s={0.75} />
    </>
  );
}

export function CupsKing(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 150)} />
      <Line d="M14 158H186" />
      <Sea y0={168} y1={322} x0={15} x1={185} step={9} />
      <Halo d="M152 152L162 128L180 152Z" />
      <Small d="M-13 0H13C11 6 7 8 0 8S-11 6 -13 0ZM0 0V-22M-1 -20C-11 -17 -12 -9 -10 -4H-1ZM2 -18C9 -15 10 -9 9 -4H2Z" at={{ x: 168, y: 152 }} />
      <Shape d="M20 300C50 292 150 292 180 300L172 322H28Z" />
      <Tone d="M36 308H164M40 315H160" />
      <Shape d="M58 302V112C58 84 78 64 100 60C122 64 142 84 142 112V302Z" />
      <Fine d="M100 60V120M100 61C88 74 80 92 78 124M100 61C112 74 120 92 122 124M100 61C82 70 68 90 64 118M100 61C118 70 132 90 136 118" />
      <Shape d="M34 214H60V300H34ZM140 214H166V300H140Z" />
      <Shape d="M30 206C30 200 62 200 62 206V215H30ZM138 206C138 200 170 200 170 206V215H138Z" />
      <Fine d="M40 232C46 226 52 238 56 230M40 250C46 244 52 256 56 248M40 268C46 262 52 274 56 266M144 232C150 226 156 238 160 230M144 250C150 244 156 256 160 248M144 268C150 262 156 274 160 266" />
      <KingRobe />
      <Feet />
      <KingHead beard={0} />
      <KingArms />
      <Cup x={44} y={160} s={0.42} red halo />
      <At x={48} y={190}>
        <Fist />
      </At>
      <Line d="M153 204V172" />
      <Shape d="M147 164C147 158 159 158 159 164L156 173H150Z" />
      <Small d="M95 164H105L103 174C110 180 106 188 100 186C94 188 90 180 97 174Z" />
      <Ink d={oval(98, 168, 0.8)} />
    </>
  );
}

export function SwordsKing(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 214)} />
      <Halo d="M14 250V214L40 200H60V250ZM140 250V200L186 210V250Z" />
      <Cloud x={12} y={150} s={0.8} />
      <Cloud x={188} y={130} s={0.85} flip />
      <Cloud x={190} y={206} s={0.7} flip />
      <Fine d={bird(168, 78) + bird(178, 92, 0.8)} />
      <Tree x={22} y={246} s={0.55} />
      <Tree x={178} y={246} s={0.5} />
      <Shape d="M10 246C40 238 160 238 190 246V330H10Z" />
      <Throne back="M58 304V84L64 60H136L142 84V304Z">
        <Fine d="M66 300V88L70 68H130L134 88V300" />
        <Mirror>
          <Small d="M82 88C74 78 66 84 70 92C66 98 76 104 82 94ZM83 90V86" />
        </Mirror>
        <Tone d={rows(112, 300, 68, 132, 7)} />
      </Throne>
      <KingRobe />
      <Feet />
      <KingHead beard={16} />
      <KingArms />
      <Sword x={48} y={180} len={122} r={-6} halo red />
      <At x={49} y={192}>
        <Fist />
      </At>
    </>
  );
}

function Bull(): ReactNode {
  return (
    <>
      <Small d="M30 202C20 200 16 190 22 182C24 190 28 192 34 194ZM58 202C68 200 72 190 66 182C64 190 60 192 54 194Z" />
      <Shape d="M30 208C30 196 38 190 44 190S58 196 58 208C58 218 52 228 44 232C36 228 30 218 30 208Z" />
      <Fine d="M37 205Q39.5 207.5 42 205.500M51 205Q48.5 207.5 46 205.500M41 222L42 223M47 222L46 223M40 227Q44 229 48 227" />
    </>
  );
}

export function PentaclesKing(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 176)} />
      <Castle x={32} y={214} s={0.9} />
      <Castle x={170} y={214} s={0.7} />
      <Shape d="M10 212H190V330H10Z" />
      <Tone d="M14 226H28M14 240H28M172 226H186M172 240H186M14 256H28M172 256H186" />
      <Throne back="M56 304V92C56 78 66 70 80 74L100 54L120 74C134 70 144 78 144 92V304Z">
        <Fine d="M64 300V96C64 86 72 80 82 84L100 64L118 84C128 80 136 86 136 96V300" />
        <Tone d={rows(120, 300, 66, 134, 7)} />
      </Throne>
      <KingRobe />
      <Feet />
      <KingHead beard={30} />
      {[
        [74, 246],
        [84, 272],
        [66, 282],
        [116, 250],
        [130, 264],
        [112, 282],
      ].map(([x, y]) => (
        <Small key={x} d={oval(x! - 3, y!, 2.6) + oval(x! + 3, y!, 2.6) + oval(x!, y! + 5, 2.6)} />
      ))}
      <KingArms rest={false} />
      <Line d="M56 206L64 124" />
      <Small d={oval(64, 118, 6)} />
      <Fine d="M64 112V106M61 109H67" />
      <At x={56} y={193}>
        <Fist />
      </At>
      <g transform="translate(0 16)">
        <Mirror>
          <Bull />
        </Mirror>
      </g>
      <Shape d="M128 142C144 152 150 176 142 196C136 204 126 206 118 204L116 192C122 190 126 186 124 180C122 176 120 174 116 172" />
      <Pentacle x={110} y={190} s={0.95} red halo />
      <At x={126} y={204} s={0.9} flip>
        <Fist />
      </At>
      {[
        [20, 296],
        [24, 268],
        [178, 296],
        [176, 270],
        [22, 314],
        [180, 316],
      ].map(([x, y]) => (
        <Flower key={`${x} ${y}`} x={x!} y={y!} s={0.8} />
      ))}
      <Fine d={tuft(60, 326) + tuft(140, 326)} />
    </>
  );
}
