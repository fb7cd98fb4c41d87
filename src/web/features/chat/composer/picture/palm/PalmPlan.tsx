import { type CSSProperties, useRef, useState } from "react";
import { toSmoothPath } from "../../../../../../topics/palmistry/card/to-path.ts";
import { fingerNames, type LineName, lineNames, type Point } from "../../../../../../topics/palmistry/marks.ts";
import type { Picture } from "../../../store/thread-state.ts";
import { getPoint, type PalmDraft } from "./draft.ts";
import { Lens } from "./Lens.tsx";
import { listKeys } from "./own-points.ts";
import { PointMark } from "./PointMark.tsx";
import type { PalmStep } from "./palm-steps.ts";
import { usePalmWords } from "./use-palm-words.ts";

interface PalmPlanProps {
  picture: Picture;
  draft: PalmDraft;
  step: PalmStep;
  line: LineName;
  isQuick: boolean;
  zoom: number;
  onMove(key: string, to: Point, sign: string): void;
}

const toPercent = (part: number): number => Math.round(part * 100);

/** The photo with what is marked on it; the points of this step can be moved. */
export const PalmPlan = ({ picture, draft, step, line, isQuick, zoom, onMove }: PalmPlanProps) => {
  const words = usePalmWords();
  const plan = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const { width, height } = picture;
  const { marks } = draft;
  const keys = listKeys(draft, step, line, isQuick);
  const toPixels = ({ x, y }: Point): Point => ({ x: x * width, y: y * height });
  const nameOf = (key: string): string => {
    const [group, name, part] = key.split(".") as [string, never, string];
    if (group === "fingers") return part === "tip" ? words.tip(words.fingers[name]) : words.base(words.fingers[name]);
    return group === "palm" ? words.palm[name] : words.lineAt(words.lines[name], keys.indexOf(key) + 1, keys.length);
  };
  const shortNameOf = (key: string): string => {
    const [group, name, part] = key.split(".") as [string, never, string];
    if (group === "palm") return words.palmShort[name];
    return part === "tip" ? words.fingers[name] : "";
  };
  const kindOf = (key: string): "tip" | "base" | "edge" | "line" =>
    key.endsWith(".tip") ? "tip" : key.endsWith(".base") ? "base" : step === "palm" ? "edge" : "line";
  const move = (key: string, to: Point, sign: string) => {
    onMove(key, to, sign);
    if (sign.startsWith("keys")) setSaid(words.at(nameOf(key), toPercent(to.x), toPercent(to.y)));
  };
  const box = plan.current?.getBoundingClientRect();
  const isShown = held !== null && keys.includes(held);
  return (
    <div className="palm-scroll">
      <div className="palm-plan" ref={plan} style={{ "--ratio": width / height, "--zoom": zoom, aspectRatio: `${width} / ${height}` } as CSSProperties}>
        <img src={picture.url} alt={words.photo} draggable={false} />
        <svg className="palm-lines" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {step === "hand" || step === "lines"
            ? null
            : fingerNames.map((name) => {
                const [from, to] = [toPixels(marks.fingers[name].base), toPixels(marks.fingers[name].tip)];
                return <path key={name} className="is-bone" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} vectorEffect="non-scaling-stroke" />;
              })}
          {lineNames.map((name) => {
            const d = toSmoothPath((marks.lines[name]?.points ?? []).map(toPixels));
            const faint = step === "lines" && name === line ? "" : " is-faint";
            return d === "" ? null : (
              <g key={name} className={`palm-line is-${name}${faint}`}>
                <path className="is-halo" d={d} vectorEffect="non-scaling-stroke" />
                <path d={d} vectorEffect="non-scaling-stroke" />
              </g>
            );
          })}
        </svg>
        {keys.map((key) => {
          const at = getPoint(draft, key);
          const name = nameOf(key);
          return (
            <PointMark
              key={key}
              at={at}
              kind={kindOf(key)}
              name={shortNameOf(key)}
              label={words.at(name, toPercent(at.x), toPercent(at.y))}
              plan={plan}
              onMove={(to, sign) => move(key, to, sign)}
              onHold={(isHeld) => setHeld(isHeld ? key : null)}
            />
          );
        })}
        {isShown && box ? <Lens url={picture.url} at={getPoint(draft, held)} size={box} /> : null}
        <p className="vh" role="status">
          {said}
        </p>
      </div>
    </div>
  );
};
