import type { DrawingProps } from "../drawing.ts";
import { Face, LongHair, Neck, Palm, Parting } from "../parts/figure.tsx";
import { rays, ring, rows, wave } from "../parts/lines.ts";
import { Fine, GoldLine, GoldShape, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { Cloud, Peak } from "../parts/setting.tsx";
import { Wing } from "../parts/wings.tsx";

type Hair = "long" | "short";

/** One who rises from a coffin to the waist, arms up; the edge of the coffin hides what is below y = 46. */
function Risen({ hair }: { hair: Hair }) {
  return (
    <>
      {hair === "long" ? <LongHair length={26} spread={14} /> : null}
      <Shape d="M-14 26C-17 34 -16 48 -15 60H15C16 48 17 34 14 26Q0 18 -14 26Z" />
      <Fine d="M-8 24Q0 32 8 24M-5 40L-6 56M5 40L6 56" />
      <Shape d="M-13 26C-22 22 -28 12 -30 -4L-23 -6C-20 6 -14 14 -6 20Z" />
      <Shape d="M13 26C22 22 28 12 30 -4L23 -6C20 6 14 14 6 20Z" />
      <g transform="translate(-26.4 -4)">
        <Palm />
      </g>
      <g transform="translate(26.4 -4) scale(-1 1)">
        <Palm />
      </g>
      <Neck />
      <Face />
      {hair === "long" ? <Parting /> : <Shape d="M-12 -1C-15 -14 -8 -18 0 -18S15 -14 12 -1C10 -7 6 -10 0 -10.6C-6 -10 -10 -7 -12 -1Z" />}
    </>
  );
}

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(160, 216)} />
      <GoldLine d={rays(100, 80, 30, 54, 44, 40)} />
      <Mirror>
        <At x={84} y={104} turn={4}>
          <Wing />
        </At>
      </Mirror>
      {/* angel */}
      <Shape d="M100 92C84 92 76 100 72 112L62 136H138L128 112C124 100 116 92 100 92Z" />
      <Fine d="M88 98Q100 108 112 98M86 116L82 136M114 116L118 136" />
      {ring(100, 74, 11.5, 7, -84, 84).map((p) => (
        <path key={p.deg} className="g1 bg" d="M-4 2C-5 -4 -2 -8 0 -12C3 -8 5 -4 4 2Z" transform={`translate(${p.x} ${p.y}) rotate(${p.deg})`} />
      ))}
      <At x={100} y={78} s={0.8}>
        <Neck />
        <Face />
        <Shape d="M-12 -1C-15 -14 -8 -18 0 -18S15 -14 12 -1C10 -7 6 -10 0 -10.6C-6 -10 -10 -7 -12 -1Z" />
      </At>
      <At x={28} y={134}>
        <Cloud />
      </At>
      <At x={186} y={140} flip>
        <Cloud />
      </At>
      <At x={68} y={138}>
        <Cloud />
      </At>
      {/* trumpet and its flag */}
      <Shape d="M110 110L140 131L140 168Q125 158 110 152Z" />
      <Red d="M121.6 118L128.4 122.8V137L140 143.4V150.4L128.4 144.4V161.6L121.6 158.2V141L110 135.6V128.8L121.6 134Z" />
      <GoldShape d="M98.6 88.4L101.4 86.6L140 121L158 126L144 144L134.6 128Z" />
      <ellipse className="g1 bg" cx="151" cy="135" rx="11.4" ry="3.8" transform="rotate(-52 151 135)" />
      <Shape d="M80 102C70 110 70 122 80 125C90 124 100 116 107 108L101 101C96 106 90 110 86 111C84 109 86 107 88 105Z" />
      <Small d="M101 103C101 98 105 94 109 95C113 97 113 103 109 107L105 108Z" />
      <Fine d="M105 97L110 101M103 100L108 104.4" />
      <Shape d="M118 102C126 104 132 110 132 118L124 124C120 120 116 116 114 112Z" />
      <Small d="M122 119C121 114 125 110 129 111C134 113 134 118 131 122L126 124Z" />
      <Fine d="M126 112L131 117M123.6 115L128.6 119.6" />
      {/* mountains, sea */}
      <Peak x={30} y={184} w={34} v={32} h={44} />
      <Peak x={66} y={196} w={24} v={26} h={32} />
      <Peak x={168} y={186} w={34} v={34} h={42} />
      <Shape d="M10 220H190V332H10Z" />
      <Fine d={wave(14, 186, 312, 20.5, 4) + wave(14, 186, 322, 20.5, 4)} />
      <Tone d={wave(14, 186, 230, 17, 3) + wave(14, 186, 240, 17, 3) + wave(14, 186, 250, 17, 3) + wave(14, 186, 260, 17, 3) + wave(14, 186, 270, 17, 3)} />
      <path className="halo" d="M20 210H72V300H16ZM128 210H180V300H184ZM82 224H118V300H78Z" />
      {/* the risen */}
      <At x={46} y={226} s={0.8}>
        <Risen hair="short" />
      </At>
      <At x={154} y={226} s={0.8}>
        <Risen hair="long" />
      </At>
      <Mirror>
        <Shape d="M16 266H76L72 300H20Z" />
        <Fine d="M20 271H72M24 276L27 294M68 276L65 294" />
        <Tone d="M34 276V296M42 276V296M50 276V296M58 276V296" />
      </Mirror>
      <At x={100} y={250} s={0.6}>
        <Risen hair="short" />
      </At>
      <Shape d="M72 284H128L122 310H78Z" />
      <Fine d="M77 288H123" />
      <Tone d="M90 292V307M100 292V307M110 292V307" />
    </>
  );
}
