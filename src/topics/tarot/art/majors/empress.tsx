import type { DrawingProps } from "../drawing.ts";
import { Face, Fist, LongHair, Neck, Parting, Robe } from "../parts/figure.tsx";
import { ring, rows, star } from "../parts/lines.ts";
import { Fine, Gold, GoldLine, Halo, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { Pomegranate } from "../parts/setting.tsx";

function Wheat({ x, y, h, lean }: { x: number; y: number; h: number; lean: number }) {
  const tx = x + lean;
  const ty = y - h;
  let grains = "";
  for (let i = 0; i < 4; i += 1) {
    const gx = tx - (lean * i * 5) / h;
    const gy = ty + i * 5;
    grains += `M${gx} ${gy + 3}q-5 -1 -5 -6q4 1 5 6q1 -5 5 -6q0 5 -5 6`;
  }
  return (
    <>
      <Fine d={`M${x} ${y}Q${x} ${y - h * 0.5} ${tx} ${ty}`} />
      <GoldLine d={`${grains}M${tx} ${ty}v-6`} />
    </>
  );
}

function Tree({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Shape d={`M${x - 3} ${y + 40}V${y}H${x + 3}V${y + 40}Z`} />
      <Shape
        d={`M${x} ${y - 62}C${x - 12} ${y - 50} ${x - 19} ${y - 26} ${x - 17} ${y - 8}Q${x - 8} ${y + 6} ${x} ${y + 2}Q${x + 8} ${y + 6} ${x + 17} ${y - 8}C${x + 19} ${y - 26} ${x + 12} ${y - 50} ${x} ${y - 62}Z`}
      />
      <Tone
        d={`M${x + 4} ${y - 48}L${x + 8} ${y - 42}M${x + 4} ${y - 38}L${x + 12} ${y - 30}M${x + 4} ${y - 27}L${x + 14} ${y - 19}M${x + 4} ${y - 16}L${x + 13} ${y - 8}M${x - 2} ${y - 52}V${y - 4}`}
      />
    </>
  );
}

const stars = ring(100, 100, 36, 12, -99, 99);

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(46, 148)} />
      <Tree x={28} y={142} />
      <Tree x={172} y={142} />
      <Tree x={56} y={148} />
      <Tree x={144} y={148} />
      <Shape d="M10 182Q60 172 100 176T190 180V332H10Z" />
      <circle className="halo" cx="100" cy="102" r="42" />
      {/* throne cushions */}
      <Shape d="M50 236C44 200 46 156 62 148Q100 138 138 148C154 156 156 200 150 236Z" />
      <Tone d="M54 214Q50 180 62 156M146 214Q150 180 138 156" />
      <Mirror>
        <Shape d="M28 226C26 212 36 206 50 208C64 208 72 216 70 228C68 240 58 244 46 242C36 242 28 236 28 226Z" />
        <Fine d="M28 226Q22 224 20 220M36 224Q48 218 60 224M38 232Q48 228 60 232" />
      </Mirror>
      <Robe x={100} top={134} bottom={300} shoulder={25} hem={60} at={[-0.72, -0.36, 0.02, 0.38, 0.74]} from={0.5} />
      <Pomegranate x={100} y={206} />
      <Mirror>
        <Pomegranate x={76} y={232} />
        <Pomegranate x={88} y={264} />
        <Pomegranate x={60} y={278} />
      </Mirror>
      <Fine d="M78 178Q100 188 122 178M79 183Q100 193 121 183" />
      <Fine d="M84 136Q100 156 116 136" />
      {/* necklace */}
      {ring(100, 128, 13, 7, 120, 240).map((p) => (
        <circle key={p.deg} className="l2 bg" cx={p.x} cy={p.y} r="1.7" />
      ))}
      {/* arm with the sceptre */}
      <Shape d="M80 138C66 144 56 158 52 174L46 190L58 200C66 194 76 184 86 166Z" />
      <Fine d="M74 150C66 160 62 172 60 184" />
      <GoldLine d="M58 214L40 132" />
      <circle className="g1 bg" cx="38.6" cy="124" r="8" />
      <GoldLine d="M31 122.6Q38.6 127 46.2 122M38.6 116V124M37 114H40.4" />
      <At x={52.5} y={190} turn={-12} flip>
        <Fist />
      </At>
      {/* resting arm */}
      <Shape d="M120 138C136 146 146 162 148 180L150 206L136 210C132 194 126 178 116 166Z" />
      <Fine d="M130 152C138 162 140 178 142 194" />
      <Small d="M137 207C138 214 142 219 147 219C152 218 153 212 150 205Z" />
      <Fine d="M142 211L144 218M146.6 210L148 217.6" />
      {/* heart shield with the sign of Venus */}
      <Halo d="M154 290C136 276 130 266 130 257C130 249 135 245 142 245C148 245 152 248 154 254C156 248 160 245 166 245C173 245 178 249 178 257C178 266 172 276 154 290Z" />
      <Red d="M154 290C136 276 130 266 130 257C130 249 135 245 142 245C148 245 152 248 154 254C156 248 160 245 166 245C173 245 178 249 178 257C178 266 172 276 154 290Z" />
      <circle className="con" cx="154" cy="261.4" r="4.6" />
      <path className="con" d="M154 266V275.6M150 271H158" />
      {/* head */}
      <At x={100} y={104}>
        <LongHair length={34} spread={18} />
        <Neck />
        <Face />
        <Parting />
        <GoldLine d="M-14.4 -5Q0 -16 14.4 -5" />
      </At>
      {ring(100, 104, 15.5, 7, -62, 62).map((p) => (
        <path key={p.deg} className="g1 bg" d="M0 0C-2.4 -2 -2.4 -5 0 -7C2.4 -5 2.4 -2 0 0Z" transform={`translate(${p.x} ${p.y}) rotate(${p.deg})`} />
      ))}
      {stars.map((p) => (
        <Gold key={p.deg} d={star(p.x, p.y, 4.4, 1.8, 6)} />
      ))}
      {/* wheat */}
      <Wheat x={22} y={326} h={48} lean={4} />
      <Wheat x={34} y={330} h={42} lean={-3} />
      <Wheat x={46} y={328} h={30} lean={3} />
      <Wheat x={62} y={330} h={22} lean={-3} />
      <Wheat x={84} y={330} h={18} lean={2} />
      <Wheat x={106} y={330} h={20} lean={-2} />
      <Wheat x={128} y={330} h={24} lean={3} />
      <Wheat x={150} y={330} h={28} lean={-3} />
      <Wheat x={168} y={330} h={34} lean={3} />
    </>
  );
}
