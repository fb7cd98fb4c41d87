import { useEffect, useRef, useState } from "react";
import { socialReloadMs } from "../../../shared/constants.ts";
import type { SocialReturn } from "../../kernel/sign-in.ts";
import { signInApi } from "./api.ts";
import { signInBy } from "./finish.ts";
import { sayFailure } from "./say-failure.ts";
import { useWords } from "./use-words.ts";

/** Sends the ticket that Google or X gave, at once; a minute later it is worth nothing. @returns whether it is under way */
export const useSocialReturn = (back: SocialReturn | null, onFailed: (said: string) => void): boolean => {
  const words = useWords();
  const [isGoing, setGoing] = useState(back?.ticket !== null && back !== null);
  const fail = useRef(onFailed);
  const said = useRef(words);
  const wasSent = useRef(false);
  useEffect(() => {
    if (!back || wasSent.current) return;
    wasSent.current = true;
    const { name, ticket } = back;
    if (ticket === null) return fail.current(said.current.loginFailed);
    void signInBy(() => signInApi.byTicket(name, ticket, AbortSignal.timeout(socialReloadMs[name])))
      .catch((error: unknown) => {
        const own = sayFailure(error, said.current);
        fail.current(own && own.at !== "human" ? own.words : said.current.loginFailed);
      })
      .finally(() => setGoing(false));
  }, [back]);
  return isGoing;
};
