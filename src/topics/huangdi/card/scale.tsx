import { type Bone, bones, type HuangdiCast } from "../cast-types.ts";
import { type Open, Tap } from "./tap.tsx";
import type { CardWords } from "./words.ts";

const mostTilt = 10;
/** Half the beam, from the post to a hook. */
const reach = 104;
const cord = 58;
/** Sides of a weight grow with its 钱, so that the drawing keeps to the pans. */
const toSide = (weight: number): number => 12 + weight * 1.3;

/** Degrees the beam leans: the later bones go down to the right when they outweigh the earlier ones. */
const toTilt = ({ year, month, day, hour }: HuangdiCast["boneWeight"]): number =>
  Math.max(-mostTilt, Math.min(mostTilt, ((day + hour - year - month) / 30) * mostTilt));

const Pan = ({ x, y, held, cast }: { x: number; y: number; held: readonly [Bone, Bone]; cast: HuangdiCast }) => {
  const [first, second] = held.map((bone) => toSide(cast.boneWeight[bone])) as [number, number];
  const base = y + cord;
  return (
    <g>
      <path className="hd-line" d={`M${x} ${y}L${x - 50} ${base}M${x} ${y}L${x + 50} ${base}M${x - 56} ${base}h112q-8 14-56 14t-56-14z`} />
      <rect className="hd-weight" x={x - 2 - first} y={base - first} width={first} height={first} rx="2" />
      <rect className="hd-weight" x={x + 2} y={base - second} width={second} height={second} rx="2" />
    </g>
  );
};

/** The beam with year and month on one pan, day and hour on the other; it leans by their weights. */
export const Scale = ({ cast, words, ...open }: Open & { cast: HuangdiCast; words: CardWords }) => {
  const turn = (toTilt(cast.boneWeight) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
  return (
    <div className="hd-scale">
      <svg viewBox="0 0 320 136" aria-hidden="true">
        <path className="hd-line hd-beam" d={`M${160 - dx} ${34 - dy}L${160 + dx} ${34 + dy}M160 8v26`} />
        <circle className="hd-line" cx="160" cy="34" r="5" />
        <Pan x={160 - dx} y={34 - dy} held={["year", "month"]} cast={cast} />
        <Pan x={160 + dx} y={34 + dy} held={["day", "hour"]} cast={cast} />
      </svg>
      <div className="hd-bones">
        {bones.map((bone) => (
          <Tap key={bone} {...open} fact={`bone.${bone}`} className="hd-bone">
            <small>{words.bone(bone)}</small>
            <b>{words.weight(cast.boneWeight[bone])}</b>
            <small>{words.given(cast, bone)}</small>
          </Tap>
        ))}
      </div>
    </div>
  );
};
