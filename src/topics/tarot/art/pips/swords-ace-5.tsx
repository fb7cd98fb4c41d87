import type { ReactNode } from "react";
import type { DrawingProps } from "../drawing.ts";
import { Sword } from "../emblems.tsx";
import { Cloud, Moon, Peak, Sea } from "../parts/landscape.tsx";
import { bird, bricks, rain, rows, tuft } from "../parts/lines.ts";
import { Fine, Gold, GoldLine, GoldShape, Halo, Line, OnRed, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { oval } from "../parts/place.ts";
import { CloudFist, Gown, Hand, Head, Nape, Side } from "./people.tsx";

/** A hand out of a cloud holds up a sword in a crown with palm and olive; bare peaks below. */
export function SwordsAce(_: DrawingProps): ReactNode {
  const leaf = "M0 0C4 -3 9 -3 13 0C9 3 4 3 0 0Z";
  const yod = "M0 -5C3 -3 4 0 2 4C0 6 -2 5 -1 2C0 0 -1 -2 -2 -3Z";
  return (
    <>
      <Tone d={rows(50, 234)} />
      <Halo d={`${oval(96, 104, 40, 46)}M14 262L50 240L90 256L130 236L186 262V276H14Z`} />
      <Peak x={44} y={300} s={1.05} />
      <Peak x={150} y={300} s={1.2} />
      <Peak x={98} y={306} s={0.9} />
      <Shape d="M10 300C60 290 140 292 190 302V330H10Z" />
      <Tone d="M30 312C80 304 130 306 172 314" />
      <Sword x={96} y={199} len={141} halo red />
      {[false, true].map((flip) => (
        <g key={String(flip)}>
          <Line d={flip ? "M96 92C86 94 76 102 70 114C66 122 65 130 66 140" : "M96 92C106 94 116 102 122 114C126 122 127 130 126 140"} />
          {[
            [104, 94, 10],
            [113, 101, 30],
            [120, 111, 50],
            [125, 123, 70],
            [127, 134, 85],
          ].map(([x, y, r]) => (
            <g key={x}>
              <Small d={leaf} at={flip ? { x: 192 - x!, y, r: -(r! - 40), flip } : { x, y, r: r! - 40 }} />
              <Small d={leaf} at={flip ? { x: 192 - x!, y, r: -(r! + 60), flip } : { x, y, r: r! + 60 }} />
            </g>
          ))}
        </g>
      ))}
      <GoldShape d="M74 98L70 74L82 84L88 70L96 82L104 70L110 84L122 74L118 98C104 94 88 94 74 98Z" />
      <GoldLine d="M75 93C88 89 104 89 117 93" />
      <Gold d={oval(70, 72, 1.8) + oval(88, 68, 1.8) + oval(104, 68, 1.8) + oval(122, 72, 1.8)} />
      <Red d="M91.5 96V84L96 66L100.5 84V96Z" />
      {[
        [52, 150],
        [40, 172],
        [58, 190],
        [140, 152],
        [152, 172],
        [134, 186],
      ].map(([x, y]) => (
        <Gold key={x} d={yod} at={{ x, y, s: 1.3 }} />
      ))}
      <CloudFist x={96} y={216} s={0.92} />
      <Shape d={oval(96, 233, 4.6)} />
    </>
  );
}

/** A blindfolded woman with crossed swords, the sea and the moon behind her. */
export function Swords2(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 176)} />
      <Halo d={oval(148, 74, 16)} />
      <Moon x={148} y={74} r={200} />
      <Line d="M14 186H186" />
      <Sea y0={196} y1={262} step={9} />
      <Shape d="M14 190C20 182 30 184 34 192C42 190 46 198 44 204H14ZM186 214C178 206 168 208 164 216C156 216 154 224 158 228H186Z" />
      <Fine d="M24 188L28 198M176 212L172 222" />
      <Shape d="M10 272C60 264 140 264 190 272V330H10Z" />
      <Tone d={rows(282, 322, 18, 182, 10)} />
      <Shape d="M56 252H144V300H56Z" />
      <Fine d={bricks(56, 262, 144, 300, 30, 19)} />
      <Sword x={76} y={206} len={136} r={-22} halo />
      <Sword x={124} y={206} len={136} r={22} halo />
      <Shape d="M100 144C84 144 76 152 74 168L70 226C64 246 58 276 56 306C84 318 116 318 144 306C142 276 136 246 130 226L126 168C124 152 116 144 100 144Z" />
      <Fine d="M84 240C78 262 74 284 73 308M100 246V315M116 240C122 262 126 284 127 308M90 146Q100 158 110 146M72 226Q100 240 128 226" />
      <Tone d="M128 244L134 258M126 252L136 272M128 266L138 286M130 280L140 300" />
      <Shape d="M74 164C66 180 68 196 80 204L118 202L116 190L88 190C86 184 86 178 88 172" />
      <Shape d="M126 164C134 180 132 196 120 204L82 202L84 190L112 190C114 184 114 178 112 172" />
      <Shape d="M118 190C124 190 128 194 129 199C129 205 124 208 119 206L112 203V190ZM82 190C76 190 72 194 71 199C71 205 76 208 81 206L88 203V190Z" />
      <Fine d="M120 195L127 197M120 200L127 202M80 195L73 197M80 200L73 202" />
      <Head x={100} y={122} s={1} hair="long" />
      <Red d="M87 116C95 119 105 119 113 116L113.5 124C105 127 95 127 86.5 124Z" />
      <OnRed d="M90 120Q100 123 110 120" />
    </>
  );
}

/** A heart with three swords through it, clouds and rain. */
export function Swords3(_: DrawingProps): ReactNode {
  const drops: [number, number][] = [
    [24, 104],
    [40, 116],
    [32, 146],
    [22, 180],
    [40, 196],
    [28, 228],
    [48, 242],
    [36, 272],
    [62, 284],
    [84, 268],
  ];
  return (
    <>
      <Fine d={rain(drops) + rain(drops.map(([x, y]) => [204 - x, y]))} />
      <Tone d={rain(drops.map(([x, y]) => [x - 6, y + 16])) + rain(drops.map(([x, y]) => [196 - x, y + 16]))} />
      <Cloud x={16} y={92} s={1.05} />
      <Cloud x={184} y={92} s={1.05} flip />
      <Cloud x={46} y={62} s={0.8} />
      <Cloud x={154} y={62} s={0.8} flip />
      <Sword x={56} y={92} len={196} r={180 - 25} halo />
      <Sword x={144} y={92} len={196} r={180 + 25} halo />
      <Sword x={100} y={78} len={228} r={180} halo />
      <Red d="M100 236C60 206 44 184 44 160C44 138 60 124 76 124C88 124 96 131 100 142C104 131 112 124 124 124C140 124 156 138 156 160C156 184 140 206 100 236Z" />
      <OnRed d="M100 150V172M72 140L81 158M128 140L119 158M58 158C58 148 64 141 72 139M95.5 148L100 158L104.5 148" />
      <OnRed d="M142 186C136 198 124 208 114 216M148 176C146 182 144 186 141 190" />
    </>
  );
}

/** A knight's tomb under three hanging swords and a coloured window; a fourth lies along the stone. */
export function Swords4(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={bricks(14, 44, 186, 236, 34, 16)} />
      <Shape d="M26 182V96C26 58 86 58 86 96V182Z" />
      <Small d="M32 176V98C32 66 80 66 80 98V176Z" />
      <GoldLine d="M56 74V176M32 110H80M32 144H80M32 110L56 74L80 110M32 144L56 110L80 144M32 176L56 144L80 176" />
      <Gold d={oval(56, 110, 3) + oval(56, 144, 3)} />
      <GoldLine d={oval(56, 92, 7)} />
      {[110, 136, 162].map((x, i) => (
        <Sword key={x} x={x} y={i === 1 ? 78 : 88} len={i === 1 ? 118 : 104} r={180} s={0.8} halo />
      ))}
      <Shape d="M10 306H190V330H10Z" />
      <Shape d="M22 246H178V306H22Z" />
      <Shape d="M16 234H184V246H16Z" />
      <Fine d="M30 254H170V298H30Z" />
      <Sword x={58} y={276} len={100} r={90} s={0.8} red />
      <Shape d="M36 234V228C36 222 46 220 62 222V234Z" />
      <Shape d="M58 232C62 214 74 206 92 208C116 208 138 214 158 220L162 208C166 204 170 208 169 214L168 234H58Z" />
      <Fine d="M84 212C86 220 86 226 84 232M88 210C90 218 90 226 88 232M106 212C112 220 130 226 156 226M110 228C124 230 138 231 150 231" />
      <Shape d="M92 208C94 200 100 192 108 186C112 186 112 192 110 196L118 208C112 214 100 214 92 208Z" />
      <Fine d="M108 186C106 196 104 204 100 210" />
      <Side x={62} y={218} s={0.72} r={-88} hair="cap" />
      <Tone d="M120 218L128 232M130 220L138 232M140 222L147 232M150 222L156 232M40 312H160" />
    </>
  );
}

/** One man has gathered three swords; two lie on the ground, and two men walk away to the water. */
export function Swords5(_: DrawingProps): ReactNode {
  return (
    <>
      <Shape d="M14 66L40 54L62 62L88 50L84 60L120 56L104 66L150 60L186 72V84L150 78L166 88L112 80L126 90L76 82L90 92L46 84L56 94L14 86Z" />
      <Tone d="M24 72L60 74M70 68L110 72M120 70L160 74M30 80L50 80M140 82L150 82" />
      <Line d="M14 172C40 166 60 172 84 170M140 170C160 166 176 170 186 168" />
      <Line d="M14 178H186" />
      <Sea y0={187} y1={222} step={8} />
      <Shape d="M10 232C60 222 140 226 190 234V330H10Z" />
      <Tone d="M20 248C50 240 70 242 92 244M24 318C70 310 140 312 176 318M20 270H60" />
      <Gown x={34} top={188} bottom={238} w={8} hem={13} />
      <Nape x={34} y={178} s={0.52} />
      <Gown x={66} top={200} bottom={256} w={9} hem={15} />
      <Nape x={63} y={190} s={0.58} />
      <Shape d="M70 206C60 208 58 196 62 188L68 194C68 198 72 200 76 202" />
      <Sword x={76} y={294} len={66} r={-76} s={0.62} />
      <Sword x={32} y={308} len={72} r={80} s={0.62} />
      <Sword x={120} y={178} len={112} r={-50} s={0.62} halo />
      <Shape d="M118 238L112 292L104 302H124L128 250ZM134 246L142 292L138 302H160L154 290L150 236Z" />
      <Shape d="M114 164C104 172 108 196 112 210L106 246C122 256 146 256 158 244L150 208C156 190 154 170 146 162Z" />
      <Fine d="M112 208C124 214 140 214 150 208M111 213C124 219 140 219 151 213M124 218L118 250M136 219L138 252M120 163L130 176L140 162" />
      <Tone d="M144 174L151 186M142 182L151 196M142 192L149 204M144 222L154 238M142 230L152 246" />
      <Shape d="M119 165C107 168 100 182 99 194C99 204 108 207 115 202L128 193L121 184L112 189C113 183 116 178 121 175" />
      <Sword x={111} y={166} len={108} r={-24} s={0.62} halo />
      <Hand x={121} y={187} s={1.4} />
      <Halo d="M178 226H190V240H178Z" />
      <Sword x={172} y={232} len={70} r={174} s={0.66} halo red />
      <Shape d="M146 166C158 176 168 196 172 216L163 222C156 206 150 196 144 190" />
      <Hand x={170} y={222} s={1.3} />
      <Side x={130} y={142} s={0.9} flip hair="short" />
      <Fine d={tuft(94, 316) + bird(34, 132, 0.9) + bird(50, 146, 0.7)} />
    </>
  );
}
