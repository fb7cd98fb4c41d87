import type { Spot } from "./geometry.ts";
import { pan, panStep, wholeWheel, type Zoom, zoomAbout, zoomStep } from "./zoom.ts";

export interface Hands {
  /** What a hand does follows at once; what a key does glides. */
  change(toNext: (zoom: Zoom) => Zoom, isGliding: boolean): void;
  getZoom(): Zoom;
  /** @param unitsPerPx how many units of the drawing as seen one px is */
  onTap(seen: Spot, unitsPerPx: number): void;
}

/** A finger that moved less, in px, was a tap. */
const tapSlack = 8;

const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
};

const toSeen = (svg: SVGSVGElement, { x, y }: Spot): Spot => {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
};

const toClient = ({ clientX, clientY }: MouseEvent): Spot => ({
  x: clientX,
  y: clientY,
});
const toLength = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, to.y - from.y);
const toMiddle = (one: Spot, other: Spot): Spot => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const toWay = (from: Spot, to: Spot): Spot => ({
  x: to.x - from.x,
  y: to.y - from.y,
});

/** Fingers and mouse: one that stays taps, one that moves drags, two pinch. */
const listenToFingers = (svg: SVGSVGElement, { change, onTap }: Hands, signal: AbortSignal): void => {
  const fingers = new Map<number, Spot>();
  let travelled = 0;
  let wasPinch = false;
  const onDown = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (fingers.size === 0) {
      travelled = 0;
      wasPinch = false;
    }
    fingers.set(event.pointerId, toClient(event));
    wasPinch ||= fingers.size > 1;
    svg.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, toClient(event));
    travelled += toLength(before, toClient(event));
    const [from, to] = [toSeen(svg, before), toSeen(svg, toClient(event))];
    if (other) {
      const still = toSeen(svg, other);
      const grown = toLength(still, to) / (toLength(still, from) || 1);
      change((zoom) => pan(zoomAbout(zoom, grown, toMiddle(from, still)), toWay(toMiddle(from, still), toMiddle(to, still))), false);
    } else if (travelled > tapSlack) {
      change((zoom) => pan(zoom, toWay(from, to)), false);
    }
  };
  const onUp = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || wasPinch || travelled > tapSlack) return;
    const { x, y } = toClient(event);
    const seen = toSeen(svg, { x, y });
    onTap(seen, toSeen(svg, { x: x + 1, y }).x - seen.x);
  };
  svg.addEventListener("pointerdown", onDown, { signal });
  svg.addEventListener("pointermove", onMove, { signal });
  svg.addEventListener("pointerup", onUp, { signal });
  svg.addEventListener("pointercancel", ({ pointerId }) => fingers.delete(pointerId), { signal });
};

/** + and − zoom, 0 shows the whole, arrows move what is larger than its frame. */
const listenToKeys = (svg: SVGSVGElement, { change, getZoom }: Hands, signal: AbortSignal): void => {
  const findNext = (key: string): ((zoom: Zoom) => Zoom) | null => {
    const way = arrows[key];
    if (way) return getZoom().scale > 1 ? (zoom) => pan(zoom, way) : null;
    if (key === "+" || key === "=") return (zoom) => zoomAbout(zoom, zoomStep);
    if (key === "-") return (zoom) => zoomAbout(zoom, 1 / zoomStep);
    return key === "0" ? () => wholeWheel : null;
  };
  const onKey = (event: KeyboardEvent): void => {
    const toNext = event.ctrlKey || event.metaKey || event.altKey ? null : findNext(event.key);
    if (!toNext) return;
    event.preventDefault();
    change(toNext, true);
  };
  svg.addEventListener("keydown", onKey, { signal });
};

/** The wheel zooms with Ctrl, which is what a pinch on a trackpad sends, or while the drawing has the focus; else the page scrolls. */
const listenToWheel = (svg: SVGSVGElement, { change, getZoom }: Hands, signal: AbortSignal): void => {
  const onWheel = (event: WheelEvent): void => {
    const hasNothingToDo = getZoom().scale === 1 && event.deltaY > 0;
    if (!event.ctrlKey && (hasNothingToDo || document.activeElement !== svg)) return;
    event.preventDefault();
    const seen = toSeen(svg, toClient(event));
    change((zoom) => zoomAbout(zoom, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), seen), false);
  };
  svg.addEventListener("wheel", onWheel, { signal, passive: false });
};

/** Pinch, drag, tap, keys and wheel on a drawing, until the returned function is called. */
export const listenToHands = (svg: SVGSVGElement, hands: Hands): (() => void) => {
  const listening = new AbortController();
  listenToFingers(svg, hands, listening.signal);
  listenToKeys(svg, hands, listening.signal);
  listenToWheel(svg, hands, listening.signal);
  return () => listening.abort();
};
