import { useState } from "react";
import { useStore } from "zustand";
import { Icon } from "../../../../../ui/icon/icon.tsx";
import { keepRate, rates } from "../../../../kernel/speech-rate.ts";
import type { ThreadMessage } from "../../store/thread-state.ts";
import { useVoiceWords } from "../use-voice-words.ts";
import { stopListening } from "./listening.ts";
import { usePlayer } from "./use-player.ts";
import { useTint } from "./use-tint.ts";

const toStand = (place: number, at: number): string | undefined => (place < at ? "is-said" : place === at ? "is-now" : undefined);

/** What is being read aloud, sentence by sentence, over the input. */
export const PlayerBar = ({ message }: { message: ThreadMessage }) => {
  const words = useVoiceWords();
  const [isOver, setOver] = useState(false);
  const player = usePlayer(message, () => setOver(true));
  const { sentences, at, isPaused, isWhole, rate, hasFailed } = useStore(player.store);
  const count = sentences.length;
  useTint(message.key, sentences, at);
  const isSilent = isPaused || hasFailed || isOver;
  const go = (place: number) => {
    setOver(false);
    player.go(place);
  };
  const toggle = () => (isOver ? go(0) : isSilent ? player.play() : player.pause());
  const changeRate = () => {
    const to = rates[(rates.indexOf(rate as 1) + 1) % rates.length]!;
    keepRate(to);
    player.setRate(to);
  };
  const note = hasFailed ? words.unread : !isWhole && at >= count ? words.waiting : null;
  return (
    <fieldset className="player" aria-label={words.player}>
      <button type="button" className="ib" aria-label={isSilent ? words.play : words.pause} title={isSilent ? words.play : words.pause} onClick={toggle}>
        <Icon name={isSilent ? "play" : "pause"} />
      </button>
      {note ? (
        <span className="player-note" role="status">
          {note}
        </span>
      ) : (
        <span className="player-line">
          {sentences.map(({ spoken }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence stays where it is
            <i key={place} className={toStand(place, at)} style={{ flexGrow: spoken.length }} />
          ))}
          <input
            type="range"
            min={0}
            max={Math.max(0, count - 1)}
            value={Math.min(at, count - 1)}
            aria-label={words.player}
            aria-valuetext={words.sentence(Math.min(at + 1, count), count)}
            onChange={({ target }) => go(Number(target.value))}
          />
        </span>
      )}
      <span className="player-count" aria-hidden="true">
        {Math.min(at + 1, count)} / {count}
      </span>
      <button type="button" className="player-rate" aria-label={`${words.rate} ${rate}×`} onClick={changeRate}>
        {rate}×
      </button>
      <button type="button" className="ib" aria-label={words.stop} title={words.stop} onClick={stopListening}>
        <Icon name="close" />
      </button>
    </fieldset>
  );
};
