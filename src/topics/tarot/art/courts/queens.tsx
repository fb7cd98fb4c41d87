import type { ReactNode } from "react";
import type { DrawingProps } from "../drawing.ts";
import { Cup, Pentacle, Sword, Wand } from "../emblems.tsx";
import { Fist, Palm } from "../parts/figure.tsx";
import { Cloud, Flower, Sea } from "../parts/landscape.tsx";
import { bird, rays, rows, tuft } from "../parts/lines.ts";
import { Fine, GoldLine, Halo, Ink, Line, Shape, Small, Tone } from "../parts/mark.tsx";
import { At } from "../parts/pen.tsx";
import { oval } from "../parts/place.ts";
import { QueenHead, QueenReach, QueenRest, QueenRobe } from "./sitters.tsx";

/** A throne turned to the left: its back behind her, one arm towards us. */
function Seat({ back, children }: { back: string; children?: ReactNode }): ReactNode {
  return (
    <>
      <Halo d={back} />
      <Shape d={back} />
      {children}
      <Shape d="M36 292H170V312H36Z" />
      <Shape d="M14 308H186V330H14Z" />
      <Tone d="M24 318H176" />
    </>
  );
}

/** The arm of the throne in front of the robe. */
function Armrest({ children }: { children?: ReactNode }): ReactNode {
  return (
    <>
      <Shape d="M126 220H162V308H126Z" />
      <Shape d="M122 210H166V221H122Z" />
      <Fine d="M132 228V300H156V228Z" />
      {children}
    </>
  );
}

/** A sunflower; its place is the middle of the head. */
function Sunflower({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <>
      <GoldLine d={rays(x, y, 8, 14, 12.5, 18)} />
      <Small d={oval(x, y, 8)} />
      <Fine d={`M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x + 5} ${y - 5}L${x - 5} ${y + 5}M${x} ${y - 7}V${y + 7}M${x - 7} ${y}H${x + 7}`} />
    </>
  );
}

export function WandsQueen(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 190)} />
      <Halo d="M14 250V210L36 190L60 214V250Z" />
      <Wand x={46} y={184} len={236} s={0.8} r={-2} halo />
      <Line d="M14 232L34 200L50 224L58 216L72 236M150 236L166 204L186 230" />
      <Tone d="M36 206L46 226M38 214L44 228M168 210L178 226M170 220L176 230" />
      <Shape d="M10 238C60 232 140 232 190 238V330H10Z" />
      <Seat back="M78 300V72C92 58 136 58 152 72V300Z">
        <Fine d="M86 296V78C98 68 132 68 144 78V296" />
        <Sunflower x={124} y={86} />
        <Tone d={rows(106, 292, 88, 142, 7)} />
      </Seat>
      <QueenRobe />
      <QueenHead />
      <Wand x={46} y={184} len={236} s={0.8} r={-2} red />
      <QueenReach />
      <At x={50} y={189}>
        <Fist />
      </At>
      <Armrest>
        <Fine d="M138 246Q144 238 150 246M138 262Q144 254 150 262M138 278Q144 270 150 278" />
      </Armrest>
      <QueenRest hand={false} />
      <Line d="M140 204C146 190 152 176 156 162M146 190C152 190 156 186 158 182" />
      <Sunflower x={158} y={150} />
      <At x={139} y={203} s={0.9} turn={20} flip>
        <Fist />
      </At>
      <Shape d="M88 318C86 304 92 298 96 296C94 290 96 286 94 280L99 283H105L110 280C110 286 110 290 108 296C112 300 116 306 114 318C118 318 122 314 122 308C126 312 124 322 116 322H92C89 322 88 320 88 318Z" />
      <Tone d="M92 304H111M91 308H113M91 312H114M92 316H114M97 290H107M96 300H109" />
      <Fine d="M98 289H100M104 289H106M101 322V312" />
    </>
  );
}

export function CupsQueen(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 150)} />
      <Halo d="M14 190V130L30 120L44 160L60 190Z" />
      <Line d="M14 176H186" />
      <Shape d="M10 176V138C20 128 34 134 38 150C46 156 50 168 50 176Z" />
      <Tone d="M30 142L40 172M24 138L32 172M36 156L42 172" />
      <Sea y0={186} y1={282} x0={15} x1={185} step={9} />
      <Shape d="M10 296C50 286 150 286 190 296V330H10Z" />
      <Seat back="M80 300V96C80 74 96 60 116 58C138 60 152 74 152 96V300Z">
        <Fine d="M116 58C110 76 108 92 108 110M116 58C122 76 124 92 124 110M116 58C102 68 94 88 92 110M116 58C130 68 138 88 140 110M86 110H146M86 110V296M146 110V296" />
        <Tone d={rows(118, 292, 88, 144, 7)} />
      </Seat>
      <Small d={[24, 40, 58, 150, 168, 180].map((x, i) => oval(x, 318 + (i % 2) * 4, 5 - (i % 2), 3.4)).join("")} />
      <QueenRobe />
      <QueenHead />
      <Cup x={48} y={152} s={0.46} red halo />
      <Shape d="M31 124C31 112 40 106 48 104C56 106 65 112 65 124C54 128 42 128 31 124Z" />
      <Fine d="M34 119C44 123 52 123 62 119M48 104V94M44 98H52M48 108V121" />
      <Armrest>
        <Fine d="M134 240C142 232 146 248 154 240M134 260C142 252 146 268 154 260M134 280C142 272 146 288 154 280" />
      </Armrest>
      <Shape d="M118 150C128 166 124 186 108 194L60 200L56 190L96 178C98 172 98 168 96 164" />
      <Fine d="M66 188L70 198M100 176C104 182 104 188 102 194" />
      <QueenReach />
      <At x={50} y={187}>
        <Fist />
      </At>
      <At x={58} y={196} s={0.8} turn={-60}>
        <Fist />
      </At>
    </>
  );
}

export function SwordsQueen(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 168)} />
      <Fine d={bird(36, 70, 1.2)} />
      <Halo d="M14 250V190L50 176L72 200V250ZM150 250V190H186V250Z" />
      <Cloud x={10} y={206} s={0.95} />
      <Cloud x={192} y={186} s={0.9} flip />
      <Cloud x={22} y={236} s={0.8} />
      <Cloud x={190} y={226} s={0.75} flip />
      <Shape d="M10 254C60 246 140 246 190 254V330H10Z" />
      <Tone d="M16 266C24 264 30 264 36 264M166 264C174 264 180 264 184 266" />
      <Seat back="M78 300V82L84 64H146L152 82V300Z">
        <Fine d="M86 296V86L90 72H140L144 86V296" />
        <Small d="M124 96C116 84 108 90 112 98C108 104 118 110 124 100C130 110 140 104 136 98C140 90 132 84 124 96ZM124 92V106" />
        <Tone d={rows(116, 292, 88, 142, 7)} />
      </Seat>
      <QueenRobe />
      <QueenHead />
      <Armrest>
        <Small d="M144 252C138 244 132 248 135 253C132 258 139 262 144 256C149 262 156 258 153 253C156 248 150 244 144 252Z" />
      </Armrest>
      <Shape d="M82 148C68 152 50 160 38 170L46 184C58 178 72 176 86 178" />
      <Fine d="M42 168Q48 172 50 181" />
      <At x={42} y={178} turn={-50} s={0.9}>
        <Palm />
      </At>
      <Sword x={152} y={186} len={134} r={4} halo red />
      <QueenRest hand={false} />
      <Shape d="M130 196C138 192 144 192 148 192L150 204C144 208 138 210 132 208Z" />
      <At x={151} y={198}>
        <Fist />
      </At>
    </>
  );
}

export function PentaclesQueen(_: DrawingProps): ReactNode {
  const roses: [number, number][] = [
    [20, 66],
    [36, 52],
    [56, 46],
    [72, 56],
    [150, 48],
    [170, 54],
    [180, 72],
    [164, 76],
    [16, 90],
    [182, 98],
    [132, 44],
  ];
  return (
    <>
      <Tone d={rows(92, 196)} />
      <Halo d="M14 240V190L40 176L66 200V240Z" />
      <Line d="M14 214C26 196 34 190 44 202C52 196 60 200 70 216M150 214C164 196 176 200 186 208" />
      <Tone d="M36 202L44 212M38 210L42 216M170 204L178 214" />
      <Shape d="M10 220C60 212 140 214 190 220V330H10Z" />
      <Tone d="M18 232C30 228 40 228 50 230M18 250C26 248 32 248 38 248" />
      <Seat back="M78 300V84C78 70 96 60 116 60S152 70 152 84V300Z">
        <Fine d="M86 296V90C86 78 100 70 116 70S144 78 144 90V296" />
        <Flower x={126} y={88} s={1.1} />
        <Fine d="M119 88C112 88 108 84 108 78C114 78 119 82 119 88ZM133 88C140 88 143 84 143 80" />
        <Tone d={rows(112, 292, 88, 142, 7)} />
      </Seat>
      <Fine d="M14 84C22 60 40 46 66 50C74 52 80 48 86 44M186 92C182 66 168 52 146 50C138 48 132 44 126 42M28 58L24 50M48 48L44 40M164 56L172 46M182 82L188 76" />
      {roses.map(([x, y]) => (
        <Flower key={x} x={x} y={y} s={1.05} />
      ))}
      <QueenRobe />
      <QueenHead />
      <Armrest>
        <Flower x={144} y={250} s={1.05} />
        <Fine d="M144 257V284M144 270C138 270 136 266 136 262C141 262 144 266 144 270ZM144 278C150 278 152 274 152 270C147 270 144 274 144 278Z" />
      </Armrest>
      <Shape d="M118 150C132 162 136 184 122 200L92 214L84 204L108 190C110 184 108 178 104 172" />
      <Fine d="M96 196Q100 202 102 209" />
      <Shape d="M82 148C68 158 54 176 48 194L56 206C62 196 70 184 84 176" />
      <Fine d="M50 190Q56 192 60 199" />
      <Pentacle x={74} y={200} s={1} red halo />
      <At x={53} y={206} s={0.9} turn={30}>
        <Fist />
      </At>
      <At x={95} y={213} s={0.9} turn={-40}>
        <Fist />
      </At>
      <Shape d="M166 322C160 322 158 312 164 308C160 302 162 292 165 290C168 294 168 300 168 304C170 298 173 292 176 292C177 298 174 304 172 308C178 312 178 322 172 322Z" />
      <Ink d={oval(166, 312, 0.9)} />
      <Fine d={tuft(30, 322) + tuft(54, 326)} />
    </>
  );
}
