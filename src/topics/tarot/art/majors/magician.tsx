import type { DrawingProps } from "../drawing.ts";
import { Face, Fist, Neck, Parting, Reach, Robe } from "../parts/figure.tsx";
import { Fine, GoldLine, Line, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { lemniscate, Rose, TableCoin, TableCup } from "../parts/setting.tsx";

export function Drawing(_: DrawingProps) {
  return (
    <>
      {/* arbour of roses */}
      <Line d="M14 62C30 50 44 62 58 50C70 42 84 48 92 42M186 62C170 50 156 62 142 50C130 42 116 48 108 42" />
      <Mirror>
        <Fine d="M30 56C28 64 34 70 32 78M52 54C54 62 48 66 50 74M70 45C70 52 66 54 66 60" />
        <Small d="M40 58C42 65 48 66 50 62C48 58 44 56 40 58ZM20 58C18 66 22 72 27 70C27 64 25 60 20 58ZM80 45C80 52 86 54 89 50C88 46 84 44 80 45Z" />
        <Rose x={32} y={82} />
        <Rose x={50} y={78} />
        <Rose x={66} y={64} />
      </Mirror>
      <Robe x={100} top={128} bottom={300} shoulder={24} hem={40} at={[]} />
      {/* cloak */}
      <Mirror>
        <Shape d="M92 128C78 130 72 138 70 152C66 200 58 250 48 298Q60 304 72 301C80 254 86 200 88 150Z" />
        <Fine d="M78 150C76 200 68 254 60 301" />
      </Mirror>
      <Tone d="M149 294L143 297M147.6 285L141 288M146 276L139.6 279M144.4 267L138 270M142.8 258L136.4 261M141 249L135 252" />
      <Fine d="M93 190C93 230 90 264 86 304M107 190C107 230 110 264 114 304" />
      <Fine d="M87 178Q100 184 113 178M87 183Q100 189 113 183" />
      {/* raised arm with the wand */}
      <Shape d="M80 130C68 128 60 118 56 104L48 82L39 87C42 108 46 128 56 142C64 152 74 156 84 152Z" />
      <Fine d="M66 130C58 124 54 114 51 104" />
      <Red d="M28.6 48.6L46.8 91.4L50.6 89.8L32.4 47Z" />
      <At x={41.5} y={76} turn={-25}>
        <Fist />
      </At>
      {/* lowered arm */}
      <Shape d="M120 130C134 134 144 146 148 162L160 192L149 199C138 186 126 172 118 156Z" />
      <Fine d="M134 148C138 160 144 172 150 184" />
      <At x={154.5} y={195} turn={-24}>
        <Reach />
      </At>
      <At x={100} y={106}>
        <Neck />
      </At>
      <Shape d="M86 128Q100 140 114 128L110 125Q100 132 90 125Z" />
      <At x={100} y={106}>
        <Face />
        <Parting />
        <GoldLine d="M-14 -6.5Q0 -16 14 -6.5" />
      </At>
      <GoldLine d={lemniscate(100, 68)} />
      {/* table */}
      <Shape d="M26 236H174V246H26Z" />
      <Fine d="M26 241H174" />
      <Mirror>
        <Shape d="M32 246H44L42 310H34Z" />
        <Tone d="M38 250V306" />
      </Mirror>
      <At x={52} y={236}>
        <TableCup />
      </At>
      <At x={82} y={236} s={1}>
        <TableCoin />
      </At>
      <Small d="M98 231L104 227.5H142V234.5H104Z" />
      <Fine d="M104 231H138" />
      <Small d="M141 224H144.5V236H141ZM144.5 229H155V233H144.5Z" />
      <circle className="l2 bg" cx="158" cy="231" r="3" />
      {/* lilies and roses below */}
      <Mirror>
        <Rose x={22} y={308} />
        <Fine d="M22 326V314.6M30 326C29 320 26 318 24 319" />
        <Rose x={62} y={312} />
        <Fine d="M62 326V318.6M54 326C55 321 58 319 60 320M70 326C69 321 66 319 64 320" />
      </Mirror>
    </>
  );
}
