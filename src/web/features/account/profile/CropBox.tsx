import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useWords } from "../use-words.ts";
import { type Crop, mostZoom, toSide, within } from "./crop.ts";

interface CropBoxProps {
  picture: ImageBitmap;
  url: string;
  crop: Crop;
  onChange(crop: Crop): void;
}

/** An arrow key moves by this part of the square. */
const keyStep = 0.05;
const steps: Record<string, readonly [number, number]> = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** The square that is kept of a picture: dragged by a finger, a mouse or the arrow keys, enlarged by a slider. */
export const CropBox = ({ picture, url, crop, onChange }: CropBoxProps) => {
  const words = useWords();
  const held = useRef<{ x: number; y: number } | null>(null);
  const side = toSide(picture, crop.zoom);
  /** @param x to the right and @param y down, in parts of the square */
  const move = (x: number, y: number) => onChange(within(picture, { ...crop, x: crop.x - x * side, y: crop.y - y * side }));
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!held.current) return;
    const box = event.currentTarget.getBoundingClientRect().width;
    move((event.clientX - held.current.x) / box, (event.clientY - held.current.y) / box);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(step[0] * keyStep, step[1] * keyStep);
  };
  const percent = (part: number): string => `${part * 100}%`;
  return (
    <div className="crop">
      <div
        className="crop-box"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        aria-label={words.cropHint}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null;
        }}
        onPointerCancel={() => {
          held.current = null;
        }}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          style={{
            width: percent(picture.width / side),
            height: percent(picture.height / side),
            left: percent(0.5 - crop.x / side),
            top: percent(0.5 - crop.y / side),
          }}
        />
      </div>
      <label className="crop-zoom">
        {words.zoom}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => onChange(within(picture, { ...crop, zoom: Number(target.value) }))}
        />
      </label>
      <p className="field-note">{words.cropHint}</p>
    </div>
  );
};
