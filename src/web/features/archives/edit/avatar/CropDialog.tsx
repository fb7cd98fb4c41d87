import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Dialog } from "../../../../../ui/dialog/dialog.tsx";
import { useWords } from "../use-words.ts";
import { cutSquare } from "./cut-square.ts";
import { type Square, smallestSide, toDots, toWithin, wholeSquare } from "./square.ts";
import "./avatar.css";

interface CropDialogProps {
  picture: ImageBitmap;
  onCut(cut: Blob): void;
  onClose(): void;
}

/** Of how wide the window is, one step of a key. */
const keyStep = 0.04;
const moves: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** A picture behind a square window: drawn by hand or key, made larger below. */
const CropDialog = ({ picture, onCut, onClose }: CropDialogProps) => {
  const { avatar: words } = useWords();
  const [square, setSquare] = useState<Square>(wholeSquare);
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number; from: Square } | null>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    const { left, top, side } = toDots(square, picture);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    pen.drawImage(picture, left, top, side, side, 0, 0, pen.canvas.width, pen.canvas.height);
  });
  /** @param by shares of the window; the picture moves with the hand, so what is taken of it moves the other way */
  const shift = (from: Square, [byX, byY]: [number, number]) => {
    const { side } = toDots(from, picture);
    setSquare(toWithin({ ...from, x: from.x - (byX * side) / picture.width, y: from.y - (byY * side) / picture.height }, picture));
  };
  const press = (event: KeyboardEvent) => {
    const [x, y] = moves[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    shift(square, [-x * keyStep, -y * keyStep]);
  };
  const move = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (!held.current) return;
    const { x, y, from } = held.current;
    const { width } = currentTarget.getBoundingClientRect();
    shift(from, [(clientX - x) / width, (clientY - y) / width]);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.cropTitle}
      description={words.cropWords}
      closeLabel={words.close}
      actions={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" className="btn is-primary" onClick={() => void cutSquare(picture, square).then(onCut, onClose)}>
            {words.use}
          </button>
        </>
      }
    >
      <div className="crop">
        <div
          className="crop-window"
          role="application"
          aria-label={words.picture}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys
          tabIndex={0}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            held.current = { x: event.clientX, y: event.clientY, from: square };
          }}
          onPointerMove={move}
          onPointerUp={() => {
            held.current = null;
          }}
          onPointerCancel={() => {
            held.current = null;
          }}
        >
          <canvas width={512} height={512} ref={canvas} />
        </div>
        <label>
          <span>{words.zoom}</span>
          <input
            type="range"
            min={0}
            max={1 - smallestSide}
            step={0.01}
            value={1 - square.side}
            onChange={(event) => setSquare(toWithin({ ...square, side: 1 - Number(event.target.value) }, picture))}
          />
        </label>
      </div>
    </Dialog>
  );
};
export default CropDialog;
