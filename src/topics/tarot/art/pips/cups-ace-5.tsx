import type { ReactNode } from "react";
import type { DrawingProps } from "../drawing.ts";
import { Cup } from "../emblems.tsx";
import { Castle, Sea } from "../parts/landscape.tsx";
import { rays, rows, tuft, wave } from "../parts/lines.ts";
import { Fine, GoldLine, Halo, Line, OnRed, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { oval } from "../parts/place.ts";
import { Arm, CloudPalm, Gown, Head, Side } from "./people.tsx";

/** A drop over a cup that runs over; a hand out of a cloud; lilies on the water. */
export function CupsAce(_: DrawingProps): ReactNode {
  const lily = "M0 0C-4 -5 -4 -10 0 -14C4 -10 4 -5 0 0ZM0 0C-8 -2 -11 -6 -12 -11C-6 -10 -2 -6 0 0ZM0 0C8 -2 11 -6 12 -11C6 -10 2 -6 0 0Z";
  return (
    <>
      <GoldLine d={rays(96, 78, 30, 44, 36.3, 32)} />
      <Red d="M96 48C106 64 114 73 114 84A18 18 0 0 1 78 84C78 73 86 64 96 48Z" />
      <OnRed d="M87 87A9 9 0 0 0 96 95" />
      <Sea y0={258} y1={322} step={9} />
      <Halo d="M26 288C30 276 58 276 62 288C58 298 30 298 26 288ZM132 310C136 298 168 298 172 310C168 322 136 322 132 310ZM74 314C78 304 98 304 102 314C98 322 78 322 74 314Z" />
      {[
        [44, 290, 1.2],
        [152, 312, 1.2],
        [88, 314, 0.8],
      ].map(([x, y, s]) => (
        <g key={x}>
          <Small d="M-18 2C-12 -5 12 -5 18 2C12 7 -12 7 -18 2Z" at={{ x, y, s }} />
          <Small d={lily} at={{ x, y, s }} />
        </g>
      ))}
      <CloudPalm x={96} y={226} />
      <Cup x={96} y={162} s={0.82} />
      <Fine d="M62 112C50 116 46 140 46 168V250M70 116C60 130 56 150 56 176V250M130 112C142 116 146 140 146 168V198M122 116C132 130 136 150 136 176V206" />
      <Tone d="M51 140V250M41 176V248M151 140V190M141 172V200" />
      <Shape d="M46 250C42 256 58 256 56 250" />
    </>
  );
}

/** Two cups, two snakes about a staff, a winged heart. */
export function Cups2(_: DrawingProps): ReactNode {
  const snake = (side: 1 | -1): string =>
    Array.from({ length: 49 }, (_unused, i) => {
      const y = 124 + i * 3.2;
      const x = 100 + side * (16.4 - (y - 124) * 0.046) * Math.sin((Math.PI * (y - 124)) / 44);
      return `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    }).join("");
  const half = (
    <>
      <path className="l1" d="M23 90C40 78 62 78 78 66C78 82 66 92 56 94C60 98 50 106 38 104C36 108 28 108 20 100" />
      <path className="l2" d="M28 92C44 86 60 84 72 74M27 97C38 94 48 94 56 94M25 101C30 103 34 104 38 104" />
      <path className="l2" d="M80 250C78 226 80 200 72 150C70 136 74 124 80 118" />
      <path
        className="l2 bg"
        d="M76 176C82 172 84 166 83 160C78 162 75 168 76 176ZM78 206C72 202 70 196 71 190C76 193 79 199 78 206ZM79 232C84 228 86 222 85 216C80 219 78 225 79 232Z"
      />
    </>
  );
  const head = (
    <>
      <path className="l1 bg" d="M-1 126C4 116 12 114 18 117C22 119 20 124 15 124C10 124 6 127 3 130" />
      <circle className="dot" cx="15" cy="119.4" r="1" />
      <path className="l2" d="M20 119L26 116M26 116L29 117.500M26 116L28 113.5" />
    </>
  );
  return (
    <>
      <GoldLine d={rays(100, 84, 26, 44, 35, 36)} />
      <circle className="l2 bg" cx="100" cy="84" r="22.5" />
      <Red d="M100 97C88 89 86 80 91 76C95 73 99 76 100 80C101 76 105 73 109 76C114 80 112 89 100 97Z" />
      {[262, 272, 282, 292, 302, 312].map((y, i) => (i % 2 ? <Tone key={y} d={wave(18, 182, y, 20.5, 5)} /> : <Fine key={y} d={wave(18, 182, y, 20.5, 5)} />))}
      <Halo d="M98 112V288H102V112Z" />
      <Shape d="M98 110V288H102V110Z" />
      {([1, -1] as const).map((side) => (
        <g key={side}>
          <path className="snk" d={snake(side)} />
          <path className="snk2" d={snake(side)} />
        </g>
      ))}
      {["translate(100 0)", "translate(100 0) scale(-1 1)"].map((t) => (
        <g key={t} transform={t}>
          {half}
          {head}
        </g>
      ))}
      {[52, 148].map((x) => (
        <g key={x}>
          <Shape d="M-24 0C-24 30 -14 42 -5 46V58C-5 66 -14 70 -19 76H19C14 70 5 66 5 58V46C14 42 24 30 24 0Z" at={{ x, y: 170 }} />
          <Shape d={oval(0, 0, 24, 6)} at={{ x, y: 170 }} />
          <Fine d="M-20 1Q-10 -3 0 1T20 1M-22 16Q0 26 22 16M-20 22Q0 32 20 22M-6 48H6M-6 54H6M-16 72H16" at={{ x, y: 170 }} />
          <Red d="M0 30L1.4 33.600L5 35L1.4 36.400L0 40L-1.4 36.400L-5 35L-1.4 33.600Z" at={{ x, y: 170 }} />
          <Tone d="M21 28L10 39M22 22L7 42M22 17L15 25M18 35L10 43" at={{ x, y: 170 }} />
        </g>
      ))}
    </>
  );
}

/** Three women raise their cups among the fruit. */
export function Cups3(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 150)} />
      <Halo d="M60 58H140L150 140H50Z" />
      <Shape d="M10 274C60 264 140 264 190 274V330H10Z" />
      <Gown x={60} top={144} bottom={290} w={15} hem={30} lean={-6} />
      <Gown x={140} top={144} bottom={290} w={15} hem={30} lean={6} />
      <Arm from={[64, 150]} to={[72, 96]} w={5} bow={6} />
      <Arm from={[136, 150]} to={[128, 96]} w={5} bow={-6} />
      <Side x={58} y={126} s={0.78} hair="long" />
      <Side x={142} y={126} s={0.78} flip hair="long" />
      <Gown x={100} top={140} bottom={298} w={16} hem={30} />
      <Line d="M90 142Q100 152 110 142" />
      <Fine d="M85 176Q100 184 115 176M85 180Q100 188 115 180" />
      <Arm from={[112, 148]} to={[100, 92]} w={5} bow={16} />
      <Head x={97} y={120} s={0.8} hair="long" />
      <Cup x={70} y={78} s={0.27} r={10} />
      <Cup x={130} y={78} s={0.27} r={-10} />
      <Cup x={100} y={70} s={0.29} red />
      <Arm from={[48, 152]} to={[30, 186]} w={5} bow={6} />
      <Arm from={[152, 152]} to={[170, 186]} w={5} bow={-6} />
      <Tone d="M30 308C60 314 140 314 170 308M50 318H150" />
      <Shape d="M18 296C18 284 28 280 36 284C44 280 54 284 54 296C54 306 18 306 18 296Z" />
      <Fine d="M30 284C24 290 24 298 28 303M36 284V303M42 284C48 290 48 298 44 303M36 284C36 280 38 277 41 276" />
      {[
        [160, 296],
        [168, 296],
        [176, 296],
        [164, 303],
        [172, 303],
        [168, 310],
      ].map(([x, y]) => (
        <Small key={`${x} ${y}`} d={oval(x!, y!, 4.2)} />
      ))}
      <Small d="M168 291C160 288 156 282 158 278C164 278 168 284 168 291ZM169 291C176 289 180 284 179 279C173 279 169 284 169 291Z" />
      <Fine d={tuft(68, 314) + tuft(130, 318)} />
    </>
  );
}

/** A man under a tree, arms folded; three cups before him, a fourth held out of a cloud. */
export function Cups4(_: DrawingProps): ReactNode {
  return (
    <>
      <Shape d="M10 262C50 246 120 258 190 252V330H10Z" />
      <Tone d="M110 264C140 268 160 266 182 262M24 300C60 310 90 306 110 302M36 316C80 320 140 318 172 312" />
      <Shape d="M26 268C34 240 36 200 30 150L18 128L24 124L36 142L40 116H52V146L66 128L72 132L56 160C52 200 54 240 66 262Z" />
      <Fine d="M38 250C42 220 42 190 40 164M48 254C48 224 48 200 49 176M44 240C45 226 45 214 45 204" />
      <Shape d="M14 132V66C20 54 34 50 42 56C48 44 68 44 74 54C86 48 98 58 95 70C106 76 104 92 94 94C94 106 80 112 72 106C66 114 54 114 50 108C44 116 32 116 28 110C26 124 18 130 14 132Z" />
      <Fine d="M34 70C30 76 34 82 40 80M66 64C62 70 66 76 72 74M50 90C46 96 50 102 56 100M80 84C76 88 78 94 84 93M24 96C20 100 22 106 27 106" />
      <Tone d="M86 62C94 66 96 72 93 80M98 80C100 86 98 90 92 92M66 108C74 110 82 108 88 102M46 58C54 52 62 50 68 54" />
      <Shape d="M56 202C46 208 46 232 50 252L40 266C44 280 66 286 84 282L124 284C134 282 134 270 124 268L98 262C104 248 104 218 94 204Z" />
      <Fine d="M52 254C62 264 82 262 98 262M62 276C74 268 88 268 98 270M124 284L118 276M54 236C58 246 62 250 68 252" />
      <Shape d="M58 210C50 222 52 236 62 240C74 242 88 238 96 232L92 222C84 226 76 228 70 226" />
      <Shape d="M92 208C102 218 102 234 92 240C80 243 68 240 60 234L66 225C74 228 80 228 86 225" />
      <Side x={76} y={186} s={0.85} r={10} hair="short" />
      <Line d="M62 204Q76 212 92 204" />
      <CloudPalm x={130} y={176} s={0.75} />
      <Cup x={132} y={139} s={0.42} red />
      <Cup x={104} y={300} s={0.32} />
      <Cup x={136} y={303} s={0.32} />
      <Cup x={168} y={300} s={0.32} />
      <Fine d={tuft(28, 292) + tuft(78, 304)} />
    </>
  );
}

/** A cloaked figure over three spilled cups; two stand behind; a bridge leads over the river. */
export function Cups5(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 150)} />
      <Halo d="M138 180V152L143 142L154 136H168L178 142L184 152V180Z" />
      <Line d="M14 182H186" />
      <Castle x={160} y={182} s={1.1} />
      <Tone d="M134 188H184" />
      <Shape d="M14 172C34 156 66 156 88 172V200H78C78 190 60 190 60 200H44C44 190 26 190 26 200H14Z" />
      <Fine d="M14 178C34 162 66 162 88 178M36 164V170M52 161V167M68 164V170M52 176V190" />
      <Sea y0={208} y1={236} x0={15} x1={184} step={8} />
      <Shape d="M10 246C60 238 140 240 190 246V330H10Z" />
      <Tone d="M24 258C60 252 80 252 90 254M136 256C150 254 170 256 180 258M30 318C80 322 130 322 172 316" />
      <Halo d="M92 112H108L134 270L136 296H74L76 270Z" />
      <Shape d="M104 106C92 106 86 116 88 130C78 140 74 160 74 190L68 292C90 302 120 302 144 292L134 190C132 160 126 142 118 132C120 116 116 106 104 106Z" />
      <Tone
        d={Array.from({ length: 17 }, (_unused, i) => {
          const x = 76 + i * 3.7;
          return `M${(86 + i * 2.3).toFixed(1)} ${i < 3 || i > 12 ? 156 : 140}C${x.toFixed(1)} 200 ${(x - 1).toFixed(1)} 250 ${(71 + i * 4.4).toFixed(1)} 294`;
        }).join("")}
      />
      <Fine d="M88 130C94 140 110 142 118 132M104 140C98 190 96 240 94 297M112 140C118 190 122 240 124 296M96 116C93 122 93 130 96 134M88 150C84 180 82 230 80 294" />
      <Red d="M56 305C42 300 30 306 36 311C28 316 38 324 52 320C60 324 70 318 66 312C68 306 62 302 56 305Z" />
      {[
        [42, 260, -100],
        [38, 289, -80],
        [74, 311, -97],
      ].map(([x, y, r], i) => (
        <g key={x}>
          <Cup x={x!} y={y!} s={0.3} r={r!} halo={i > 0} />
        </g>
      ))}
      <Cup x={138} y={288} s={0.36} halo />
      <Cup x={168} y={296} s={0.36} halo />
    </>
  );
}
