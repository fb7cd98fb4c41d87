import { useEffect } from "react";
import { useStore } from "zustand";
import { plusHintMs } from "../../../../../shared/constants.ts";
import { Icon } from "../../../../../ui/icon/icon.tsx";
import { useLocale } from "../../../../kernel/locale.tsx";
import { getModel } from "../../../../kernel/session.ts";
import { useServerVoice } from "../use-server-voice.ts";
import { useVoiceWords } from "../use-voice-words.ts";
import { useHearing } from "./use-hearing.ts";
import { VoiceBar } from "./VoiceBar.tsx";
import { VoiceLine } from "./VoiceLine.tsx";
import "./voice.css";

export interface VoiceSlotProps {
  /** What was heard is said. */
  onSend(words: string): void;
  /** What was heard goes into the input, to be changed. */
  onEdit(words: string): void;
}

/** All of the composer that has to do with speaking: its button, and what stands in the input's place meanwhile. */
const VoiceSlot = ({ onSend, onEdit }: VoiceSlotProps) => {
  const words = useVoiceWords();
  const locale = useLocale();
  const { transcribes } = useServerVoice();
  const control = useHearing({ locale, transcribes, send: onSend });
  const hearing = useStore(control.store);
  const isOff = hearing.step === "off";
  const notice = isOff ? hearing.notice : null;
  useEffect(() => {
    if (notice !== "plus") return;
    const timer = setTimeout(control.cancel, plusHintMs);
    return () => clearTimeout(timer);
  }, [notice, control]);
  const start = () => (getModel() === "4" ? void control.start() : control.note("plus"));
  return (
    <>
      <VoiceLine hearing={hearing} onAgain={start} onPlus={control.cancel} />
      {isOff ? (
        <button type="button" className="ib voice-button" aria-label={words.speak} title={words.speak} onClick={start}>
          <Icon name="mic" />
        </button>
      ) : (
        <VoiceBar hearing={hearing} control={control} onEdit={onEdit} />
      )}
    </>
  );
};
export default VoiceSlot;
