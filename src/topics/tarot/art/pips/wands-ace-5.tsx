import type { ReactNode } from "react";
import type { DrawingProps } from "../drawing.ts";
import { Wand } from "../emblems.tsx";
import { Castle, Flower, Sea, Tree } from "../parts/landscape.tsx";
import { bricks, rows, tuft } from "../parts/lines.ts";
import { Fine, Halo, Line, OnRed, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { oval, type Place } from "../parts/place.ts";
import { Arm, CloudFist, Gown, Hand, Head, Nape, Side } from "./people.tsx";

/** A hand out of a cloud holds up a stalk in leaf; a castle on a far hill, a river. */
export function WandsAce(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(60, 204)} />
      <Halo d="M14 224C40 206 70 214 96 226S150 214 186 218V260H14Z" />
      <Shape d="M10 240C32 222 62 226 84 242C116 250 150 232 190 236V330H10Z" />
      <Castle x={46} y={232} s={0.9} />
      <Tree x={150} y={243} s={0.4} />
      <Tree x={166} y={241} s={0.3} />
      <Tone d="M20 246C40 236 60 238 78 248M96 256C124 258 150 246 182 246" />
      <Shape d="M10 276C50 262 84 276 110 280S160 268 190 272V330H10Z" />
      <Line d="M96 249C82 256 112 262 104 268C98 273 104 277 110 280" />
      <Line d="M106 249C94 256 124 260 118 268C114 273 120 276 126 279" />
      <Tone d="M20 286C52 274 84 288 112 291S160 282 182 284M24 298C60 288 96 300 176 296M40 310C80 302 120 312 160 308" />
      <Fine d={tuft(34, 300) + tuft(160, 292) + tuft(70, 312)} />
      <Wand x={88} y={162} len={218} s={1.35} halo red />
      <Small d="M60 196C64 190 70 190 73 194C69 199 64 200 60 196ZM114 232C118 226 124 226 127 230C123 235 118 236 114 232ZM58 132C54 126 48 126 45 130C49 135 54 136 58 132ZM122 120C126 114 132 114 135 118C131 123 126 124 122 120ZM50 168C46 162 40 162 37 166C41 171 46 172 50 168Z" />
      <Halo d="M88 166H190V214H110Z" />
      <CloudFist x={88} y={188} />
    </>
  );
}

/** A man on the battlements, a globe in his hand, two stalks; the sea below. */
export function Wands2(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 160)} />
      <Halo d="M14 196V176L40 164L66 178L92 168L130 182L160 160L186 172V200Z" />
      <Line d="M14 182C30 170 44 166 58 178C70 184 84 186 96 186M110 186C128 184 140 168 160 164C172 164 180 170 186 174" />
      <Tone d="M150 170L144 182M162 168L158 182M174 170L172 182M40 172L36 182M50 174L48 184" />
      <Line d="M14 190H186" />
      <Sea y0={199} y1={236} step={8} />
      <Wand x={42} y={152} len={196} s={0.8} halo />
      <Shape d="M10 254V240H22V250H34V240H58V250H70V240H94V250H106V240H130V250H142V240H166V250H178V240H190V330H10Z" />
      <Fine d={bricks(14, 262, 186, 327, 24, 13)} />
      <Wand x={156} y={174} len={236} s={0.8} halo />
      <Halo d="M100 110H118L128 180L134 312H82L90 170Z" />
      <Gown x={109} top={126} bottom={312} w={20} hem={31} />
      <Line d="M94 150C98 172 122 172 128 146" />
      <Shape d="M92 138C82 142 74 154 68 168L77 175C84 166 92 162 100 160" />
      <Hand x={71} y={171} s={1.1} />
      <Red d={oval(62, 152, 15)} />
      <OnRed d="M48 148C56 154 68 154 76.5 148M62 137C54 146 54 158 62 167M62 137C70 146 70 158 62 167" />
      <Shape d="M124 136C136 140 146 150 152 162L146 170C138 164 130 162 122 162" />
      <Hand x={154} y={168} s={1.1} />
      <Side x={108} y={108} s={0.85} flip hair="cap" />
      <Fine d="M98 128Q109 136 120 127" />
    </>
  );
}

/** A man seen from behind on a cliff, three stalks planted; ships go out. */
export function Wands3(_: DrawingProps): ReactNode {
  const ship = "M-12 0H12C10 6 6 7 0 7S-10 6 -12 0ZM0 0V-20M-1 -19C-11 -16 -12 -8 -10 -4H-1ZM2 -17C9 -14 10 -8 9 -4H2Z";
  return (
    <>
      <Tone d={rows(44, 140)} />
      <Halo d="M14 164V146L60 150L110 158L150 140L186 146V164Z" />
      <Line d="M14 158C34 146 46 150 60 156M120 158C140 146 160 142 186 150" />
      <Line d="M14 162H186" />
      <Sea y0={172} y1={250} step={9} />
      {[
        [66, 184, 0.8],
        [143, 178, 0.55],
        [34, 204, 1],
      ].map(([x, y, s]) => (
        <g key={x}>
          <Halo d="M-12 0H12L6 7H-6ZM-10 -4L0 -20L9 -4Z" at={{ x, y, s }} />
          <Small d={ship} at={{ x, y, s }} />
        </g>
      ))}
      <Shape d="M10 270C34 262 50 268 72 262C110 252 150 258 190 250V330H10Z" />
      <Tone d="M22 282C60 270 84 276 110 270M30 296C80 284 120 290 170 280M50 310C100 300 130 306 176 298" />
      <Fine d={`${tuft(30, 290)}${tuft(176, 280)}M72 262L66 274L72 282M44 266L40 276`} />
      <Wand x={50} y={182} len={186} s={0.75} halo />
      <Wand x={90} y={170} len={198} s={0.75} halo />
      <Halo d="M118 140H136L146 200L150 300H104L110 200Z" />
      <Gown x={124} top={142} bottom={294} w={19} hem={27} />
      <Shape d="M108 150C116 160 134 160 142 148C150 176 152 214 150 250C138 256 128 250 122 236C114 214 108 184 108 150Z" />
      <Fine d="M118 168C122 194 128 220 136 242M132 166C136 190 140 214 143 240" />
      <Nape x={124} y={124} s={0.9} />
      <Line d="M112 118Q124 112 136 118" />
      <Wand x={160} y={166} len={210} s={0.75} halo red />
      <Shape d="M140 150C150 152 156 160 160 168L156 176C150 172 146 170 142 170" />
      <Hand x={160} y={173} s={1.1} />
    </>
  );
}

/** A garland hung from four stalks, two dancers and a castle beyond. */
export function Wands4(_: DrawingProps): ReactNode {
  const leaf = "M0 0C-5 4 -5 10 0 14C5 10 5 4 0 0Z";
  const swag: [number, number, number][] = [
    [52, 126, 60],
    [60, 138, 40],
    [70, 146, 25],
    [82, 151, 12],
    [94, 154, 4],
    [106, 154, -4],
    [118, 151, -12],
    [130, 146, -25],
    [140, 138, -40],
    [148, 126, -60],
  ];
  return (
    <>
      <Tone d={rows(44, 190)} />
      <Halo d="M60 232V190L80 170H120L140 190V232Z" />
      <Castle x={100} y={238} s={1.7} />
      <Shape d="M10 246C50 232 80 240 100 238S150 232 190 244V330H10Z" />
      <Tone d="M30 256C60 246 80 250 100 250S150 246 176 256M24 300C60 290 140 290 178 300M40 314C80 306 130 306 160 314" />
      {[78, 122].map((x, i) => (
        <g key={x}>
          <Gown x={x} top={238} bottom={286} w={7} hem={14} />
          <Arm from={[x - 4, 242]} to={[x - 10, 220]} w={2.6} />
          <Arm from={[x + 4, 242]} to={[x + 10, 220]} w={2.6} />
          <Head x={x} y={229} s={0.5} hair={i ? "short" : "long"} />
          <Flower x={x - 11} y={213} s={0.9} />
          <Flower x={x + 11} y={213} s={0.9} />
        </g>
      ))}
      {[36, 58, 142, 164].map((x, i) => (
        <Wand key={x} x={x} y={i % 3 === 0 ? 190 : 178} len={i % 3 === 0 ? 224 : 212} s={0.7} halo />
      ))}
      <Line d="M36 110C48 120 54 124 58 120C70 150 84 154 100 154S130 150 142 120C146 124 152 120 164 110" />
      {swag.map(([x, y, r]) => (
        <g key={x}>
          <Small d={leaf} at={{ x, y, r: r + 150, s: 0.75 }} />
          <Small d={leaf} at={{ x, y, r: r - 20, s: 0.75 }} />
        </g>
      ))}
      {[66, 88, 112, 134].map((x) => (
        <Flower key={x} x={x} y={x === 66 || x === 134 ? 144 : 154} s={1.15} red />
      ))}
      <Fine d="M34 112C28 122 32 132 28 142M38 112C42 122 38 130 42 140M162 112C158 122 162 132 158 142M166 112C172 122 168 130 172 140" />
    </>
  );
}

/** A youth in a short tunic, facing right, feet on his place, 116 high at 1. */
function Youth(at: Place): ReactNode {
  const { x = 0, y = 0, s = 1, flip = false } = at;
  return (
    <>
      <Halo d="M-10 -112H12L20 -36L18 0H-16L-14 -36Z" at={at} />
      <Shape d="M2 -42L12 -10L10 0H22L20 -8L13 -44Z" at={at} />
      <Shape d="M-10 -44L-15 -8L-20 0H-7L-5 -8L2 -38Z" at={at} />
      <Shape d="M-6 -84C-15 -80 -14 -66 -11 -60L-16 -36C-6 -30 8 -30 17 -36L11 -60C14 -68 14 -80 6 -84Z" at={at} />
      <Fine d="M-11 -60C-4 -56 4 -56 11 -60M-4 -52L-7 -33M5 -52L8 -33" at={at} />
      <Tone d="M6 -76L12 -68M5 -70L12 -61M9 -54L14 -44M8 -48L15 -38" at={at} />
      <Side x={x} y={y - 98 * s} s={0.72 * s} flip={flip} />
    </>
  );
}

/** Five youths and five stalks, all at once and no two the same way. */
export function Wands5(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 150)} />
      <Shape d="M10 228C60 220 140 222 190 228V330H10Z" />
      <Tone d="M22 240C50 234 70 236 90 238M24 318C80 312 140 312 176 318M110 240C140 238 160 238 180 242" />
      <Youth x={42} y={236} s={0.9} />
      <Wand x={52} y={124} len={130} s={0.6} r={-24} halo />
      <Arm from={[46, 164]} to={[60, 146]} w={4.4} />
      <Youth x={152} y={232} s={0.9} flip />
      <Wand x={142} y={118} len={130} s={0.6} r={34} halo />
      <Arm from={[148, 160]} to={[128, 142]} w={4.4} />
      <Youth x={94} y={252} s={0.94} />
      <Wand x={114} y={126} len={148} s={0.6} r={5} halo leaves={1} red />
      <Arm from={[100, 180]} to={[112, 160]} w={4.4} />
      <Youth x={54} y={312} s={1} />
      <Wand x={90} y={222} len={128} s={0.6} r={58} leaves={1} />
      <Arm from={[58, 234]} to={[72, 233]} w={4.8} />
      <Arm from={[46, 238]} to={[56, 243]} w={4.8} bow={4} />
      <Youth x={152} y={314} s={1} flip />
      <Wand x={118} y={220} len={128} s={0.6} r={-52} leaves={1} />
      <Arm from={[148, 236]} to={[136, 234]} w={4.8} />
      <Arm from={[160, 240]} to={[150, 245]} w={4.8} bow={-4} />
      <Fine d={tuft(104, 306) + tuft(28, 322)} />
    </>
  );
}
