import type { ReactNode } from "react";
import type { DrawingProps } from "../drawing.ts";
import { Cup } from "../emblems.tsx";
import { Castle, Flower, House, Peak, Tree } from "../parts/landscape.tsx";
import { bricks, rays, rows, tuft } from "../parts/lines.ts";
import { Fine, GoldLine, Halo, Ink, Line, OnRed, Red, RedLine, Shape, Small, Tone } from "../parts/mark.tsx";
import { oval } from "../parts/place.ts";
import { Arm, Gown, Head, Legs, Nape, Side } from "./people.tsx";

/** In an old courtyard a boy gives a girl a cup with a flower; each cup has its flower. */
export function Cups6(_: DrawingProps): ReactNode {
  const bloom = (x: number, y: number, red = false) => (
    <>
      <Fine d={`M${x} ${y + 16}V${y}M${x} ${y + 12}Q${x - 7} ${y + 8} ${x - 8} ${y + 3}Q${x - 2} ${y + 4} ${x} ${y + 10}`} />
      <Flower x={x} y={y} s={1.2} red={red} />
    </>
  );
  return (
    <>
      <Tone d={rows(44, 120)} />
      <Halo d="M112 132L128 100L156 82H170L186 130V204H112Z" />
      <Shape d="M14 206V96H24V104H34V96H46V104H56V96H66V206Z" />
      <Fine d={`${bricks(14, 112, 66, 200, 18, 11)}`} />
      <Small d="M32 206V172C32 158 52 158 52 172V206Z" />
      <Shape d="M118 206V134H176V206Z" />
      <Shape d="M110 136L128 100H172L186 132V136Z" />
      <Fine d="M130 150H142V166H130ZM136 150V166M154 150H166V166H154ZM160 150V166M126 108H174M122 116H178M118 126H182" />
      <Shape d="M158 100V84H168V100" />
      <Shape d="M10 206H190V330H10Z" />
      <Tone d="M14 220H186M14 240H186M60 206L30 326M140 206L170 326M100 250V326" />
      <Shape d="M18 228H46V186H18Z" />
      <Fine d="M14 228H50V234H14ZM32 194L40 200L38 214L32 220L26 214L24 200Z" />
      {bloom(32, 146)}
      <Cup x={32} y={173} s={0.2} />
      <Gown x={130} top={176} bottom={246} w={11} hem={19} />
      <Side x={130} y={160} s={0.66} flip hair="hood" />
      <Arm from={[126, 184]} to={[110, 192]} w={3.4} />
      <Legs x={80} top={212} y={248} gap={6} w={4.5} />
      <Shape d="M74 170C66 176 66 190 68 200L64 216C72 222 90 222 98 216L92 200C94 188 92 176 86 170Z" />
      <Fine d="M68 200C76 204 86 204 92 200M76 206L74 219M84 206V220" />
      <Side x={80} y={152} s={0.72} hair="cap" />
      {bloom(104, 154, true)}
      <Cup x={104} y={184} s={0.24} />
      <Arm from={[82, 180]} to={[98, 192]} w={3.6} bow={3} />
      {[38, 80, 122, 164].map((x) => (
        <g key={x}>
          {bloom(x, 258)}
          <Cup x={x} y={297} s={0.34} halo />
          <Fine d={`M${x} 276V260`} />
          <Flower x={x} y={258} s={1.2} />
        </g>
      ))}
    </>
  );
}

/** Seven cups in a cloud, a different wish in each; someone looks up. */
export function Cups7(_: DrawingProps): ReactNode {
  const s = 0.33;
  const bank = (x: number, y: number, k: number) => (
    <>
      <Shape d="M-24 10C-34 8 -34 -4 -24 -6C-22 -14 -8 -14 -6 -8C0 -14 14 -14 16 -6C26 -10 36 -2 30 4C32 10 26 12 20 10Z" at={{ x, y, s: k }} />
      <Fine d="M-18 4C-18 -2 -10 -2 -10 3M12 4C12 -2 20 -2 20 3" at={{ x, y, s: k }} />
    </>
  );
  return (
    <>
      <Tone d={rows(44, 246)} />
      <Halo d="M30 66C50 50 70 66 84 56C96 46 110 50 118 58C136 62 150 52 168 68C178 90 176 122 174 148C182 164 182 200 180 242C140 248 60 248 20 242C18 200 18 164 26 148C24 122 22 90 30 66Z" />
      <GoldLine d={rays(100, 72, 17, 25, 21, 22)} />
      <Shape d="M100 56C92 56 90 66 92 72L86 100H114L108 72C110 66 108 56 100 56Z" />
      <Fine d="M96 70C94 80 93 88 92 98M104 70C106 80 107 88 108 98M100 76V98" />
      <Head x={46} y={82} s={0.75} hair="long" />
      <Shape
        d="M148 104C138 100 136 90 146 86C156 83 162 78 156 72C150 68 144 72 146 77C140 76 138 68 146 65C158 61 168 70 164 80C161 88 150 90 148 94C147 97 152 99 160 98L162 104Z"
        at={{ x: 2 }}
      />
      <Ink d={oval(149.5, 70, 1.2)} />
      <Castle x={40} y={190} s={0.62} />
      <Small d="M71 190C72 179 75 177 77 182C79 172 86 172 87 181C91 176 94 181 94 190Z" />
      <Fine d={`${oval(78, 184, 2)}${oval(87, 185, 2.4)}`} />
      <Small d={oval(120, 179, 10)} />
      <Small d={oval(120, 179, 6)} />
      <Fine d="M112 173L108 170M116 170L114 165M120 169V164M124 170L126 165M128 173L132 170M130 179H134M110 179H106" />
      <Shape d="M152 192C147 182 151 172 159 173C155 168 157 162 163 162L174 165L168 169C174 173 172 182 166 184L170 192Z" />
      <Fine d="M158 174L147 167L150 178M163 162L161 157L167 165" />
      <Ink d={oval(165, 166, 1)} />
      {[46, 100, 154].map((x) => (
        <g key={x}>
          <Cup x={x} y={116} s={s} red={x === 100} />
          {bank(x, 139, 0.75)}
        </g>
      ))}
      {[40, 80, 120, 160].map((x) => (
        <g key={x}>
          <Cup x={x} y={207} s={0.29} />
          {bank(x, 229, 0.62)}
        </g>
      ))}
      <Shape d="M10 306C60 296 140 296 190 306V330H10Z" />
      <Arm from={[89, 276]} to={[64, 254]} w={4.6} bow={3} />
      <Arm from={[111, 276]} to={[136, 254]} w={4.6} bow={-3} />
      <Gown x={100} top={270} bottom={320} w={14} hem={22} />
      <Nape x={100} y={256} s={0.78} />
    </>
  );
}

/** Eight stacked cups with a gap; a man in a red cloak walks off under the moon. */
export function Cups8(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 190)} />
      <Halo d={oval(64, 82, 32)} />
      <GoldLine d={rays(64, 82, 27, 36, 31.5, 24)} />
      <Shape d={oval(64, 82, 23)} />
      <Shape d="M64 59A23 23 0 1 1 64 105C76 98 79 68 64 59Z" />
      <Fine d="M64 59C56 66 53 74 54 80L49 86L54 88C53 92 56 96 60 98M56 77Q60 79 62 76M54 91H59" />
      <Halo d="M14 214L60 160L100 200L140 140L186 190V214Z" />
      <Peak x={66} y={216} s={0.9} />
      <Peak x={146} y={216} s={1.25} />
      <Shape d="M10 220C60 210 140 206 190 200V330H10Z" />
      <Tone d="M110 224C140 220 164 216 184 212M60 256C100 246 150 240 184 236" />
      <Shape d="M128 204L124 226L118 234H132L138 208ZM142 204L150 222L147 232H160L158 218L152 200Z" />
      <Red d="M142 150C130 152 124 172 118 210C134 218 150 216 158 208C160 186 156 160 150 150Z" />
      <RedLine d="M142 150C130 152 124 172 118 210C134 218 150 216 158 208C160 186 156 160 150 150Z" />
      <OnRed d="M140 160C134 178 130 194 128 212M147 162C147 180 146 198 144 214" />
      <Line d="M168 160V232" />
      <Arm from={[152, 166]} to={[166, 178]} w={3.4} />
      <Nape x={146} y={140} s={0.66} />
      {[50, 84, 150].map((x) => (
        <Cup key={x} x={x} y={250} s={0.32} halo />
      ))}
      {[33, 67, 100, 134, 167].map((x) => (
        <Cup key={x} x={x} y={300} s={0.32} />
      ))}
    </>
  );
}

/** A man content on a bench, arms folded; nine cups behind him on a draped shelf. */
export function Cups9(_: DrawingProps): ReactNode {
  const back = [30, 65, 100, 135, 170];
  const front = [47, 82, 118, 153];
  const arch = (x: number, y: number) => y - 22 + ((x - 100) / 70) ** 2 * 18;
  return (
    <>
      {back.map((x) => (
        <Cup key={x} x={x} y={arch(x, 92)} s={0.32} red={x === 100} />
      ))}
      <Shape d="M10 132C50 104 150 104 190 132V330H10Z" />
      {front.map((x) => (
        <Cup key={x} x={x} y={arch(x, 136)} s={0.32} />
      ))}
      <Shape d="M10 184C50 150 150 150 190 184V284H10Z" />
      <Fine d="M14 188C54 155 146 155 186 188" />
      <Fine d="M30 170C26 200 34 240 28 284M52 160C56 200 46 240 52 284M150 160C146 200 154 240 148 284M172 170C176 200 166 240 172 284" />
      <Tone d="M40 166C38 200 42 240 38 284M62 158C64 200 58 240 60 284M140 158C138 200 144 240 142 284M162 165C164 200 158 240 162 284" />
      <Shape d="M10 284H190V330H10Z" />
      <Tone d="M30 300H170M44 314H156" />
      <Shape d="M58 262H142V300H132V274H68V300H58Z" />
      <Shape d="M84 196C66 200 62 222 64 244C58 254 56 264 62 272H138C144 264 142 254 136 244C138 222 134 200 116 196Z" />
      <Shape d="M66 264C72 280 76 292 76 304H66L64 310H94L98 274L102 274L106 310H136L134 304H124C124 292 128 280 134 264C112 258 88 258 66 264Z" />
      <Fine d="M80 270L84 300M120 270L116 300" />
      <Shape d="M70 212C58 224 60 240 72 244C90 248 108 244 122 236L116 226C104 232 94 234 86 230" />
      <Shape d="M130 212C142 224 140 240 128 244C110 248 94 244 80 237L86 228C98 233 106 234 114 230" />
      <Fine d="M92 198L100 212L108 198M100 212V226" />
      <Head x={100} y={176} s={1} hair="beard" />
      <Shape d="M84 168C80 150 120 150 116 168C106 161 94 161 84 168Z" />
      <Fine d="M112 156C122 150 126 142 124 136C118 138 112 146 112 156" />
    </>
  );
}

/** Ten cups in a rainbow over a couple, their children and their house. */
export function Cups10(_: DrawingProps): ReactNode {
  const arc = (r: number) => `M${100 - r} 206V190A${r} ${r} 0 0 1 ${100 + r} 190V206`;
  return (
    <>
      <Tone d={rows(44, 180)} />
      <Halo d="M12 212V180C20 110 50 66 100 60S180 110 188 180V212Z" />
      <Line d={arc(82)} />
      <Red d="M22 206V190A78 78 0 0 1 178 190V206H171V190A71 71 0 0 0 29 190V206Z" />
      <Fine d={arc(67)} />
      <Line d={arc(63)} />
      {Array.from({ length: 10 }, (_unused, i) => {
        const a = ((-62 + (i * 124) / 9) * Math.PI) / 180;
        return <Cup key={i} x={100 + Math.sin(a) * 83} y={190 - Math.cos(a) * 83 - 21} s={0.2} r={(a * 180) / Math.PI / 3} halo />;
      })}
      <Shape d="M10 212C40 200 60 204 90 212C130 200 160 204 190 210V330H10Z" />
      <Tree x={34} y={216} s={0.6} />
      <House x={56} y={218} s={0.95} />
      <Tree x={168} y={216} s={0.55} />
      <Fine d="M122 208C104 216 140 222 124 230C112 236 132 240 150 244" />
      <Fine d="M134 208C120 216 154 222 140 230C130 235 146 238 164 240" />
      <Tone d="M20 236C50 226 70 232 84 236M20 306C60 298 140 298 180 306M40 318C80 312 120 312 160 318" />
      <Arm from={[60, 242]} to={[42, 210]} w={3.6} bow={3} />
      <Arm from={[98, 242]} to={[116, 210]} w={3.6} bow={-3} />
      <Gown x={66} top={234} bottom={302} w={11} hem={17} />
      <Gown x={91} top={236} bottom={302} w={10} hem={20} />
      <Nape x={67} y={221} s={0.66} />
      <Nape x={90} y={223} s={0.64} hair="long" />
      <Legs x={138} top={286} y={306} gap={4} w={3} />
      <Gown x={138} top={264} bottom={290} w={6} hem={9} />
      <Gown x={162} top={264} bottom={304} w={6} hem={11} />
      <Arm from={[142, 268]} to={[150, 262]} w={2.3} />
      <Arm from={[158, 268]} to={[151, 262]} w={2.3} />
      <Arm from={[134, 268]} to={[124, 258]} w={2.3} />
      <Arm from={[166, 268]} to={[176, 258]} w={2.3} />
      <Head x={138} y={255} s={0.5} />
      <Head x={162} y={255} s={0.5} hair="long" />
      <Fine d={tuft(28, 292) + tuft(118, 316)} />
    </>
  );
}
