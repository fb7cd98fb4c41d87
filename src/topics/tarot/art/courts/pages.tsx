import type { ReactNode } from "react";
import type { DrawingProps } from "../drawing.ts";
import { Cup, Pentacle, Sword, Wand } from "../emblems.tsx";
import { Fist, Profile } from "../parts/figure.tsx";
import { Cloud, Flower, Peak, Sea, Tree } from "../parts/landscape.tsx";
import { bird, rows, tuft } from "../parts/lines.ts";
import { Fine, Halo, Ink, Line, Shape, Small, Tone } from "../parts/mark.tsx";
import { At } from "../parts/pen.tsx";
import { oval } from "../parts/place.ts";

/** A page in tunic and hose, standing; hips at y 214, feet on y 304, shoulders at y 144. Arms and head come after. */
function PageBody({ x = 104, lean = 0 }: { x?: number; lean?: number }): ReactNode {
  const at = { x: x - 104, y: 0 };
  return (
    <>
      <Halo d="M86 140H122L132 232L126 304H84L78 232Z" at={at} />
      <Shape d="M106 224L110 262L108 290L112 304H134L132 299L124 294L126 262L128 222Z" at={at} />
      <Shape d={`M82 222L86 262L ${82 + lean} 290L${76 + lean} 304H${98 + lean}L${98 + lean} 292L104 262L106 224Z`} at={at} />
      <Fine d={`M${82 + lean} 288L${98 + lean} 290M108 288L124 290M86 262L88 274M124 262L122 274`} at={at} />
      <Shape d="M92 142C80 146 78 164 82 186L74 232C90 244 120 244 136 232L126 186C130 164 128 146 116 142Z" at={at} />
      <Fine
        d="M82 186C94 193 114 193 126 186M81.5 192C94 199 114 199 127 192M90 200L84 236M104 204V241M118 200L125 236M94 142L104 156L114 142M104 156V190"
        at={at}
      />
      <Tone d="M119 156L127 168M117 162L127 176M117 170L126 182M124 204L132 218M123 212L134 228M126 224L134 234" at={at} />
    </>
  );
}

/** Side head looking right under a soft cap. */
function PageHead({ x, y, turn = 0, flip = false, feather = true }: { x: number; y: number; turn?: number; flip?: boolean; feather?: boolean }): ReactNode {
  return (
    <At x={x} y={y} turn={turn} flip={!flip}>
      <Profile />
      <path className="l1 bg" d="M-7 -8C-4 -4 1 -4 3 0C4 6 7 12 14 14C18 6 17 -8 12 -14Z" />
      <path className="l2" d="M6 -4C7 2 10 8 14 11M10 -6C11 0 13 4 16 6" />
      <path className="l1 bg" d="M-14 -8C-14 -20 -4 -24 6 -23C18 -22 22 -12 19 -2C10 -10 -4 -11 -14 -8Z" />
      <path className="l2" d="M-13 -9C-4 -14 10 -13 19 -4" />
      {feather && <path className="l2 bg" d="M8 -20C14 -34 26 -36 32 -30C30 -20 20 -16 10 -16Z" />}
      {feather && <path className="l2" d="M10 -18C18 -24 24 -28 31 -30" />}
    </At>
  );
}

export function WandsPage(_: DrawingProps): ReactNode {
  const cone = "M-26 0L0 -46L26 0Z";
  return (
    <>
      <Tone d={rows(44, 200)} />
      <Halo d="M14 256V214L40 190L80 220L150 196L186 220V256Z" />
      {[
        [36, 250, 1],
        [74, 252, 0.6],
        [172, 250, 0.9],
      ].map(([x, y, s]) => (
        <g key={x}>
          <Shape d={cone} at={{ x: x!, y: y!, s: s! }} />
          <Tone d="M4 -36L14 -2M8 -28L18 -2M12 -22L22 -2M0 -42L8 -2" at={{ x: x!, y: y!, s: s! }} />
        </g>
      ))}
      <Shape d="M10 250C60 244 140 244 190 250V330H10Z" />
      <Tone d="M20 264C40 258 56 258 70 260M136 262C150 258 170 260 182 264M24 318C80 312 140 312 176 318" />
      <PageBody x={92} />
      <Small d="M80 214C84 210 88 213 86 217C85 220 81 219 82 216M100 222C104 218 108 221 106 225C105 228 101 227 102 224M94 170C98 166 102 169 100 173C99 176 95 175 96 172" />
      <Shape d="M84 144C66 148 62 172 62 200L70 244C76 240 78 232 76 224L74 198C74 184 76 174 82 164" />
      <Fine d="M68 166C66 190 68 214 72 236" />
      <Wand x={142} y={182} len={246} s={0.85} halo red />
      <Shape d="M84 150C78 162 82 178 94 184L134 186L136 176L102 172C98 168 96 164 96 160" />
      <Shape d="M102 146C116 148 130 154 138 162L134 172C124 166 114 164 104 164" />
      <PageHead x={94} y={120} turn={-8} />
      <At x={142} y={166} flip>
        <Fist />
      </At>
      <At x={142} y={181} flip>
        <Fist />
      </At>
      <Fine d={tuft(36, 292) + tuft(168, 298)} />
    </>
  );
}

export function CupsPage(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 176)} />
      <Halo d="M14 188H186V192H14Z" />
      <Line d="M14 190C30 184 44 194 58 190M136 190C150 184 168 194 186 188" />
      <Sea y0={202} y1={264} x0={15} x1={185} step={9} />
      <Shape d="M10 274C60 268 140 268 190 274V330H10Z" />
      <Tone d="M20 290C40 286 56 286 70 288M138 288C156 286 170 288 182 292M24 318C80 312 140 312 176 318" />
      <PageBody x={84} lean={-4} />
      {[
        [70, 216],
        [86, 226],
        [102, 218],
      ].map(([x, y]) => (
        <Flower key={x} x={x!} y={y!} s={0.75} />
      ))}
      <Cup x={142} y={152} s={0.5} red halo />
      <g transform="translate(4 -16)">
        <Shape d="M130 136C124 126 128 112 140 108C138 104 142 100 146 102C154 104 158 112 154 118C150 124 146 122 144 126C143 130 145 134 146 137C142 141 134 141 130 136Z" />
        <Ink d={oval(149, 111, 1.2)} />
        <Fine d="M146 118C142 116 141 110 144 106M155 116L150 115M134 118L138 120M132 124L136 126M132 131L137 132" />
      </g>
      <Shape d="M78 148C68 160 70 178 84 186L132 194L134 184L96 173C91 170 90 165 90 160" />
      <Shape d="M96 146C110 148 126 156 134 163L130 172C118 167 106 165 96 165" />
      <At x={139} y={167} flip>
        <Fist />
      </At>
      <At x={138} y={189} flip>
        <Fist />
      </At>
      <PageHead x={86} y={121} feather={false} />
      <Shape d="M70 104C60 108 54 122 56 146C58 152 64 152 66 146C66 134 70 124 76 116" />
      <Fine d="M62 118C60 128 60 138 61 146" />
      <Fine d={tuft(160, 300) + tuft(30, 304)} />
    </>
  );
}

export function SwordsPage(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 64)} />
      <Cloud x={12} y={126} s={1} />
      <Cloud x={190} y={152} s={0.95} flip />
      <Cloud x={8} y={186} s={0.8} />
      <Cloud x={192} y={210} s={0.8} flip />
      <Fine
        d={[
          [34, 66, 1],
          [48, 78, 0.8],
          [30, 86, 0.7],
          [58, 62, 0.7],
          [66, 74, 0.6],
          [48, 94, 0.6],
        ]
          .map(([x, y, s]) => bird(x!, y!, s!))
          .join("")}
      />
      <Tree x={30} y={264} s={0.6} r={12} />
      <Tree x={170} y={262} s={0.55} r={12} />
      <Shape d="M10 262C30 256 40 260 56 262L76 282C90 290 120 286 140 280L150 262C166 256 176 258 190 262V330H10Z" />
      <Shape d="M10 306C50 290 150 288 190 304V330H10Z" />
      <Tone d="M28 314C70 304 130 304 172 312M50 322C90 316 120 316 150 320" />
      <PageBody x={96} lean={-10} />
      <Shape d="M86 146C74 150 70 156 58 158C46 160 40 170 30 172C38 184 54 182 62 178C70 182 78 176 84 168" />
      <Fine d="M40 176C52 176 62 168 76 162M52 178C60 176 70 172 78 166" />
      <Sword x={132} y={158} len={106} r={16} halo red />
      <Shape d="M88 150C88 164 98 174 112 174L134 170L132 160L114 162C108 160 104 156 104 152" />
      <Shape d="M108 144C120 146 130 154 136 164L126 172C120 166 112 162 106 162" />
      <At x={130} y={166} turn={16}>
        <Fist />
      </At>
      <At x={96} y={120} flip={false} turn={4}>
        <Profile />
        <path
          className="l1 bg"
          d="M-7 -13C0 -22 14 -20 16 -8C24 -8 28 -14 34 -12C30 -2 24 2 18 2C26 4 30 8 36 8C30 16 20 14 14 10C8 10 4 4 3 -2C0 -5 -4 -8 -7 -13Z"
        />
        <path className="l2" d="M2 -14C10 -12 14 -4 20 -5M6 -4C12 4 18 6 28 9" />
      </At>
    </>
  );
}

export function PentaclesPage(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 190)} />
      <Halo d="M120 240V196H186V240Z" />
      <Peak x={164} y={240} s={0.95} />
      <Line d="M14 238C40 230 60 234 84 238" />
      <Tree x={26} y={240} s={0.55} />
      <Tree x={44} y={241} s={0.65} />
      <Shape d="M10 240C60 234 140 234 190 240V330H10Z" />
      <Tone d="M134 248L186 262M134 258L186 276M134 268L186 290M134 278L180 300M20 256C36 252 52 252 66 254M24 318C80 312 140 312 176 318" />
      <PageBody x={86} />
      <Shape d="M72 146C58 156 52 184 50 212C58 216 64 212 66 204C68 190 70 178 76 168" />
      <Fine d="M62 168C58 184 56 198 56 210" />
      <Pentacle x={132} y={110} s={0.95} red halo />
      <Shape d="M76 150C74 164 84 172 96 166L126 144L121 136L98 150C94 150 92 150 90 150" />
      <Shape d="M98 146C110 146 122 142 130 136L136 144C126 156 112 162 100 164" />
      <At x={123} y={138} turn={-30} s={0.9} flip>
        <Fist />
      </At>
      <At x={135} y={139} turn={-10} s={0.9} flip>
        <Fist />
      </At>
      <PageHead x={84} y={120} turn={-4} feather={false} />
      <Shape d="M68 100C60 104 56 116 60 128C64 130 68 126 68 120C68 114 70 110 74 106" />
      {[
        [30, 286],
        [46, 306],
        [156, 308],
        [118, 318],
        [172, 292],
      ].map(([x, y]) => (
        <g key={x}>
          <Fine d={`M${x} ${y! + 12}V${y}`} />
          <Flower x={x!} y={y!} s={0.75} />
        </g>
      ))}
      <Fine d={tuft(62, 318) + tuft(140, 300)} />
    </>
  );
}
