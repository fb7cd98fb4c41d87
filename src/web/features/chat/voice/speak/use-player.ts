import { useEffect, useState } from "react";
import { toSentences } from "../../../../../shared/voice/sentences.ts";
import { useLocale } from "../../../../kernel/locale.tsx";
import { readRate } from "../../../../kernel/speech-rate.ts";
import type { ThreadMessage } from "../../store/thread-state.ts";
import { useServerVoice } from "../use-server-voice.ts";
import { createBrowserMouth } from "./browser-mouth.ts";
import { getElement } from "./listening.ts";
import { createPlayer, type Player } from "./player.ts";
import { createServerMouth } from "./server-mouth.ts";

/** A player for one answer, which follows it while it is told. @param onEnd its last sentence has been said */
export const usePlayer = (message: ThreadMessage, onEnd: () => void): Player => {
  const locale = useLocale();
  const { speaks } = useServerVoice();
  const [player] = useState(() =>
    createPlayer(speaks && message.id ? createServerMouth(message.id, getElement()) : createBrowserMouth(locale), readRate(), onEnd),
  );
  const { text, status } = message;
  useEffect(() => player.follow(toSentences(text, status !== "running"), status !== "running"), [player, text, status]);
  useEffect(() => player.close, [player]);
  return player;
};
