import { useEffect, useRef, useState } from "react";
import { getSignPath } from "../../../../../topics/dream/card/sign-path.ts";
import type { DreamCast } from "../../../../../topics/dream/cast-types.ts";
import { useChat, useOpening } from "../../chat-context.ts";
import type { DeviceProps } from "../devices.ts";
import { usePreview } from "../use-preview.ts";
import { placeStars, places, withMood } from "./stars.ts";
import { words } from "./words.ts";
import "./night-sheet.css";

/** Faint stars that mean nothing, always the same. */
const dust = Array.from({ length: 34 }, (_, at) => `M${((at * 61.8) % 100).toFixed(1)} ${((at * 38.2 + (at % 5) * 7) % 100).toFixed(1)}h0`).join("");

/** A sheet of the night to write on, which is the input itself; over it a sky in which every image that is recognised rises. */
const NightSheet = ({ locale, onChoose }: DeviceProps) => {
  const say = words[locale];
  const { composer, opening } = useChat();
  const typed = useOpening((choice) => choice.typed);
  const sheet = useRef<HTMLDivElement>(null);
  const preview = usePreview(null);
  const cast = (preview?.cast ?? null) as DreamCast | null;
  const [stars, setStars] = useState<readonly (string | null)[]>([]);
  useEffect(() => onChoose(null, null), [onChoose]);
  useEffect(() => {
    // Who was writing already goes on writing on the sheet.
    const isWriting = document.activeElement?.id === "ask";
    opening.setState({ sheet: { place: sheet.current!, name: say.writeAbove } });
    if (isWriting) requestAnimationFrame(() => document.getElementById("ask")?.focus({ preventScroll: true }));
    return () => opening.setState({ sheet: null });
  }, [opening, say]);
  useEffect(() => {
    const told = [...(cast?.symbols ?? [])].sort((one, other) => one.spans[0]!.from - other.spans[0]!.from);
    setStars((before) =>
      placeStars(
        before,
        told.map(({ id }) => id),
      ),
    );
  }, [cast]);
  const all = say.moods.map(({ sentence }) => sentence);
  const shown = stars.flatMap((id, at) => {
    const symbol = cast?.symbols.find((one) => one.id === id);
    return cast && symbol ? [{ symbol, name: cast.names?.[symbol.id]?.[locale] ?? symbol.spans[0]!.words, at: places[at]! }] : [];
  });
  const newest = shown.at(-1);
  return (
    <div className="night" data-theme="dark">
      <div className="night-sky">
        <svg className="night-dust" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={dust} />
        </svg>
        {shown.length === 0 ? <p className="night-empty">{say.empty}</p> : null}
        <ul aria-label={say.sky}>
          {shown.map(({ symbol, name, at: [x, y] }) => (
            <li key={symbol.id} className={`night-star is-${symbol.lean}`} style={{ left: `${x}%`, top: `${y}%` }}>
              <svg className="g" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={getSignPath(symbol)} />
              </svg>
              <span>{name}</span>
            </li>
          ))}
        </ul>
        <p className="vh" role="status">
          {newest ? say.risen(newest.name) : ""}
        </p>
      </div>
      <div ref={sheet} className="night-sheet" />
      <fieldset className="night-moods">
        <legend>{say.mood}</legend>
        {say.moods.map(({ mood, name, sentence }) => (
          <button
            key={mood}
            type="button"
            aria-pressed={typed.trimEnd().endsWith(sentence)}
            onClick={() => composer.current?.write(withMood(typed, sentence, all))}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  );
};
export default NightSheet;
