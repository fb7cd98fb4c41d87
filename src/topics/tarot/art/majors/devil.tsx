import type { DrawingProps } from "../drawing.ts";
import { Face, LongHair, Neck, Palm, Parting } from "../parts/figure.tsx";
import { rows, star } from "../parts/lines.ts";
import { Fine, GoldLine, Line, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { BatWing } from "../parts/wings.tsx";

function Captive({ man = false }: { man?: boolean }) {
  return (
    <>
      {man ? null : (
        <g transform="translate(0 -14)">
          <LongHair length={28} spread={15} />
        </g>
      )}
      <Shape d="M-14 10C-18 24 -17 44 -20 76H20C17 44 18 24 14 10Q0 2 -14 10Z" />
      <Fine d="M-16 44Q0 50 16 44M-6 48C-7 58 -8 66 -9 76M6 48C7 58 8 66 9 76" />
      <Tone d="M15 52L10 56M16 58L10 62M17 64L11 68M18 70L12 74" />
      <Shape d="M-14 10C-20 18 -22 30 -20 42L-13 42C-13 32 -12 26 -9 20Z" />
      <Shape d="M14 10C20 18 22 30 20 42L13 42C13 32 12 26 9 20Z" />
      <g transform="translate(0 -14)">
        <Neck />
        <Face />
        {man ? <Shape d="M-12 -2C-14 -14 -8 -18 0 -18S14 -14 12 -2C10 -8 6 -10.6 0 -10.6S-10 -8 -12 -2Z" /> : <Parting />}
        <Small d="M-8 -16C-10 -21 -9 -25 -6 -27C-6 -23 -5 -20 -3 -17ZM8 -16C10 -21 9 -25 6 -27C6 -23 5 -20 3 -17Z" />
      </g>
      <path className="l1" d="M-6.6 6Q0 11 6.6 6" />
    </>
  );
}

const links = (x0: number, y0: number, x1: number, y1: number, sag: number) =>
  Array.from({ length: 7 }, (_, i) => {
    const t = i / 6;
    return { x: x0 + (x1 - x0) * t, y: y0 + (y1 - y0) * t + sag * 4 * t * (1 - t) };
  });

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(38, 322, 14, 186, 5)} />
      <path className="halo" d="M36 72L84 110L100 60L116 110L164 72L186 108L150 130L136 220H64L50 130L14 108Z" />
      <path className="halo" d="M28 226H64V316H24ZM172 226H136V316H176Z" />
      <Mirror>
        <At x={84} y={122}>
          <BatWing />
        </At>
      </Mirror>
      {/* pedestal */}
      <Shape d="M66 232H134V326H66Z" />
      <Shape d="M60 222H140V234H60Z" />
      <Tone d="M122 240H130M120 246H130M122 252H130M120 258H130M122 264H130M120 270H130M122 276H130M120 282H130M122 288H130M120 294H130" />
      {/* legs of a beast */}
      <Mirror>
        <Shape d="M98 178C84 176 70 182 66 194C64 202 68 208 74 212L70 230L64 240L60 250L68 248L72 254L76 247L82 250L80 238L86 222C92 212 98 204 100 196Z" />
        <Tone d="M76 188L73 194M82 186L79 193M88 188L85 196M79 198L76 205M86 200L82 208M78 214L76 222M82 212L80 220M76 226L74 232" />
      </Mirror>
      <Shape d="M78 122C72 138 76 152 80 164C82 174 82 182 84 188Q100 198 116 188C118 182 118 174 120 164C124 152 128 138 122 122Z" />
      <Fine d="M82 140Q90 148 99 142Q109 148 118 140M100 148V170M88 180Q100 186 112 180" />
      <Tone d="M118 152L112 157M117 159L111 164M116 166L110 171M115 173L109 178" />
      {/* raised hand */}
      <Shape d="M80 122C68 124 58 116 54 104L50 84L40 86C40 104 44 124 54 136C64 144 76 144 82 140Z" />
      <Fine d="M58 128Q64 132 70 130" />
      <At x={45} y={86} turn={-4}>
        <Palm />
      </At>
      {/* torch held down */}
      <Red d="M150 190C142 196 140 204 144 211C146 215 145 219 143 222C152 220 162 213 164 204C165 198 163 193 160 188Z" />
      <path className="con" d="M154 195C150 200 150 206 152 211" />
      <Shape d="M150 174L158 172L162 188.4L148 191Z" />
      <Shape d="M120 122C134 124 144 134 148 150L154 172L145 176C136 166 126 156 118 144Z" />
      <Fine d="M134 140C138 148 142 158 147 168" />
      <Small d="M144 174C144 170 150 168 156 170C160 172 160 178 156 180C150 182 144 180 144 174Z" />
      <Fine d="M146 175.6L152 173.6M147 178.6L153 176.6" />
      {/* head of the goat */}
      <Shape d="M86 96C74 92 64 78 68 58C70 64 72 70 78 76C82 80 88 82 92 84ZM114 96C126 92 136 78 132 58C130 64 128 70 122 76C118 80 112 82 108 84Z" />
      <Fine d="M72 72L76 70M75 79L80 76.6M80 86L85 82M128 72L124 70M125 79L120 76.6M120 86L115 82" />
      <Shape d="M86 102C78 98 70 100 64 106C70 110 78 112 86 108ZM114 102C122 98 130 100 136 106C130 110 122 112 114 108Z" />
      <Shape d="M100 82C88 82 84 90 85 102C86 114 90 122 92 128L96 140L100 148L104 140L108 128C110 122 114 114 115 102C116 90 112 82 100 82Z" />
      <Fine d="M88 103Q91.6 106.4 95.4 103.4M112 103Q108.4 106.4 104.6 103.4M98 104L96 118Q100 122 104 118L102 104M94 126Q97 124.4 100 126Q103 124.4 106 126M97 131L98.6 140M103 131L101.4 140" />
      <Tone d="M87 99.6L94 101M113 99.6L106 101" />
      <GoldLine d={star(100, 91, 6.4, 2.5, 5, 180)} />
      {/* ring and chains */}
      <circle className="l1" cx="100" cy="262" r="8" />
      <circle className="l1" cx="100" cy="262" r="5" />
      <Shape d="M97 250H103V257H97Z" />
      <At x={42} y={264} s={0.8}>
        <Captive />
      </At>
      <At x={158} y={264} s={0.8}>
        <Captive man />
      </At>
      {[...links(48, 272, 92, 264, 8), ...links(152, 272, 108, 264, 8)].map((p) => (
        <circle key={`${p.x} ${p.y}`} className="l2" cx={p.x.toFixed(1)} cy={p.y.toFixed(1)} r="3.6" />
      ))}
      <Line d="M14 323H186" />
    </>
  );
}
