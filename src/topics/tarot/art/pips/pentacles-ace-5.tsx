import type { ReactNode } from "react";
import type { DrawingProps } from "../drawing.ts";
import { Pentacle } from "../emblems.tsx";
import { Castle, Flower, House, Peak } from "../parts/landscape.tsx";
import { bricks, rows, wave } from "../parts/lines.ts";
import { Fine, GoldLine, GoldShape, Halo, Line, RedLine, Shape, Small, Tone } from "../parts/mark.tsx";
import { oval } from "../parts/place.ts";
import { Arm, CloudPalm, Gown, Hand, Head, Legs, Side } from "./people.tsx";

/** A hand out of a cloud holds a coin over a garden; through the arch of roses, a path to the hills. */
export function PentaclesAce(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 168)} />
      <Halo d="M40 180V150H130V180Z" />
      <Peak x={84} y={246} s={0.72} />
      <Line d="M14 246H186" />
      <Shape d="M14 222C24 214 36 214 44 220C46 196 62 184 84 184C106 184 122 196 124 220C140 212 160 214 190 220V276H114V232C114 206 102 196 84 196C66 196 54 206 54 232V276H10V222Z" />
      <Tone d="M18 236L30 230M18 252L40 240M20 266L46 252M130 236L144 228M130 252L164 234M134 268L178 246M158 270L184 258" />
      {[
        [48, 214],
        [58, 199],
        [76, 190],
        [94, 190],
        [110, 199],
        [120, 214],
        [24, 228],
        [150, 224],
        [176, 232],
        [34, 262],
        [134, 262],
        [166, 264],
      ].map(([x, y]) => (
        <Flower key={x} x={x!} y={y!} s={0.85} />
      ))}
      <Fine d="M54 276C60 262 64 256 70 246M114 276C108 262 104 256 98 246" />
      <Shape d="M10 276H56C50 292 40 306 26 330H10ZM190 276H112C122 292 136 310 148 330H190Z" />
      <Tone d="M66 286H104M60 300H112M52 316H122" />
      {[
        [26, 298],
        [42, 290],
        [160, 296],
        [176, 306],
        [138, 288],
      ].map(([x, y]) => (
        <g key={x}>
          <Fine d={`M${x} ${y! + 14}V${y}`} />
          <Small d="M0 0C-5 -3 -6 -8 -4 -12L0 -7L4 -12C6 -8 5 -3 0 0Z" at={{ x: x!, y: y! }} />
        </g>
      ))}
      <CloudPalm x={90} y={152} />
      <Halo d={oval(90, 104, 40)} />
      <Pentacle x={90} y={104} s={1.65} red />
    </>
  );
}

/** One loop of ribbon lying as an eight round (100, 186), tilted. */
const ribbon = `M${Array.from({ length: 72 }, (_, i) => {
  const t = (i * Math.PI) / 36;
  const x = 72 * Math.cos(t);
  const y = 31 * Math.sin(2 * t);
  return `${(100 + x * 0.974 - y * 0.225).toFixed(1)} ${(186 + x * 0.225 + y * 0.974).toFixed(1)}`;
}).join("L")}Z`;

/** A juggler with two coins in one loop of ribbon; ships ride high waves behind him. */
export function Pentacles2(_: DrawingProps): ReactNode {
  const ship = "M-13 0H13C11 6 7 8 0 8S-11 6 -13 0ZM0 0V-22M-1 -20C-11 -17 -12 -9 -10 -4H-1ZM2 -18C9 -15 10 -9 9 -4H2Z";
  return (
    <>
      <Tone d={rows(44, 150)} />
      <Halo d="M14 206V110L26 104H44L52 132L60 150H90L140 156L158 130H178L186 140V206Z" />
      <Small d={ship} at={{ x: 34, y: 128, s: 1, r: -10 }} />
      <Small d={ship} at={{ x: 168, y: 148, s: 0.85, r: 12 }} />
      <Fine d="M14 146C22 134 40 132 48 144C54 154 66 158 80 158M122 162C138 166 150 162 156 156C164 150 178 152 186 160" />
      <Tone d="M14 158C22 148 34 146 42 154M18 172C24 164 30 162 34 166M160 166C168 164 178 166 186 172M172 180C178 178 182 180 186 184M14 190C20 184 26 184 32 188M176 198C180 196 184 198 186 200" />
      <Fine d="M14 224C30 212 46 214 58 222S88 230 100 222S132 230 148 228S174 222 186 228" />
      <Tone d={`${wave(16, 184, 238)}${wave(16, 184, 247)}`} />
      <Shape d="M10 260C60 252 140 252 190 260V330H10Z" />
      <Tone d="M24 274C50 270 66 270 78 272M126 274C146 272 166 272 180 276M30 318C80 312 130 312 174 318" />
      <Shape d="M88 226L74 262L60 278L66 288L76 282L88 270L102 240ZM102 232L110 264L106 304H124L122 298L116 294L122 262L118 226Z" />
      <Shape d="M88 148C78 154 80 176 84 188L76 226C90 238 112 238 126 228L118 188C122 174 120 156 112 148Z" />
      <Fine d="M84 188C94 194 108 194 118 188M84 193C94 199 108 199 118 193M90 150L100 160L110 150M92 200L86 230M101 202V236M110 200L116 232M100 160V186" />
      <Tone d="M111 160L117 172M109 170L118 184M114 204L121 218M112 214L122 228" />
      <Shape d="M90 152C76 156 66 168 60 178L68 187C76 180 84 174 92 172" />
      <Shape d="M110 152C124 156 136 172 142 190L132 196C126 186 118 178 110 174" />
      <Small d="M95 136V149Q100 156 105 149V136Z" />
      <Head x={100} y={128} s={0.95} hair="short" />
      <Shape d="M84 114C84 96 88 78 98 70C106 64 120 66 126 78C127 82 122 84 120 81C116 80 115 96 116 114Z" />
      <Fine d="M98 72C104 76 108 76 114 74M92 84C98 88 106 88 114 84" />
      <Shape d="M82 112C92 104 108 104 118 112V118C108 110 92 110 82 118Z" />
      <g className="k4">
        <RedLine d={ribbon} />
      </g>
      <Pentacle x={57} y={176} s={0.66} />
      <Pentacle x={143} y={196} s={0.66} />
      <Hand x={70} y={187} s={1.2} />
      <Hand x={130} y={207} s={1.2} />
    </>
  );
}

/** A mason at work under an arch with three coins; a monk and a woman with the plan. */
export function Pentacles3(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={bricks(14, 44, 186, 320, 26, 15)} />
      <Shape d="M26 330V150C26 92 70 62 100 48C130 62 174 92 174 150V330H160V156C160 104 128 78 100 64C72 78 40 104 40 156V330Z" />
      <Halo d="M44 322V156C44 110 74 84 100 70C126 84 156 110 156 156V322Z" />
      <Fine d="M46 326V158C46 112 74 88 100 74C126 88 154 112 154 158V326" />
      <Pentacle x={100} y={100} s={0.72} red />
      <Pentacle x={76} y={136} s={0.72} />
      <Pentacle x={124} y={136} s={0.72} />
      <Fine d="M46 164H154M46 170H154M58 158C60 152 60 148 57 144M142 158C140 152 140 148 143 144" />
      <Shape d="M10 304H190V330H10Z" />
      <Tone d="M14 314H186M50 304L40 326M100 304V326M150 304L160 326" />
      <Shape d="M46 262H104V270H46ZM54 270L48 306H55L61 270ZM90 270L96 306H103L97 270Z" />
      <Fine d="M60 286H92" />
      <Legs x={74} top={238} y={262} gap={6} w={5} />
      <Shape d="M66 194C58 200 60 214 62 222L56 244C68 252 82 252 92 244L86 222C90 212 88 200 82 194Z" />
      <Fine d="M62 222C70 226 80 226 86 222M70 228L66 246M78 228V248" />
      <Side x={74} y={177} s={0.74} flip hair="cap" />
      <Shape d="M68 198C58 196 52 190 48 182L54 177C60 184 66 186 72 190" />
      <Hand x={52} y={178} />
      <Shape d="M44 166H58V176H44Z" />
      <Line d="M51 176L53 190" />
      <Gown x={122} top={212} bottom={304} w={12} hem={19} />
      <Side x={122} y={196} s={0.72} flip hair="bald" />
      <Fine d="M116 188C120 182 130 184 131 192" />
      <Gown x={144} top={214} bottom={306} w={12} hem={17} />
      <Side x={143} y={199} s={0.72} flip hair="hood" />
      <Small d="M104 232L128 226L132 248L108 254Z" />
      <Fine d="M110 238L124 234M111 243L125 239M112 248L126 244" />
      <Arm from={[124, 224]} to={[114, 240]} w={3.6} />
      <Arm from={[142, 226]} to={[130, 240]} w={3.6} />
    </>
  );
}

/** A crowned man holds one coin fast, one on his head and two under his feet; a town behind. */
export function Pentacles4(_: DrawingProps): ReactNode {
  return (
    <>
      <Tone d={rows(44, 166)} />
      <Halo d="M14 230V160H62V230ZM138 230V160H186V230Z" />
      {[
        [30, 236, 0.9],
        [174, 236, 0.9],
        [148, 240, 0.8],
      ].map(([x, y, s]) => (
        <House key={x} x={x!} y={y!} s={s!} />
      ))}
      <Castle x={44} y={236} s={0.95} />
      <Castle x={164} y={240} s={0.8} />
      <Shape d="M10 236H190V330H10Z" />
      <Tone d="M14 248H186M14 318H186" />
      <Shape d="M54 226H146V304H54Z" />
      <Fine d={bricks(54, 240, 146, 304, 24, 16)} />
      <Shape d="M58 262C60 278 66 290 66 298L60 304H90L94 274H106L110 304H140L134 298C134 290 140 278 142 262Z" />
      <Shape d="M100 148C80 148 68 158 66 178L62 228C54 240 50 256 52 268C56 278 78 282 100 276C122 282 144 278 148 268C150 256 146 240 138 228L134 178C132 158 120 148 100 148Z" />
      <Fine d="M64 234C80 250 120 250 136 234M74 250C70 260 68 268 68 275M126 250C130 260 132 268 132 275M100 246V275" />
      <Tone d="M132 196L138 210M130 206L138 220M142 246L146 258M136 252L142 270M130 258L134 274" />
      <Pentacle x={100} y={198} s={1.15} red />
      <Shape d="M74 158C58 168 54 196 62 210C70 222 90 226 104 222L102 212C90 212 80 208 77 200C74 192 78 180 86 172Z" />
      <Shape d="M126 158C142 168 148 186 142 196C138 202 132 202 128 198C122 188 112 182 102 178L104 168C114 170 122 172 128 178Z" />
      <Fine d="M64 184C63 194 66 204 72 208M138 182C140 188 138 194 134 196" />
      <Hand x={106} y={217} s={1.2} />
      <Hand x={100} y={173} s={1.2} />
      <Small d="M95 138V150Q100 156 105 150V138Z" />
      <Shape d="M78 154C84 148 92 148 100 153C108 148 116 148 122 154C116 164 84 164 78 154Z" />
      <Head x={100} y={130} s={0.95} hair="short" />
      <GoldShape d="M86.5 122L82 105L92 112L100 101L108 112L118 105L113.5 122Q100 116 86.5 122Z" />
      <Pentacle x={100} y={82} s={0.66} />
      <Pentacle x={72} y={303} s={0.72} />
      <Pentacle x={128} y={303} s={0.72} />
      <Shape d="M58 288C56 283 64 277 73 279L84 286L81 291H60ZM142 288C144 283 136 277 127 279L116 286L119 291H140Z" />
    </>
  );
}

/** Two poor people go through the snow under a lit church window. */
export function Pentacles5(_: DrawingProps): ReactNode {
  const flakes: [number, number][] = [
    [26, 78],
    [20, 124],
    [30, 168],
    [24, 210],
    [174, 72],
    [180, 118],
    [170, 160],
    [178, 206],
    [24, 250],
    [180, 252],
    [28, 286],
    [106, 256],
    [174, 290],
  ];
  return (
    <>
      <Tone d={bricks(14, 44, 186, 224, 28, 13)} />
      <Halo d="M46 214V110C46 76 72 58 100 44C128 58 154 76 154 110V214Z" />
      <Shape d="M48 212V112C48 80 74 62 100 48C126 62 152 80 152 112V212Z" />
      <Small d="M56 204V114C56 86 78 70 100 58C122 70 144 86 144 114V204Z" />
      <GoldLine d="M100 58V204M56 130H144M56 168H144M78 71V204M122 71V204M56 188L78 168L100 188L122 168L144 188" />
      {[
        [100, 88],
        [76, 116],
        [124, 116],
        [80, 160],
        [120, 160],
      ].map(([x, y], i) => (
        <Pentacle key={`${x} ${y}`} x={x!} y={y!} s={0.62} red={i === 0} gold halo />
      ))}
      <Shape d="M10 226C60 220 140 222 190 226V330H10Z" />
      <Tone d="M20 240C40 236 50 236 60 238M136 238C156 236 170 236 182 240M24 318C80 312 140 314 176 318" />
      <Shape d="M66 214C54 220 46 242 44 262L36 306C52 314 76 312 88 306L86 262C88 244 84 222 76 214Z" />
      <Fine d="M60 232C54 258 50 284 48 308M72 236C72 262 72 286 70 310M46 262C60 268 74 268 86 262" />
      <Tone d="M78 240L84 252M78 252L86 264M80 274L87 288M78 286L87 300" />
      <Side x={70} y={204} s={0.76} r={10} hair="hood" />
      <Arm from={[72, 232]} to={[90, 246]} w={4} bow={4} />
      <Shape d="M124 252L116 286L110 304H122L134 270ZM142 252L152 276L146 296L152 300L162 276L154 248Z" />
      <Shape d="M132 204C120 208 116 224 118 236L114 256C128 264 146 264 158 254L150 234C152 222 148 208 142 204Z" />
      <Fine d="M118 236C128 242 142 242 150 234M124 242L120 258M136 242V261M144 240L152 256" />
      <Tone d="M142 214L149 226M140 222L149 236M144 242L154 252" />
      <Side x={138} y={188} s={0.8} r={6} hair="short" />
      <Fine d="M127 184C134 180 142 180 148 184M127 187C134 183 142 183 148 187" />
      <Line d="M166 306L150 222M160 304L147 226M144 224L155 219" />
      <Line d="M120 306L128 226M122.5 222L133 224" />
      <Arm from={[146, 218]} to={[158, 244]} w={3.8} bow={-3} />
      <Arm from={[124, 218]} to={[126, 244]} w={3.8} bow={4} />
      <Fine d="M138 202V212" />
      <Shape d="M135 210C133 216 143 216 141 210Z" />
      <Fine
        d={flakes
          .map(([x, y]) => `M${x - 3} ${y}H${x + 3}M${x} ${y - 3}V${y + 3}M${x - 2} ${y - 2}L${x + 2} ${y + 2}M${x + 2} ${y - 2}L${x - 2} ${y + 2}`)
          .join("")}
      />
    </>
  );
}
