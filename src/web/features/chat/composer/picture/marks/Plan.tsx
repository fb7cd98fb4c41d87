import { type CSSProperties, type Dispatch, type SetStateAction, useRef, useState } from "react";
import type { Picture } from "../../../store/thread-state.ts";
import { usePictureWords } from "../use-picture-words.ts";
import { findFacingDegrees, type MarksDraft, moveByKey, type Point, toAngle, toggleRoom, toInside, toNorth, turnByKey } from "./draft.ts";
import { Mark } from "./Mark.tsx";
import { toArrowHead } from "./to-arrow-head.ts";

interface PlanProps {
  picture: Picture;
  draft: MarksDraft;
  onChange: Dispatch<SetStateAction<MarksDraft>>;
}

const toPercent = (part: number): number => Math.round(part * 100);

/** The picture with everything that is marked on it. */
export const Plan = ({ picture, draft, onChange }: PlanProps) => {
  const words = usePictureWords();
  const plan = useRef<HTMLDivElement>(null);
  const { width, height } = picture;
  const { centre, door, rooms, arrow } = draft;
  const head = toArrowHead(centre, arrow, picture);
  const facing = findFacingDegrees(draft);
  const north = facing === null ? null : toNorth(arrow, facing);
  const say = (name: string, { x, y }: Point) => words.at(name, toPercent(x), toPercent(y));
  const line = { x1: centre.x * width, y1: centre.y * height, x2: head.x * width, y2: head.y * height };

  /** What the keys have just moved, said aloud: a name that changes under the focus is not. */
  const [said, setSaid] = useState("");
  const toKeys = (name: string, point: Point, put: (to: Point) => void) => (key: string, isShift: boolean) => {
    const moved = moveByKey(point, key, isShift);
    if (!moved) return false;
    put(moved);
    setSaid(say(name, moved));
    return true;
  };
  const putCentre = (to: Point) => onChange((now) => ({ ...now, centre: toInside(to) }));
  const putDoor = (to: Point) => onChange((now) => ({ ...now, door: toInside(to) }));
  const putRoom = (name: string) => (to: Point) =>
    onChange((now) => ({ ...now, rooms: now.rooms.map((room) => (room.name === name ? { ...toInside(to), name } : room)) }));
  const turnTo = (angle: number) => onChange((now) => ({ ...now, arrow: angle }));

  return (
    <div className="plan" ref={plan} style={{ "--ratio": width / height, aspectRatio: `${width} / ${height}` } as CSSProperties}>
      <img src={picture.url} alt={words.plan} draggable={false} />
      <svg className="plan-arrow" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <line className="is-halo" {...line} vectorEffect="non-scaling-stroke" />
        <line {...line} vectorEffect="non-scaling-stroke" />
      </svg>
      {north === null ? null : (
        <span className="plan-north" role="img" aria-label={words.north(Math.round(north))}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" style={{ rotate: `${north}deg` }}>
            <path d="M12 3L16 20L12 16.5L8 20Z" />
          </svg>
          {words.northShort}
        </span>
      )}
      <Mark kind="door" at={door} label={say(words.door, door)} plan={plan} onMove={putDoor} onKey={toKeys(words.door, door, putDoor)}>
        <i>{words.door}</i>
      </Mark>
      <Mark kind="centre" at={centre} label={say(words.centre, centre)} plan={plan} onMove={putCentre} onKey={toKeys(words.centre, centre, putCentre)}>
        <i>{words.centre}</i>
      </Mark>
      <Mark
        kind="front"
        at={head}
        label={words.frontAt(arrow)}
        plan={plan}
        onMove={(to) => turnTo(toAngle(centre, to, picture))}
        onKey={(key, isShift) => {
          const turned = turnByKey(arrow, key, isShift);
          if (turned === null) return false;
          turnTo(turned);
          setSaid(words.frontAt(turned));
          return true;
        }}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" style={{ rotate: `${arrow}deg` }}>
          <path d="M12 2L20 18L12 14.5L4 18Z" />
        </svg>
      </Mark>
      {rooms.map((room) => (
        <Mark
          key={room.name}
          kind="room"
          at={room}
          label={`${say(room.name, room)}${words.comma}${words.removable}`}
          plan={plan}
          onMove={putRoom(room.name)}
          onKey={(key, isShift) => {
            if (key === "Delete" || key === "Backspace") {
              plan.current?.querySelector<HTMLElement>(".is-centre")?.focus();
              onChange((now) => toggleRoom(now, room.name));
              return true;
            }
            return toKeys(room.name, room, putRoom(room.name))(key, isShift);
          }}
        >
          <i>{room.name}</i>
        </Mark>
      ))}
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
};
