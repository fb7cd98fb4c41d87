import { useQueryClient } from "@tanstack/react-query";
import type { BirthRequest } from "../../../shared/contract/birth-request.ts";
import type { Profile } from "../../../shared/contract/profiles.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { isAbort } from "../../kernel/api-failure.ts";
import { refreshProfiles, refreshRequests } from "../../kernel/profiles/profiles.ts";
import { usePerson } from "../../kernel/session.ts";
import { cancelRequest, removeProfile } from "./api.ts";
import { useWords } from "./use-words.ts";

const undoMs = 10_000;

/** What is done to the register, each with its words. @param onGone called once a row has gone, to put the focus where it was */
export const useChanges = (onGone: () => void) => {
  const words = useWords();
  const client = useQueryClient();
  const person = usePerson();
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      if (!isAbort(error)) showToast(error instanceof Error && error.message ? error.message : words.failed);
      return false;
    }
  };
  const undo = async ({ id, nickname }: Profile) => {
    const isDone = await attempt(() => removeProfile(id, true));
    await refreshProfiles(client, person);
    if (isDone) showToast(words.undone(nickname));
  };
  const remove = async (profile: Profile) => {
    if (!(await attempt(() => removeProfile(profile.id)))) return;
    await refreshProfiles(client, person);
    onGone();
    const action = { label: words.undo, act: () => void undo(profile) };
    showToast(words.removed(profile.nickname), { action, durationMs: undoMs, isFirm: true });
  };
  const cancel = async ({ key }: BirthRequest) => {
    if (!(await attempt(() => cancelRequest(key)))) return;
    await refreshRequests(client, person);
    onGone();
    showToast(words.requests.cancelled);
  };
  return { remove, cancel };
};
