import type { DrawingProps } from "../drawing.ts";
import { Face, LongHair, Neck, Parting, Robe } from "../parts/figure.tsx";
import { ring, rows, star, tuft } from "../parts/lines.ts";
import { Fine, RedLine, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { lemniscate, Peak, Rose } from "../parts/setting.tsx";

const mane =
  "M144 218Q161.6 225.4 157.8 234.3Q146.3 232.1 141.3 233Q155.3 246 148.7 253Q138.7 247 133.7 246.3Q142.4 263.3 133.8 267.6Q126.4 258.5 122 256.1Q124.3 275 114.8 276.1Q111 265.1 107.6 261.3Q103.4 279.9 94 277.7Q94.2 266.1 92.4 261.3Q82 277.3 74 272.1Q78.1 261.2 78 256.1Q62.8 267.6 57 259.9Q64.7 251.1 66.3 246.3Q48.1 251.9 45.3 242.7Q55.5 237 58.7 233Q39.6 232.1 40.2 222.5Q51.7 220.6 56 218Q38.4 210.6 42.2 201.7Q53.7 203.9 58.7 203Q44.7 190 51.3 183Q61.3 189 66.3 189.7Q57.6 172.7 66.2 168.4Q73.6 177.5 78 179.9Q75.7 161 85.2 159.9Q89 170.9 92.4 174.7Q96.6 156.1 106 158.3Q105.8 169.9 107.6 174.7Q118 158.7 126 163.9Q121.9 174.8 122 179.9Q137.2 168.4 143 176.1Q135.3 184.9 133.7 189.7Q151.9 184.1 154.7 193.3Q144.5 199 141.3 203Q160.4 203.9 159.8 213.5Q148.3 215.4 144 218Z";

const curls = ring(100, 218, 47, 16, 6, 366)
  .map((p) => `M${p.x} ${p.y}L${(p.x + (p.x - 100) * 0.16).toFixed(1)} ${(p.y + (p.y - 218) * 0.16).toFixed(1)}`)
  .join("");
/** The inner locks, round the face. */
const fringe = star(100, 218, 45, 37, 18, 10);

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(46, 214)} />
      <path className="halo" d={lemniscate(100, 60)} />
      <path
        className="halo"
        d="M100 82C84 82 80 96 80 112C70 124 62 140 56 160C48 200 36 250 26 300H174C164 250 152 200 144 160C138 140 130 124 120 112C120 96 116 82 100 82Z"
      />
      <Peak x={32} y={208} w={36} v={34} h={60} />
      <Peak x={168} y={214} w={34} v={36} h={56} />
      <Shape d="M10 268Q60 260 100 262T190 268V332H10Z" />
      <At x={100} y={106}>
        <LongHair length={50} spread={24} />
      </At>
      <Robe x={100} top={130} bottom={302} shoulder={26} hem={70} at={[-0.86, -0.66, 0.66, 0.86]} from={0.45} />
      <Fine d="M84 132Q100 150 116 132M78 170Q100 180 122 170M78 176Q100 186 122 176" />
      <Mirror>
        <Fine d={tuft(26, 322) + tuft(58, 324, 6)} />
      </Mirror>
      <At x={100} y={106}>
        <Neck />
        <Face />
        <Parting />
      </At>
      {ring(100, 106, 17, 7, -66, 66).map((p) => (
        <Rose key={p.deg} x={p.x} y={p.y} />
      ))}
      {/* sleeves; the hands come last, on the mane */}
      <Mirror>
        <Shape d="M78 134C62 140 50 156 46 174C46 182 50 188 58 192L74 199L82 186L70 178C74 168 82 160 88 152Z" />
        <Fine d="M68 148C60 158 56 168 56 180M62 184L74 190" />
      </Mirror>
      {/* lion */}
      <At x={0} y={20}>
        <Shape d={mane} />
        <Fine d={curls} />
        <Shape d={fringe} />
        <Small d="M72 200C64 196 62 186 68 182C74 182 80 188 82 194ZM128 200C136 196 138 186 132 182C126 182 120 188 118 194Z" />
        <Shape d="M100 186C80 186 66 200 66 218C66 228 72 234 80 236C84 248 91 254 100 254S116 248 120 236C128 234 134 228 134 218C134 200 120 186 100 186Z" />
        <Fine d="M78 213Q85 219 92 213M108 213Q115 219 122 213M93 210C93 218 92 224 89 228M107 210C107 218 108 224 111 228" />
        <Tone d="M90 196Q100 192 110 196M92 201Q100 197 108 201M72 222L78 224M72 216L76 217M128 222L122 224M128 216L124 217" />
        <path className="lf" d="M92 228H108L100 236Z" />
        <Fine d="M100 236V242C97 248 90 248 87 243M100 242C103 248 110 248 113 243" />
        <g className="dot">
          <circle cx="82" cy="234" r=".9" />
          <circle cx="87" cy="231.6" r=".9" />
          <circle cx="118" cy="234" r=".9" />
          <circle cx="113" cy="231.6" r=".9" />
        </g>
      </At>
      <Mirror>
        <Shape d="M74 196C78 190 86 192 92 197C96 201 97 207 93 208C95 212 91 215 88 212C86 215 82 214 81 210L73 204Z" />
        <Fine d="M93 208L87 204M88 212L83 207" />
      </Mirror>
      {/* paws */}
      <Mirror>
        <Shape d="M44 312C42 298 50 288 62 288S82 298 80 312Z" />
        <Fine d="M55 312V303M66 312V303" />
      </Mirror>
      <Fine d="M14 312H186" />
      <RedLine d={lemniscate(100, 62)} />
    </>
  );
}
