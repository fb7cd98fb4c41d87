import { useEffect, useRef } from "react";
import { Icon } from "../../../../../ui/icon/icon.tsx";
import { useVoiceWords } from "../use-voice-words.ts";
import type { Hearing, HearingControl } from "./hearing.ts";

const toClock = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;

/** A bar is so high at its lowest and highest, in px. */
const height = { least: 3, most: 36 };

interface VoiceBarProps {
  hearing: Exclude<Hearing, { step: "off" }>;
  control: HearingControl;
  onEdit(words: string): void;
}

/** What stands in the input's place while one speaks, and until what was said has gone out. */
export const VoiceBar = ({ hearing, control, onEdit }: VoiceBarProps) => {
  const words = useVoiceWords();
  const bar = useRef<HTMLFieldSetElement>(null);
  const isHeld = hearing.step === "held";
  // The button that was pressed is gone; whoever uses keys stands at the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step anew
  useEffect(() => bar.current?.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true }), [hearing.step]);
  const onKeyDown = ({ key }: { key: string }) => key === "Escape" && control.cancel();
  if (isHeld)
    return (
      <fieldset ref={bar} className="voice-bar" aria-label={words.speak} onKeyDown={onKeyDown}>
        <button type="button" className="voice-words" aria-label={words.edit(hearing.words)} onClick={() => onEdit(control.take())}>
          {hearing.words}
        </button>
        <button type="button" className="send is-done" data-first onClick={() => onEdit(control.take())}>
          {words.hold}
        </button>
        <button type="button" className="send" aria-label={words.sendNow} onClick={control.sendNow}>
          <Icon name="send" size={22} />
        </button>
        <span className="voice-clock" />
      </fieldset>
    );
  const { ms = 0, levels = [] } = hearing.step === "listening" ? hearing : {};
  return (
    <fieldset ref={bar} className="voice-bar" aria-label={words.speak} onKeyDown={onKeyDown}>
      <button type="button" className="ib" aria-label={words.close} title={words.close} onClick={control.cancel}>
        <Icon name="close" />
      </button>
      <span className="voice-dot" />
      <span className="voice-time">{toClock(ms)}</span>
      <div className="voice-levels" aria-hidden="true">
        {levels.map(({ level, isVoice }, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: they move on by one place a block
            key={at}
            className={isVoice ? undefined : "is-quiet"}
            style={{ height: isVoice ? height.least + level * (height.most - height.least) : height.least }}
          />
        ))}
      </div>
      <button type="button" className="send is-done" data-first disabled={hearing.step !== "listening"} onClick={() => void control.finish()}>
        {words.done}
      </button>
    </fieldset>
  );
};
