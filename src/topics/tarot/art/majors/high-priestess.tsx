import type { DrawingProps } from "../drawing.ts";
import { Face, Neck } from "../parts/figure.tsx";
import { bell, bellShade, folds, rows } from "../parts/lines.ts";
import { Fine, GoldLine, GoldShape, Red, Shape, Small, Tone } from "../parts/mark.tsx";
import { At, Mirror } from "../parts/pen.tsx";
import { Pillar, Pomegranate } from "../parts/setting.tsx";

const gown = { x: 100, top: 130, bottom: 300, shoulder: 17, hem: 36 };

export function Drawing(_: DrawingProps) {
  return (
    <>
      <Tone d={rows(46, 76)} />
      <Shape d="M34 76H166V262H34Z" />
      <Mirror>
        <Pomegranate x={58} y={112} />
        <Pomegranate x={72} y={134} />
        <Pomegranate x={58} y={158} />
        <Pomegranate x={54} y={204} />
        <Fine d="M46 84Q73 104 100 88M46 94Q58 104 70 103" />
      </Mirror>
      <Pillar x={33} top={62} bottom={304} dark />
      <Pillar x={167} top={62} bottom={304} />
      <Fine d="M14 304H186" />
      <Tone d="M20 311H180M34 318H166" />
      {/* mantle */}
      <Shape d="M100 86C87 86 81 96 81 109C81 123 77 131 70 138C63 150 60 172 57 198C53 238 47 268 40 296Q58 306 80 302H120Q142 306 160 296C153 268 147 238 143 198C140 172 137 150 130 138C123 131 119 123 119 109C119 96 113 86 100 86Z" />
      <Mirror>
        <Fine d="M70 206C68 240 60 272 52 299M78 140C74 150 72 160 72 170" />
      </Mirror>
      <Tone d="M150 240L141 244M152 252L142 256M154 264L143 268M156 276L145 280M158 288L148 292M148 228L139 232M146 216L138 220" />
      <Shape d={bell(gown)} />
      <Tone d={bellShade(gown, 0.5)} />
      <Fine d={folds(gown, [-0.6, -0.2, 0.2, 0.62], 0.44)} />
      <At x={100} y={110}>
        <Neck />
      </At>
      <Fine d="M88 134Q100 144 112 134" />
      <At x={100} y={110}>
        <Face />
      </At>
      <Fine d="M89 100C84 108 86 122 82 134M111 100C116 108 114 122 118 134" />
      {/* horned crown */}
      <GoldShape d="M87 98C80 90 80 78 87 72C86 80 90 86 100 86S114 80 113 72C120 78 120 90 113 98Q100 92 87 98Z" />
      <circle className="g1 bg" cx="100" cy="75" r="9" />
      <GoldLine d="M88 94.4Q100 88.6 112 94.4" />
      {/* solar cross on the breast */}
      <Small d="M98.2 149H101.8V154.2H107V157.8H101.8V163H98.2V157.8H93V154.2H98.2Z" />
      {/* scroll, arms */}
      <Shape d="M76 186H124V206H76Z" />
      <Tone d="M81 191H92M81 196H92M81 201H92M108 191H119M108 196H119M108 201H119" />
      <Red d="M95 190.5H105V201.5H95Z" />
      <path className="con" d="M100 193V199M97.4 194.6Q100 196.6 102.6 194.6" />
      <Mirror>
        <Shape d="M76 182C71 182 71 210 76 210S81 182 76 182Z" />
        <Shape d="M76 140C66 150 60 168 62 184C64 194 70 199 78 199L83 190C77 187 76 178 80 168Z" />
        <Fine d="M70 152C66 164 66 176 70 186" />
        <Small d="M77 199C80 202 86 202 89 199C91 196 90 192 87 190.5L82 190Z" />
        <Fine d="M83 194H89M83 197.6H88" />
      </Mirror>
      {/* moon at the foot */}
      <GoldShape d="M56 280C66 306 124 310 142 282C126 296 78 298 56 280Z" />
    </>
  );
}
