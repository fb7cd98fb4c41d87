import type { HuangdiCast } from "../cast-types.ts";
import { type BodyPart, bodyParts } from "../data/body-places.ts";
import { type Open, Tap } from "./tap.tsx";
import type { CardWords } from "./words.ts";

/** The field in units; labels stand in its left and right margins. */
const width = 320;
const height = 300;

/** Where each place is on the figure, and where its label stands: “left” or “right”, at a height. */
const places: Readonly<Record<BodyPart, { at: readonly [number, number]; side: "left" | "right"; y: number }>> = {
  头: { at: [166, 38], side: "right", y: 40 },
  肩: { at: [112, 102], side: "left", y: 92 },
  手: { at: [107, 184], side: "left", y: 172 },
  腹: { at: [160, 136], side: "right", y: 116 },
  腰: { at: [176, 164], side: "right", y: 170 },
  膝: { at: [142, 220], side: "left", y: 236 },
  足: { at: [176, 278], side: "right", y: 268 },
};

/** One half of the standing figure, drawn for the right and mirrored about x = 160. */
const half = [
  "M160 18H206M184 18v10H160M202 18v9M196 18v9M190 18v7",
  "M160 76c10 0 17-10 17-24V34",
  "M169 74c0 12-3 22-9 30",
  "M172 80c20 4 34 12 38 30l14 66-20 8-14-48",
  "M190 136l10 134h-40",
  "M193 158H160M194 170H160",
  "M176 206c2 8 2 20-1 30M188 190l4 70",
  "M166 270c2 12 22 14 30 0",
];

/** The Yellow Emperor in one line, the seven places named, the person’s in cinnabar. */
export const Figure = ({ cast, words, ...open }: Open & { cast: HuangdiCast; words: CardWords }) => (
  <div className="hd-figure">
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {[false, true].map((isMirrored) => (
        <g key={String(isMirrored)} className="hd-line" transform={isMirrored ? "translate(320 0) scale(-1 1)" : undefined}>
          {half.map((path) => (
            <path key={path} d={path} />
          ))}
          <path d="M164 50q5-3 9 0" />
          <circle cx="213" cy="184" r="6" />
        </g>
      ))}
      <path className="hd-line" d="M160 52v9l-3 2M155 69q5 3 10 0M146 82l14 26 14-26M160 170v36M152 206h16l-8 12z" />
      {bodyParts.map((part) => {
        const { at, side, y } = places[part];
        const isOwn = part === cast.part;
        return (
          <g key={part} className={isOwn ? "hd-own" : "hd-other"}>
            <path d={`M${side === "left" ? 58 : 262} ${y}L${at[0]} ${at[1]}`} />
            <circle cx={at[0]} cy={at[1]} r={isOwn ? 7 : 2.5} />
          </g>
        );
      })}
    </svg>
    {bodyParts.map((part) => (
      <Tap
        key={part}
        {...open}
        fact={`body.${part}`}
        className={`hd-place hd-${places[part].side}${part === cast.part ? " hd-mine" : ""}`}
        style={{ top: `${(places[part].y / height) * 100}%` }}
      >
        {words.part(part)}
      </Tap>
    ))}
  </div>
);
