import { voice } from "../../../../../shared/constants.ts";
import { setModel } from "../../../../kernel/session.ts";
import { useVoiceWords } from "../use-voice-words.ts";
import type { Hearing, HearingNotice } from "./hearing.ts";

/** From here on the end of the silence is counted. */
const countedFromMs = 800;

const toLine = (hearing: Hearing, words: ReturnType<typeof useVoiceWords>): readonly string[] | null => {
  if (hearing.step === "opening") return [words.opening, ""];
  if (hearing.step === "writing") return [words.writing, ""];
  if (hearing.step === "held") return [words.held, words.heldMore];
  if (hearing.step === "off") return hearing.notice && words.notices[hearing.notice];
  const { hasSpoken, quietMs } = hearing;
  if (!hasSpoken || quietMs < countedFromMs) return [words.listening, words.listeningMore];
  return [words.still, words.stillMore(Math.ceil((voice.silenceMs - quietMs) / 1000))];
};

/** One way out of each. */
const againOf: Partial<Record<HearingNotice, "again" | "retry">> = { nothing: "again", failed: "again", denied: "retry", missing: "retry" };

interface VoiceLineProps {
  hearing: Hearing;
  onAgain(): void;
  onPlus(): void;
}

/** What is going on, or went wrong, in one line over the input. */
export const VoiceLine = ({ hearing, onAgain, onPlus }: VoiceLineProps) => {
  const words = useVoiceWords();
  const line = toLine(hearing, words);
  const notice = hearing.step === "off" ? hearing.notice : null;
  const again = notice && againOf[notice];
  const goPlus = () => {
    setModel("4");
    onPlus();
  };
  return (
    <div className={line ? "voice-line" : undefined} role="status">
      {line ? (
        <>
          <b>{line[0]}</b>
          {line[1] ? <span>{line[1]}</span> : null}
          {notice === "plus" ? (
            <button type="button" className="voice-link" onClick={goPlus}>
              {words.toPlus}
            </button>
          ) : null}
          {again ? (
            <button type="button" className="voice-link" onClick={onAgain}>
              {words[again]}
            </button>
          ) : null}
        </>
      ) : null}
    </div>
  );
};
