import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { Dial } from "../../../../../topics/fengshui/card/dial.tsx";
import { DialPalaces } from "../../../../../topics/fengshui/card/palaces.tsx";
import { cardWords } from "../../../../../topics/fengshui/card/words.ts";
import type { FengshuiCast } from "../../../../../topics/fengshui/engine.ts";
import { toBearing } from "../../../../../topics/kit/compass/mountain.ts";
import { toFront, toTurned } from "./bearing.ts";
import "../../../../../topics/fengshui/card.css";

const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -15, PageUp: 15 };
/** Taps and shakes of a hand do not turn it. */
const slackPx = 4;

interface CompassProps {
  locale: Locale;
  label: string;
  /** null: nothing set yet, north is up. */
  degrees: number | null;
  /** The cast of this very bearing, where it is known. */
  cast: FengshuiCast | null;
  onTurn(degrees: number): void;
}

const toSpot = ({ clientX, clientY, currentTarget }: PointerEvent) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
};
const noTaps = { activeFactId: null, onFact() {} };

/** The compass that is turned until what the front looks at is up; the nine palaces come as soon as they are computed. */
export const Compass = ({ locale, label, degrees, cast, onTurn }: CompassProps) => {
  const words = cardWords[locale];
  const front = toFront(degrees ?? 0);
  const drag = useRef<{ from: { x: number; y: number }; degrees: number; isTurning: boolean } | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onTurn(toBearing(Math.round(front.bearing.degrees) + step));
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const held = drag.current;
    if (!held) return;
    const spot = toSpot(event);
    if (!held.isTurning && Math.hypot(spot.x - held.from.x, spot.y - held.from.y) < slackPx) return;
    if (!held.isTurning) event.currentTarget.setPointerCapture(event.pointerId);
    held.isTurning = true;
    onTurn(toTurned(held.degrees, held.from, spot));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degrees === null ? undefined : Math.round(degrees)}
      aria-valuetext={degrees === null ? undefined : `${Math.round(degrees)}° ${words.mountain(front.mountain)}`}
      className={degrees === null ? "compass is-unset" : "compass"}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        drag.current = { from: toSpot(event), degrees: front.bearing.degrees, isTurning: false };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (drag.current = null)}
      onPointerCancel={() => (drag.current = null)}
    >
      <div className="fs-plate" inert>
        <Dial cast={front} words={words} />
        {cast ? <DialPalaces cast={cast} words={words} {...noTaps} /> : null}
      </div>
    </div>
  );
};
