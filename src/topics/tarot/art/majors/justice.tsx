import type { DrawingProps } from "../drawing.ts";
import { Crown, Face, Fist, LongHair, Neck, Robe } from "../parts/figure.tsx";
import { rows } from "../parts/lines.ts";
import { Fine, GoldLine, GoldShape, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { Pillar } from "../parts/setting.tsx";

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(46, 70)} />
      {/* hanging between the pillars */}
      <Shape d="M34 78H166V250H34Z" />
      <Mirror>
        <Fine d="M46 90Q72 108 100 92" />
        <Tone d="M52 100V246M60 104V246M68 106V246M76 104V246M84 102V140" />
      </Mirror>
      <Pillar x={33} top={62} bottom={306} />
      <Pillar x={167} top={62} bottom={306} />
      <Shape d="M13 306H187V332H13Z" />
      <Fine d="M13 312H187" />
      {/* seat */}
      <Shape d="M58 200H142V306H58Z" />
      <Robe x={100} top={130} bottom={300} shoulder={26} hem={46} at={[-0.5, -0.12, 0.24, 0.64]} from={0.5} />
      <Shape d="M78 304Q84 296 94 297L98 306H78ZM106 306Q108 298 116 298Q124 300 124 306Z" />
      {/* mantle over the shoulders */}
      <Mirror>
        <Shape d="M96 130C78 132 70 142 66 158C62 184 56 220 50 250Q60 256 70 252C76 220 84 184 92 154Z" />
        <Fine d="M80 150C76 184 68 222 62 253" />
      </Mirror>
      <Shape d="M84 132Q100 146 116 132L112 126Q100 134 88 126Z" />
      <Small d="M95 143H105V153H95Z" />
      {/* sword, upright */}
      <Shape d="M47.4 186V66L51 58L54.6 66V186Z" />
      <Fine d="M51 68V182" />
      <Shape d="M36 186H66V190H36Z" />
      <Fine d="M49.4 190V206H52.6V190" />
      <circle className="l1 bg" cx="51" cy="210" r="4" />
      <Shape d="M74 148C62 158 54 176 52 192L62 206C74 200 82 186 86 168Z" />
      <Fine d="M72 160C66 170 62 182 62 192" />
      <At x={51.5} y={198}>
        <Fist />
      </At>
      {/* scales */}
      <Shape d="M126 148C136 154 146 158 152 166L144 184C134 182 122 174 116 164Z" />
      <Fine d="M130 160C136 164 140 170 142 176" />
      <GoldLine d="M148 180V186M128 190Q148 182 168 190" />
      <circle className="g1 bg" cx="148" cy="187" r="2.4" />
      <GoldLine d="M128 190L119 220M128 190L137 220M168 190L159 220M168 190L177 220" />
      <Red d="M117.5 220H138.5Q137 229 128 229T117.5 220ZM157.5 220H178.5Q177 229 168 229T157.5 220Z" />
      <At x={148} y={174}>
        <Fist />
      </At>
      {/* head */}
      <At x={100} y={108}>
        <LongHair length={22} spread={15} />
        <Neck />
        <Face />
        <Fine d="M-11 -6C-14 0 -14 10 -13 18M11 -6C14 0 14 10 13 18" />
        <Crown />
      </At>
      <GoldShape d="M97.4 95.6L100 92L102.6 95.6L100 99.2Z" />
    </>
  );
}
