import type { DrawingProps } from "../drawing.ts";
import { Face, LongHair, Neck, Parting, Reach, Robe } from "../parts/figure.tsx";
import { rays, ring, tuft } from "../parts/lines.ts";
import { Fine, GoldLine, GoldShape, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { Cloud, Peak } from "../parts/setting.tsx";
import { Wing } from "../parts/wings.tsx";

export function Drawing(_: DrawingProps) {
  return (
    <>
      <GoldLine d={rays(100, 84, 36, 66, 52, 40)} />
      {/* angel out of the cloud */}
      <Mirror>
        <At x={86} y={112}>
          <Wing />
        </At>
      </Mirror>
      <Shape d="M100 98C84 98 74 106 68 118L56 136L66 148H134L144 136L132 118C126 106 116 98 100 98Z" />
      <Fine d="M88 104Q100 116 112 104M86 122C84 132 84 140 84 148M114 122C116 132 116 140 116 148M100 116V148" />
      {ring(100, 78, 12, 9, -96, 96).map((p) => (
        <path key={p.deg} className="g1 bg" d="M-4 2C-5 -4 -2 -8 0 -14C3 -9 5 -4 4 2Z" transform={`translate(${p.x} ${p.y}) rotate(${p.deg})`} />
      ))}
      <At x={100} y={82} s={0.9}>
        <Neck />
        <Face />
      </At>
      <GoldShape d="M88 76C90 66 95 63 100 63S110 66 112 76Q106 70 100 70T88 76Z" />
      <At x={34} y={138}>
        <Cloud />
      </At>
      <At x={166} y={138} flip>
        <Cloud />
      </At>
      <At x={80} y={144}>
        <Cloud />
      </At>
      {/* arms held out over the two */}
      <Mirror>
        <At x={54} y={150} turn={16} s={0.9}>
          <Reach />
        </At>
        <Shape d="M72 114C60 124 51 136 46 149L63 156C67 148 72 141 80 136Z" />
        <Fine d="M70 122C62 130 57 140 54 150" />
      </Mirror>
      {/* mountain and ground */}
      <Peak x={100} y={178} w={34} v={36} h={108} />
      <Shape d="M10 278Q60 268 100 272T190 278V332H10Z" />
      <Tone d="M22 290H44M70 286H130M156 290H178M60 312H140M84 320H116" />
      {/* tree of knowledge, tree of flames */}
      <Shape d="M20 316C24 280 22 240 20 208H31C30 240 30 284 36 316Z" />
      <Shape d="M24 214C8 214 6 196 14 190C10 176 26 166 36 176C48 172 54 188 46 196C50 208 38 216 24 214Z" />
      <Fine d="M22 188Q27 184 31 188M32 203Q37 200 40 204" />
      <circle className="cfill" cx="22" cy="200" r="4.6" />
      <circle className="l2 bg" cx="38" cy="188" r="3.2" />
      <circle className="l2 bg" cx="28" cy="179" r="3.2" />
      <path className="snk" d="M18 300C30 296 36 288 34 284C30 278 18 276 18 268C18 260 36 258 36 250C36 244 24 240 20 234" />
      <path className="snk2" d="M18 300C30 296 36 288 34 284C30 278 18 276 18 268C18 260 36 258 36 250C36 244 24 240 20 234" />
      <Small d="M16 236C13 230 16 224 22 224C27 225 28 230 24 235Z" />
      <circle className="dot" cx="20" cy="229" r="1" />
      <Shape d="M180 316C176 280 178 240 179 208H169C170 240 170 284 164 316Z" />
      {[
        [174, 186],
        [160, 196],
        [177, 203],
        [165, 212],
        [176, 221],
      ].map(([x = 0, y = 0]) => (
        <GoldShape
          key={`${x} ${y}`}
          d={`M${x - 5} ${y + 6}C${x - 8} ${y - 1} ${x - 2} ${y - 3} ${x} ${y - 13}C${x + 3} ${y - 5} ${x + 8} ${y - 1} ${x + 5} ${y + 6}Q${x} ${y + 10} ${x - 5} ${y + 6}Z`}
        />
      ))}
      {/* she */}
      <At x={66} y={190} s={0.8}>
        <LongHair length={46} spread={17} />
      </At>
      <Robe x={66} top={208} bottom={300} shoulder={14} hem={20} at={[-0.4, 0.1, 0.5]} />
      <Fine d="M57 210Q66 222 75 210M53 244Q66 250 79 244" />
      <Shape d="M58 300Q56 308 52 310H64V302ZM70 302V310H80Q77 306 75 300Z" />
      <Shape d="M55 212C48 222 46 240 48 258L55 258C54 244 56 234 60 226Z" />
      <At x={51.5} y={256} s={0.7}>
        <Reach />
      </At>
      <Shape d="M77 211C81 219 85 226 92 229L91 238.5C82 238 75 232 71 225Z" />
      <At x={66} y={190} s={0.8}>
        <Neck />
        <Face look={1.5} />
        <Parting />
      </At>
      {/* he */}
      <Robe x={136} top={208} bottom={296} shoulder={16} hem={20} at={[-0.5, 0, 0.5]} />
      <Fine d="M126 210Q136 222 146 210M121 242Q136 248 151 242" />
      <Shape d="M126 297Q124 308 119 310H132V299ZM140 299V310H152Q148 307 146 297Z" />
      <Shape d="M148 212C156 222 158 240 156 258L149 258C150 244 147 234 142 226Z" />
      <At x={152.5} y={256} s={0.7} flip>
        <Reach />
      </At>
      <Shape d="M125 211C121 219 117 226 109 229L110 239.5C119 239 127 232 131 225Z" />
      {/* hand in hand */}
      <circle className="halo" cx="100.5" cy="234" r="6.5" />
      <Shape d="M90.5 230.5C95 228 101 228 104.5 230.5C106.5 233 106 237.5 103 239C99 240.5 94 239 90 237Z" />
      <Shape d="M110.5 230.5C105 228.5 99 229.5 97 232.5C95.5 236 96.5 239.5 99.5 240.5C103 241.5 107.5 240 111 238Z" />
      <Fine d="M97 232.5L103 233.5M96.2 235L102 236M97 237.8L102 238.6" />
      <At x={136} y={190} s={0.8}>
        <Neck />
        <Face look={-1.5} />
      </At>
      <Shape d="M126.4 192C123 180 128 175 136 175S149 180 145.6 192C145 186 142 183 136 182.6C130 183 127 186 126.4 192Z" />
      <Fine d={tuft(100, 312, 7) + tuft(58, 324, 6) + tuft(148, 324, 6)} />
    </>
  );
}
