import { useQuery } from "@tanstack/react-query";
import { balance } from "../../../kernel/lists.ts";
import { usePerson } from "../../../kernel/session.ts";

const none = { transcribes: false, speaks: false };

/** What the server can do of hearing and speaking, as it said at the start. */
export const useServerVoice = (): typeof none => useQuery(balance(usePerson())).data?.features.voice ?? none;
