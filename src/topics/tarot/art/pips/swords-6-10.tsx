import type { ReactNode } from "react";
import type { DrawingProps } from "../drawing.ts";
import { Sword } from "../emblems.tsx";
import { Castle, Flower, Tree } from "../parts/landscape.tsx";
import { rays, rows, tuft, wave } from "../parts/lines.ts";
import { Fine, GoldLine, Halo, Line, OnRed, Red, RedLine, Shape, Tone } from "../parts/mark.tsx";
import { oval } from "../parts/place.ts";
import { Gown, Hand, Head, Nape, Side } from "./people.tsx";

/** A ferryman takes a woman and a child to the far shore; six swords stand in the boat. */
export function Swords6(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 124)} />
      <Halo d="M14 150L50 128L90 146L140 118L186 140V154H14Z" />
      <Line d="M14 150C30 136 46 132 64 142C80 134 96 140 106 146C124 126 146 118 164 130C174 134 182 138 186 142" />
      <Tree x={146} y={156} s={0.45} />
      <Tree x={162} y={157} s={0.55} />
      <Tree x={128} y={157} s={0.35} />
      <Shape d="M10 158C60 152 140 152 190 156V164H10Z" />
      <Tone d={rows(172, 236, 20, 180, 9)} />
      <Fine d={wave(16, 184, 276) + wave(16, 184, 296) + wave(16, 184, 316)} />
      <Tone d={wave(16, 184, 286) + wave(16, 184, 306)} />
      <Line d="M34 118L62 318" />
      {[106, 117, 128, 139, 150, 161].map((x, i) => (
        <Sword key={x} x={x} y={190 + Math.abs(i - 2.5) * 3} len={88} r={180} s={0.55} halo red={i === 3} />
      ))}
      <Gown x={92} top={204} bottom={262} w={11} hem={17} />
      <Nape x={92} y={193} s={0.66} hair="hood" />
      <Gown x={70} top={200} bottom={264} w={15} hem={20} />
      <Fine d="M58 214C62 230 66 244 64 262" />
      <Nape x={70} y={186} s={0.86} hair="hood" />
      <Shape d="M40 162C30 166 30 190 32 202L28 262H56L54 202C56 186 56 168 50 162Z" />
      <Fine d="M32 202C40 206 48 206 54 202M38 208L36 258M47 208L48 258" />
      <Nape x={45} y={146} s={0.8} />
      <Shape d="M36 168C28 176 30 190 40 196L46 190C40 186 38 182 40 178" />
      <Shape d="M50 168C58 176 56 186 48 190L44 184C48 182 48 178 46 176" />
      <Hand x={43.5} y={190} s={1} />
      <Shape d="M18 244C28 254 40 258 56 258H150C164 258 172 250 182 236C182 262 168 284 146 288H52C34 286 22 268 18 244Z" />
      <Fine d="M22 256C32 268 44 270 56 270H148C162 270 172 262 180 250M30 268C40 278 50 280 58 280H146C156 278 164 274 170 268" />
      <Tone d="M60 262V268M84 262V268M108 262V268M132 262V268M72 273V278M96 273V278M120 273V278" />
    </>
  );
}

/** A man slips away from the tents with five swords; two stay behind. */
export function Swords7(_: DrawingProps): ReactNode {
  const tent = "M-30 0V-26L0 -58L30 -26V0Z";
  return (
    <>
      <Tone d={rows(44, 150)} />
      <Halo d="M14 210V150L48 100L70 130L90 112L120 150V210Z" />
      {[
        [86, 206, 0.9],
        [42, 214, 1.2],
      ].map(([x, y, s]) => (
        <g key={x}>
          <Shape d={tent} at={{ x, y, s }} />
          <Fine
            d="M-30 -26Q-25 -20 -20 -26Q-15 -20 -10 -26Q-5 -20 0 -26Q5 -20 10 -26Q15 -20 20 -26Q25 -20 30 -26M0 -26L-8 0M0 -26L8 0M0 -58V-68L9 -65L0 -62"
            at={{ x, y, s }}
          />
          <Tone d="M-6 -50L-18 -28M0 -54V-28M6 -50L18 -28M18 -18V-2M24 -20V-2" at={{ x, y, s }} />
        </g>
      ))}
      <Shape d="M10 218C60 206 140 212 190 206V330H10Z" />
      <Tone d="M20 232C60 222 90 226 110 226M24 314C80 304 140 306 178 312M150 222C164 220 176 220 184 218" />
      <Fine d={tuft(168, 248) + tuft(84, 318)} />
      <Sword x={32} y={216} len={62} r={180} s={0.62} halo />
      <Sword x={60} y={226} len={66} r={180} s={0.62} halo />
      <g transform="translate(-12 0)">
        <Shape d="M104 222C100 240 92 258 82 272L66 288L72 298L82 294L80 288L98 276C108 262 116 248 122 232ZM126 230C136 244 146 254 148 266L150 290L146 300H168L166 294L160 290L162 262C158 246 150 234 142 222Z" />
        <Shape d="M112 156C100 164 102 184 104 196L98 232C114 242 136 242 150 230L140 194C144 178 144 162 136 154Z" />
        <Fine d="M104 196C116 202 130 200 140 194M104 201C116 207 130 205 141 199M116 206L110 236M128 205L132 236M118 155L126 166L132 154" />
        <Tone d="M132 164L140 176M130 172L140 186M131 182L138 192M132 212L144 226M130 220L140 234" />
        {[-2, -1, 0, 1, 2].map((k, i) => (
          <Sword key={k} x={113 + k * 4.6} y={210 + k * 5.6} len={92} r={48 + k * 2.4} s={0.6} halo={i === 0} red={i === 2} />
        ))}
        <Shape d="M112 160C100 172 100 194 114 206L124 200C116 192 114 184 118 176" />
        <Hand x={121} y={203} s={1.5} />
        <Shape d="M134 158C146 166 154 178 154 192L144 194C144 186 138 180 132 176" />
        <Hand x={149} y={193} s={1.3} />
        <Side x={122} y={134} s={0.88} flip hair="cap" />
      </g>
    </>
  );
}

/** A woman bound and blindfold among eight swords, a castle on the rock behind. */
export function Swords8(_: DrawingProps): ReactNode {
  const blades: [number, number, number][] = [
    [24, 160, 286],
    [42, 148, 272],
    [60, 160, 264],
    [131, 146, 262],
    [142, 174, 270],
    [153, 146, 276],
    [164, 174, 284],
    [175, 146, 292],
  ];
  return (
    <>
      <Tone d={rows(44, 116)} />
      <Halo d="M14 150V100L26 78H70L80 96L92 130V150Z" />
      <Shape d="M10 218V136L24 124L30 112H66L72 124L86 134L92 218Z" />
      <Tone d="M60 116L70 138M54 116L62 136M66 130L78 148M20 132L16 144M70 142L84 156" />
      <Castle x={48} y={113} s={1.1} />
      <Shape d="M10 214C60 206 140 206 190 214V330H10Z" />
      <Tone d="M14 226C40 220 60 222 80 222M124 222C150 220 170 222 186 226" />
      {blades.map(([x, top, end]) => (
        <Sword key={x} x={x} y={top} len={end - top} r={180} s={0.46} />
      ))}
      <Fine d="M20 292C40 286 60 292 52 298C40 304 22 300 20 292ZM128 300C146 294 172 298 166 306C152 312 128 310 128 300ZM60 312C76 308 92 312 88 317C76 321 62 318 60 312Z" />
      <Tone d="M28 294H44M138 303H158M68 314H82" />
      <Halo d="M92 150H108L122 190L124 300H74L80 190Z" />
      <Gown x={98} top={168} bottom={304} w={18} hem={26} />
      <Shape d="M82 172C74 184 74 204 80 220C76 232 80 240 88 242L94 232L90 216C92 204 90 190 90 182M114 172C122 184 122 204 116 220C120 232 116 240 108 242L102 232L106 216C104 204 106 190 106 182" />
      <Red d="M78 188C90 194 106 194 118 188L119 197C106 203 90 203 77 197ZM78 208C90 214 106 214 118 208L118 217C106 223 90 223 79 217ZM86 238C94 242 104 242 111 238L113 247C104 251 92 251 84 247Z" />
      <Head x={98} y={148} s={0.95} hair="long" />
      <Red d="M85 142C94 145 102 145 111 142L111.5 149C102 152 94 152 84.5 149Z" />
    </>
  );
}

/** She sits up in bed with her face in her hands; nine swords on the dark wall. */
export function Swords9(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(40, 250, 14, 186, 4.1)} />
      {Array.from({ length: 9 }, (_unused, i) => (
        <Sword key={i} x={i % 2 ? 44 : 38} y={54 + i * 16.5} len={i % 2 ? 128 : 134} r={90} s={0.62} halo />
      ))}
      <Shape d="M18 206H26V316H18ZM174 236H182V316H174Z" />
      <Shape d="M26 222H60C64 236 60 246 50 250H26Z" />
      <Fine d="M32 228C40 232 48 230 54 228" />
      <Halo d="M96 130C76 130 70 150 74 172L60 200V256H132V200L118 172C122 150 116 130 96 130Z" />
      <Shape d="M96 174C78 174 68 182 64 200L58 262H134L128 200C124 182 114 174 96 174Z" />
      <Fine d="M80 226L76 260M112 226L116 260M96 232V260" />
      <Tone d="M120 206L129 218M118 214L130 230M120 226L131 242M122 238L132 254" />
      <Shape d="M96 128C78 128 72 142 74 158L70 188Q78 196 86 190H106Q114 196 122 188L118 158C120 142 114 128 96 128Z" />
      <Fine d="M79 154L76 186M113 154L116 186" />
      <Shape d={oval(96, 154, 14, 18)} />
      <Shape d="M78 158C74 138 84 130 96 130S118 138 114 158C112 148 106 141 96 140C86 141 80 148 78 158Z" />
      {[false, true].map((flip) => (
        <g key={String(flip)}>
          <Shape d="M-26 24C-36 34 -38 50 -34 58C-28 66 -16 64 -14 54L-4 22L-15 14Z" at={{ x: 96, y: 162, flip }} />
          <Fine d="M-28 38C-30 46 -28 52 -24 56M-17 22L-6 28" at={{ x: 96, y: 162, flip }} />
          <Shape
            d="M-15 17L-14.5 -4C-14.5 -7 -11.5 -7.5 -11 -5C-10.5 -10 -7.5 -10 -7 -6C-6.5 -9.5 -3.5 -9 -3.5 -5.5L-1 4L-4.5 22Z"
            at={{ x: 96, y: 162, flip }}
          />
          <Fine d="M-11 -4V6M-7 -5V6M-3.5 -4V5" at={{ x: 96, y: 162, flip }} />
        </g>
      ))}
      <Shape d="M26 252C60 244 120 250 174 262V306H26Z" />
      <Fine d="M26 262C60 254 120 260 174 272M26 283H174M56 255V306M88 255V306M120 259V306M150 264V306" />
      {[
        [41, 272],
        [104, 272],
        [162, 286],
        [72, 296],
        [135, 296],
      ].map(([x, y]) => (
        <Flower key={x} x={x!} y={y!} s={1.15} red />
      ))}
      <Fine d="M72 264L76 270L72 276L68 270ZM135 270L139 276L135 282L131 276ZM41 288L45 294L41 300L37 294ZM104 289L108 295L104 301L100 295Z" />
      <Shape d="M22 306H178V312H22Z" />
      <Line d="M14 320H186" />
    </>
  );
}

/** A man lies under ten swords; the sky is black, and over the water it grows light. */
export function Swords10(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 122, 14, 186, 4.6)} />
      <GoldLine d={`M14 200H186M54 200A46 46 0 0 1 146 200${rays(100, 200, 54, 80, 69.6, 23, -82, 82.5)}`} />
      <Line d="M14 206C34 196 50 202 66 206M134 206C150 196 170 200 186 206" />
      <Tone d={rows(212, 244, 18, 182, 7)} />
      <Shape d="M10 252C60 246 140 246 190 252V330H10Z" />
      <Tone d="M20 262C40 258 60 258 80 258M24 318C80 312 140 312 178 318" />
      <Shape d="M22 292C22 284 34 280 42 284L48 292C42 300 24 300 22 292Z" />
      <Shape d="M150 280L172 284L180 278L184 288L178 298L152 300Z" />
      <Shape d="M44 282C50 268 72 264 92 270C116 266 140 272 156 280V302C120 308 70 308 46 300Z" />
      <Red d="M70 270C96 262 130 268 152 280C156 288 152 300 148 306C120 314 84 312 66 306C72 294 72 282 70 270Z" />
      <OnRed d="M84 274C90 286 90 298 86 308M104 272C110 286 110 298 108 310M126 276C132 286 132 298 130 308" />
      <RedLine d="M70 270C96 262 130 268 152 280" />
      <Shape d="M52 294C44 300 38 308 34 314L42 318C50 312 58 306 64 300" />
      <Fine d="M24 288C30 290 34 292 36 296M30 284C36 286 40 290 42 294" />
      {Array.from({ length: 10 }, (_unused, i) => {
        const lean = (i - 4.5) * 3;
        const len = i % 2 ? 128 : 150;
        const a = (lean * Math.PI) / 180;
        const foot = 60 + i * 9.6;
        return <Sword key={foot} x={foot + Math.sin(a) * len} y={281 - Math.cos(a) * len} len={len} r={180 + lean} s={0.54} />;
      })}
    </>
  );
}
