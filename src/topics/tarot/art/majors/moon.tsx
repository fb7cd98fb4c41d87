import type { DrawingProps } from "../drawing.ts";
import { rays, rows, tuft } from "../parts/lines.ts";
import { Fine, GoldLine, GoldShape, Red, RedLine, Shape, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { Peak, Yod } from "../parts/setting.tsx";

/** A beast sitting with its muzzle to the sky, looking right, 62 high, feet on y = 0; the wolf is shaggy. */
function Hound({ wolf = false }: { wolf?: boolean }) {
  return (
    <>
      <Shape d="M-18 -4C-28 -6 -32 -16 -28 -26C-25 -20 -22 -14 -14 -12Z" />
      <Shape
        d={
          wolf
            ? "M-20 0C-26 -14 -20 -26 -12 -32L-14 -36L-8 -37L-10 -42L-4 -43L-6 -48L-1 -50L-6 -60L4 -56L17 -66C20 -66 20 -63 18 -61L14 -56L17 -54L11 -48C12 -44 10 -40 12 -36L9 -35L11 -28L8 -26L10 -18L12 -4L16 0H4L2 -14L-2 -4L2 0Z"
            : "M-20 0C-26 -14 -20 -26 -10 -34C-6 -40 -5 -46 -3 -51C-8 -48 -12 -50 -12 -55C-9 -58 -3 -59 3 -57L17 -66C20 -66 20 -63 18 -61L14 -56L17 -54L11 -48C11 -40 10 -30 9 -22L12 -4L16 0H4L2 -14L-2 -4L2 0Z"
        }
      />
      <Fine d="M3 -53.6Q5 -52.6 6.6 -54.4M14 -56L10.6 -54.6M-12 -6Q-4 -10 -2 -18M-14 -3H-9M6 -3.4H11" />
      <Tone
        d={
          wolf
            ? "M-14 -24L-10 -28M-12 -18L-7 -23M-15 -14L-10 -18M0 -40L-3 -35M3 -34L0 -28M4 -26L2 -20"
            : "M-14 -22L-9 -28M-15 -15L-8 -22M2 -38L0 -30M5 -32L3 -24"
        }
      />
    </>
  );
}

function Tower() {
  return (
    <>
      <Shape d="M20 236L24 156H54L58 236Z" />
      <Shape d="M19 158V138H26V144H32V138H46V144H52V138H59V158Z" />
      <Fine d="M33 196V184Q39 176 45 184V196ZM22 164H56M26 216H34M40 224H50" />
      <Tone d="M48 170H54M48 177H54M49 184H55M49 191H55M49 198H55M50 205H56M50 212H56M50 219H57" />
    </>
  );
}

const yods = [
  [100, 140],
  [76, 134],
  [124, 134],
  [60, 122],
  [140, 122],
  [88, 152],
  [112, 152],
  [46, 112],
  [154, 112],
] as const;

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(40, 214)} />
      <circle className="halo" cx="100" cy="82" r="48" />
      {yods.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="bg" cx={x} cy={y} r="7.4" />
      ))}
      {/* moon with a face */}
      <GoldLine d={rays(100, 82, 32, 47, 40, 32)} />
      <circle className="g1 bg" cx="100" cy="82" r="28" />
      <GoldShape d="M106 54.6C88 52 72 64 72 82S88 112 106 109.4C100 106 96 102 94 97L97 94L94.6 91.4L97 89L92.4 84.6L96.6 76C95 66 99 58 106 54.6Z" />
      <Fine d="M84 78Q87.6 81 92 78.4M86 98Q91 99.4 94 97" />
      <Tone d="M82 73.6Q87 71 92 73.4M78 90L84 96M77 84L83 90M80 97L87 104" />
      {yods.map(([x, y]) => (
        <Yod key={`${x} ${y}`} x={x} y={y} />
      ))}
      {/* hills, towers */}
      <Peak x={86} y={180} w={36} v={34} h={50} />
      <Peak x={118} y={188} w={30} v={34} h={44} />
      <Shape d="M10 224Q60 206 100 208T190 224V332H10Z" />
      <Mirror>
        <Tower />
      </Mirror>
      {/* path */}
      <Fine d="M98 209C92 224 110 234 102 250C95 262 86 270 90 284M104 209C102 224 122 236 114 252C109 264 106 274 110 284" />
      <Mirror>
        <Fine d={tuft(24, 270, 7) + tuft(78, 262, 5)} />
      </Mirror>
      <At x={56} y={278}>
        <Hound />
      </At>
      <At x={144} y={278} flip>
        <Hound wolf />
      </At>
      {/* pool and crayfish */}
      <Shape d="M10 296C36 284 66 280 100 281S164 284 190 296V332H10Z" />
      <Tone d="M20 300C40 294 60 292 76 292M124 292C140 292 160 294 180 300M18 310C36 304 56 302 70 302M130 302C144 302 164 304 182 310M26 320H72M128 320H174" />
      <Red d="M100 288C94 288 91 294 92 300L94 318L97 327H103L106 318L108 300C109 294 106 288 100 288Z" />
      <RedLine d="M93 298C86 298 82 294 82 288M107 298C114 298 118 294 118 288M93 305L84 308M107 305L116 308M94 311L86 316M106 311L114 316M97 288C96 282 92 278 88 277M103 288C104 282 108 278 112 277" />
      <Red d="M82 290C77 286 78 279 83 277L83 283L87 280C88 285 86 289 82 290ZM118 290C123 286 122 279 117 277L117 283L113 280C112 285 114 289 118 290Z" />
      <path className="con" d="M94 303Q100 306 106 303M94.6 309Q100 312 105.4 309M95.6 315Q100 318 104.4 315" />
    </>
  );
}
