import type { ReactNode } from "react";
import { RiderBody, SaddleCloth } from "../courts/rider.tsx";
import { Steed } from "../courts/steed.tsx";
import type { DrawingProps } from "../drawing.ts";
import { Wand } from "../emblems.tsx";
import { House, Tree } from "../parts/landscape.tsx";
import { bird, rows, tuft } from "../parts/lines.ts";
import { Fine, GoldShape, Halo, Line, Shape, Small, Tone } from "../parts/mark.tsx";
import { oval } from "../parts/place.ts";
import { Arm, Hand, Head, Legs, Side } from "./people.tsx";

/** A rider comes home, a wreath on his stalk; five stalks keep him company. */
export function Wands6(_: DrawingProps): ReactNode {
  const at = { x: 90, y: 232, s: 0.92 };
  const leaves = Array.from({ length: 10 }, (_, i) => i * 36 + 18);
  return (
    <>
      <Tone d={rows(44, 180)} />
      <Shape d="M10 282C60 272 140 274 190 284V330H10Z" />
      <Tone d="M30 300C70 306 130 306 176 298M44 312C90 316 130 314 160 310" />
      <Fine d={tuft(32, 296) + tuft(172, 312)} />
      {[30, 56, 142, 162, 178].map((x, i) => (
        <Wand key={x} x={x} y={[184, 170, 166, 180, 192][i]!} len={[190, 214, 214, 190, 172][i]!} s={0.55} halo />
      ))}
      <Steed gait="walk" {...at} />
      <SaddleCloth {...at} />
      <Shape d="M-8 -76C-22 -70 -30 -40 -44 -26C-40 -14 -24 -12 -16 -20C-14 -36 -14 -52 -12 -64Z" at={at} />
      <Fine d="M-18 -60C-22 -46 -28 -34 -36 -24M-15 -54C-18 -42 -22 -30 -28 -20" at={at} />
      <RiderBody {...at} />
      <Wand x={116} y={128} len={160} s={0.8} leaves={1} halo />
      <Shape d="M88 166C96 170 104 170 112 164L118 172C108 182 94 182 84 176" />
      <Hand x={115} y={167} s={1.05} />
      <Side x={88} y={141} s={0.72} hair="short" />
      <GoldShape d="M78 134C82 128 92 126 97 132L96 136C90 131 84 132 80 138Z" />
      <Halo d={oval(116, 82, 19)} />
      <Wand x={116} y={128} len={160} s={0.8} leaves={1} />
      <Small d={oval(116, 88, 14)} />
      <Small d={oval(116, 88, 11)} />
      <Fine d="M116 74V102" />
      <Shape d="M114 74V100H118V74Z" />
      {leaves.map((r) => (
        <g key={r}>
          <Small d="M0 -12C-4 -15 -4 -20 1 -23C4 -19 4 -15 0 -12Z" at={{ x: 116, y: 88, r }} />
        </g>
      ))}
      <path
        className="cfill"
        d="M116 103C110 98 105 100 105 104S110 110 116 105C122 110 127 108 127 104S122 98 116 103ZM114 106L108 118L113 116L116 107L119 116L124 118L118 106Z"
      />
    </>
  );
}

/** One man on the height holds off six stalks from below. */
export function Wands7(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(50, 200)} />
      <Halo d="M84 80H118L128 200L150 250H50L76 200Z" />
      <Shape d="M10 282L34 262L44 264L62 236C80 228 122 228 140 234L156 258L166 258L190 284V330H10Z" />
      <Fine d="M62 236L56 256L62 268M140 234L138 250L146 262M44 264L40 276" />
      <Tone d="M70 244L64 276M78 242L74 270M130 240L136 274M122 238L128 262M24 284L60 286M150 284L182 288" />
      <Legs x={98} top={184} y={238} gap={10} w={7} />
      <Fine d="M82 206H95M104 206H116" />
      <Shape d="M84 122C76 126 76 150 78 164L72 194C86 202 114 202 126 194L119 164C122 150 120 126 112 122Z" />
      <Fine d="M78 164C90 170 108 170 119 164M78 168C90 174 108 174 119 168M92 122L98 132L104 122M88 172L85 198M99 174V200M110 172L114 198" />
      <Tone d="M112 132L118 142M110 138L118 152M110 146L117 160M114 178L120 192M108 178L114 196" />
      <Head x={98} y={104} s={0.85} />
      <Wand x={102} y={154} len={184} s={0.85} r={56} halo red leaves={1} />
      <Shape d="M84 128C72 134 62 146 58 166L66 172C72 160 80 152 88 146" />
      <Hand x={63} y={174} s={1.2} />
      <Shape d="M112 128C124 126 136 130 146 138L142 147C132 144 122 144 114 146" />
      <Hand x={144} y={124} s={1.2} />
      <Shape d="M144 140C150 136 151 132 149 128L140 126C140 130 138 134 134 136" />
      {[
        [30, 250, -8],
        [58, 266, -4],
        [84, 284, 0],
        [114, 286, 3],
        [142, 268, 6],
        [171, 250, 9],
      ].map(([x, y, r]) => (
        <Wand key={x} x={x!} y={y! + 40} len={120} s={0.68} r={r!} leaves={1} />
      ))}
    </>
  );
}

/** Eight stalks in flight over a river and a hill with a house. */
export function Wands8(_: DrawingProps): ReactNode {
  const slip = [6, -8, 4, -4, 8, -6, 5, -8];
  return (
    <>
      <Tone d={rows(44, 232)} />
      <Halo d="M14 262C50 240 90 252 110 256C140 250 160 240 186 246V250H14Z" />
      <Shape d="M10 266C40 246 74 250 104 262C134 256 160 246 190 248V330H10Z" />
      <House x={50} y={257} s={0.75} />
      <Tree x={72} y={258} s={0.36} />
      <Tree x={164} y={254} s={0.4} />
      <Shape d="M10 292C50 286 76 274 104 266C124 270 150 286 190 290V308C140 304 80 308 10 316Z" />
      <Fine d="M26 300C44 298 60 294 76 288M96 280C106 284 124 292 142 294M60 304C90 300 120 300 150 300" />
      <Tone d="M24 272C44 262 64 262 80 266M126 264C146 258 166 258 182 260" />
      <Fine d={tuft(40, 324) + tuft(150, 322)} />
      {slip.map((along, i) => {
        const k = i - 3.5;
        return (
          <Wand key={i} x={94 + k * 17.5 * 0.56 + along} y={146 - k * 17.5 * 0.83 + along * 0.68} len={128} s={0.52} r={124} halo leaves={1} red={i === 3} />
        );
      })}
    </>
  );
}

/** A man with a bandaged head leans on his stalk; eight stand behind him like a fence. */
export function Wands9(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 74)} />
      <Shape d="M10 270C60 262 140 262 190 270V330H10Z" />
      <Line d="M14 250C30 240 50 246 66 242M134 242C150 238 170 246 186 240" />
      {[26, 45, 64, 83, 102, 150, 167, 181].map((x, i) => (
        <Wand key={x} x={x} y={i % 2 ? 176 : 170} len={i % 2 ? 176 : 188} s={0.46} halo leaves={i === 3 || i === 4 ? 1 : 2} />
      ))}
      <Tone d="M24 284C70 276 130 276 176 284M30 300C80 294 130 294 170 300M50 314C90 310 120 310 150 314" />
      <Legs x={92} top={236} y={302} gap={10} w={7} />
      <Fine d="M76 262H88M97 262H110" />
      <Shape d="M78 154C66 158 66 186 68 206L64 246C80 254 106 254 120 246L114 206C118 186 116 158 106 154Z" />
      <Fine d="M68 206C82 212 102 212 114 206M68 210C82 216 102 216 114 210M80 154C86 164 98 164 104 154M78 216L75 248M92 218V252M105 216L109 249" />
      <Tone d="M106 166L113 176M104 174L114 188M106 184L113 196M106 222L114 238M103 226L110 244" />
      <Head x={92} y={134} s={0.95} hair="short" />
      <Shape d="M79 124C86 119 98 119 105 124L104 130C97 125 87 125 80 130Z" />
      <Fine d="M84 126L98 121M92 127L104 124M104 125L110 130M104 127L107 134" />
      <Wand x={128} y={188} len={240} s={0.85} halo red />
      <Shape d="M106 158C116 164 124 174 128 186L122 195C114 190 108 186 104 184" />
      <Shape d="M78 158C66 168 64 184 72 196C88 206 108 206 124 202V192C108 194 94 192 84 186" />
      <Hand x={128} y={189} s={1.15} />
      <Hand x={128} y={199} s={1.15} />
    </>
  );
}

/** A man bent under a bundle of ten goes towards a house. */
export function Wands10(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 150)} />
      <Shape d="M10 262C40 252 120 256 190 248V330H10Z" />
      <Tree x={148} y={253} s={0.5} />
      <House x={168} y={255} s={0.95} />
      <Shape d="M10 286C70 276 140 288 190 276V330H10Z" />
      <Tone d="M24 276C60 268 110 272 176 264M110 300C140 302 160 298 182 294M30 318C90 312 140 314 176 310" />
      <Fine d={tuft(30, 302) + tuft(164, 314) + bird(44, 92) + bird(62, 78, 0.7)} />
      <Shape d="M68 222C72 242 82 260 92 276L88 302H106L104 298L98 296L104 274C100 256 94 238 88 224Z" />
      {Array.from({ length: 10 }, (_, i) => {
        const r = 2 + i * 3.3;
        const a = (r * Math.PI) / 180;
        return (
          <Wand
            key={i}
            x={93 + (i - 4.5) * 2.4 + Math.sin(a) * 78}
            y={240 - Math.cos(a) * 78}
            len={i % 2 ? 206 : 186}
            s={0.5}
            r={r}
            leaves={0}
            red={i === 4}
            halo={i === 0 || i === 9}
          />
        );
      })}
      <Shape d="M54 218C52 244 50 262 44 278L38 300H58L57 296L50 294L58 280C68 262 76 244 80 226Z" />
      <Fine d="M44 278L58 280M92 276L104 274" />
      <Shape d="M50 232C46 202 60 176 86 164C98 160 108 166 110 176C100 186 92 206 88 234C76 242 60 240 50 232Z" />
      <Fine d="M52 222C64 228 78 228 90 222M58 234C58 214 66 194 82 180M72 238C74 222 80 204 92 190" />
      <Tone d="M54 206L64 212M56 198L66 204M60 190L70 196M66 182L76 188M72 176L80 180" />
      <Side x={107} y={157} s={0.72} r={38} hair="short" />
      <Shape d="M88 172C98 176 112 184 126 196L121 205C104 202 92 194 82 184" />
      <Hand x={126} y={202} s={1.2} />
      <Arm from={[84, 212]} to={[110, 224]} w={4.6} />
    </>
  );
}
