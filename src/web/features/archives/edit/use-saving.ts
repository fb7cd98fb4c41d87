import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { findBirthProblemText } from "../../../../shared/i18n/birth-problems.ts";
import { showToast } from "../../../../ui/toast/toast.ts";
import { paths } from "../../../app/paths.ts";
import { ApiFailure, isAbort } from "../../../kernel/api-failure.ts";
import { readDraft } from "../../../kernel/birth/read-draft.ts";
import { useBirthWords } from "../../../kernel/birth/use-birth-words.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { refreshProfiles, showProfile } from "../../../kernel/profiles/profiles.ts";
import { useProfileWords } from "../../../kernel/profiles/use-profile-words.ts";
import { usePerson } from "../../../kernel/session.ts";
import { goBack } from "../../../kernel/use-unsaved-guard.ts";
import { saveProfile } from "./api.ts";
import { findProblems, isSound, type ProfileProblems, toServerProblems } from "./find-problems.ts";
import { type ProfileDraft, toProfileFields } from "./profile-draft.ts";
import { useWords } from "./use-words.ts";

/** Looks a profile over and saves it; whoever saved is back where they came from. */
export const useSaving = (id: string | null) => {
  const words = useWords();
  const profile = useProfileWords();
  const birthWords = useBirthWords();
  const locale = useLocale();
  const client = useQueryClient();
  const person = usePerson();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);

  const look = async (draft: ProfileDraft): Promise<ProfileProblems> => {
    const birth = await readDraft(draft.birth, ["date", "time"], locale, { ...birthWords, missing: { ...birthWords.missing, time: profile.fields.noTime } });
    return { ...findProblems(draft, { edit: words, profile }), ...("problems" in birth && { birth: birth.problems }) };
  };
  /** @returns what keeps it from being saved; null once it is */
  const save = async (draft: ProfileDraft): Promise<ProfileProblems | null> => {
    const problems = await look(draft);
    if (!isSound(problems)) return problems;
    const fields = toProfileFields(draft);
    if (!fields) return { rest: words.rest };
    setSaving(true);
    try {
      showProfile(client, person, await saveProfile(id, fields));
    } catch (error) {
      if (isAbort(error)) return null;
      if (!(error instanceof ApiFailure)) return { rest: error instanceof Error ? error.message : words.rest };
      return toServerProblems(error, { edit: words, profile }, (code) => {
        const text = findBirthProblemText(code, locale);
        return text === null ? null : birthWords.problem(text);
      });
    } finally {
      setSaving(false);
    }
    void refreshProfiles(client, person);
    // What is saved is nothing to lose: the way back is free before it is gone.
    flushSync(() => setSaved(true));
    showToast(words.saved);
    goBack(navigate, paths.archives());
    return null;
  };
  return { save, isSaving, isSaved };
};
