import type { DrawingProps } from "../drawing.ts";
import { Beard, Face, Profile } from "../parts/figure.tsx";
import { Horse } from "../parts/horse.tsx";
import { rays, rows } from "../parts/lines.ts";
import { Fine, GoldLine, GoldShape, Line, Shape, Small, Tone } from "../parts/mark.tsx";
import { At } from "../parts/pen.tsx";
import { Rose } from "../parts/setting.tsx";

function Skull() {
  return (
    <>
      <Shape d="M-7 6C-13 2 -14 -15 0 -16C14 -15 13 2 7 6L6 14Q0 17 -6 14Z" />
      <ellipse className="lf" cx="-4.6" cy="-1.6" rx="3.2" ry="3.6" />
      <ellipse className="lf" cx="4.6" cy="-1.6" rx="3.2" ry="3.6" />
      <path className="lf" d="M0 3L-1.7 6.4H1.7Z" />
      <Fine d="M-5.6 9.6H5.6M-3 7.8V14.6M0 8V15.4M3 7.8V14.6" />
      <Shape d="M-14 -2C-16 -18 -8 -24 0 -24S16 -18 14 -2C11 -9 7 -11.6 0 -11.6S-11 -9 -14 -2Z" />
      <Fine d="M-12 -10Q0 -18 12 -10M0 -24V-13" />
    </>
  );
}

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(46, 214)} />
      <circle className="halo" cx="166" cy="174" r="22" />
      <path className="halo" d="M66 92H182V128H130L138 190L120 206H30V196L60 160Z" />
      {/* sun between two towers */}
      <GoldLine d={rays(166, 181, 11.5, 22, 16.5, 9, -72, 72)} />
      <path className="g1 bg" d="M158 186V181A8 8 0 0 1 174 181V186Z" />
      <Shape d="M148 194V168L146 165V160H149V162.5H151.5V160H154.5V165L152.5 168V194ZM179.5 194V168L177.5 165V160H180.5V162.5H183V160H186V165L184 168V194Z" />
      <Shape d="M10 222Q50 216 96 216C130 214 140 190 190 184V332H10Z" />
      <Tone d="M20 230H50M16 238H34M150 196L184 190M142 204L184 197" />
      {/* banner */}
      <Line d="M110 206V50" />
      <Shape d="M110 54Q126 48 142 54T176 54V116Q160 122 144 116T110 116Z" />
      <Tone d="M114 58H172M114 62H172M114 66H172M114 70H128M158 70H172M114 74H124M162 74H172M114 78H122M164 78H172M114 82H121M165 82H172M114 86H121M165 86H172M114 90H122M164 90H172M114 94H124M162 94H172M114 98H128M158 98H172M114 102H172M114 106H172M114 110H172" />
      <circle className="bg" cx="143" cy="84" r="20" />
      {[0, 72, 144, 216, 288].map((deg) => (
        <path key={deg} className="cfill" transform={`rotate(${deg} 143 84)`} d="M143 83C136 80 134 72 138 68Q143 71 148 68C152 72 150 80 143 83Z" />
      ))}
      <circle className="bg" cx="143" cy="84" r="3.4" />
      <circle className="c1" cx="143" cy="84" r="3.4" />
      <At x={74} y={206}>
        <Horse />
      </At>
      {/* rider */}
      <Shape d="M66 202C64 180 62 156 64 138C68 130 92 130 96 138C99 158 98 180 98 200Q82 210 66 202Z" />
      <Fine d="M80 134V176M66 148Q73 154 80 150Q87 154 95 148M66 157Q73 162 80 158Q87 162 96 157M67 166Q73 170 80 167Q87 170 96 166M66 178Q82 186 97 178M66 190Q82 198 98 190" />
      <Shape d="M76 196C88 194 100 200 103 210L100 238L96 250H108Q107 256 100 256H86L88 236L84 216C78 212 74 204 76 196Z" />
      <Fine d="M88 212Q95 208 102 210M88 236Q94 234 100 237M87 249H96" />
      <Shape d="M70 136C60 140 54 152 56 166L60 178L74 190L80 182L70 170C70 162 74 154 76 148Z" />
      <Fine d="M57 160L70 158M62 178L71 170" />
      <Small d="M74 184C78 181 84 183 85 187C85 191 80 193 77 191Z" />
      <Shape d="M90 136C100 140 108 148 112 158L114 166L104 172C98 166 92 158 88 150Z" />
      <Fine d="M98 150L106 146M101 164L110 158" />
      <Small d="M104 166C106 162 114 162 116 166C117 171 113 174 109 173C105 172 103 170 104 166Z" />
      <Fine d="M105 168H112M106 171H112" />
      <Shape d="M76 122H86V134H76Z" />
      <Fine d="M76 126H86M76 130H86" />
      <At x={82} y={112}>
        <Skull />
      </At>
      {/* fallen king */}
      <Shape d="M10 292Q60 284 110 290T190 288V332H10Z" />
      <Shape d="M58 318C66 306 82 301 96 303C106 305 112 312 115 322H56Z" />
      <Fine d="M70 309C72 313 72 318 71 321M84 304C87 310 87 316 85 321" />
      <Tone d="M98 305L94 316M103 308L99 318M107 312L104 319" />
      {/* bishop */}
      <g transform="translate(2 0)">
        <Shape d="M162 238C150 238 147 246 147 258L144 314H180L177 258C177 246 174 238 162 238Z" />
        <Fine d="M162 244V314M154 242C152 266 152 290 151 314M170 242C172 266 172 290 173 314" />
        <Tone d="M171 254L176 251M171.6 262L177 259M172 270L177 267M172 278L178 275M172.6 286L178 283M173 294L179 291M173 302L179 299" />
        <Shape d="M151 248C143 252 138 258 134 264L140 271C147 269 153 264 157 258Z" />
        <Small d="M136 262C132 258 130 254 132 252C134 252 136 254 138 256L142 262L139 267Z" />
        <At x={162} y={226} s={0.8}>
          <Face look={-2} />
        </At>
        <GoldShape d="M152 219C151 208 156 200 162 194C168 200 173 208 172 219Q162 214 152 219Z" />
        <GoldLine d="M162 197V215M153 214Q162 209.6 171 214" />
      </g>
      {/* child, looking up with a flower */}
      <g transform="translate(-3 4)">
        <Shape d="M128 276C120 278 117 288 116 298L111 320H146L142 296C141 286 136 277 128 276Z" />
        <Fine d="M124 296C123 306 121 314 120 320M132 294C133 304 134 312 135 320" />
        <Tone d="M138 292L143 298M139 299L144 305M140 306L145 312" />
        <Fine d="M112 296V278" />
        <Rose x={112} y={275} />
        <Shape d="M124 280C118 284 112 288 108 291L112 298C120 296 126 292 130 288Z" />
        <circle className="l2 bg" cx="110.5" cy="294" r="3.6" />
        <At x={127} y={266} turn={14} s={0.6}>
          <Profile />
          <Shape d="M-7 -8C-10 -20 14 -22 15 -4C16 4 14 12 10 15C6 12 4 6 3 1C0 -3 -4 -4 -7 -8Z" />
        </At>
        <GoldShape d="M34 320L22 323L29 313.4L21 309L29 305.4L24 297L35 302Z" />
        <At x={44} y={311} turn={-80} s={0.7}>
          <Face />
          <Beard length={10} />
        </At>
      </g>
    </>
  );
}
