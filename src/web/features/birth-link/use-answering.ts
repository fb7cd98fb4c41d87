import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errors } from "../../../shared/errors.ts";
import { findBirthProblemText } from "../../../shared/i18n/birth-problems.ts";
import { findProfileProblemText } from "../../../shared/i18n/profile-problems.ts";
import { type ProfileZone, toProfileZone } from "../../../shared/profile-zones.ts";
import { ApiFailure, isAbort } from "../../kernel/api-failure.ts";
import { type BirthDraft, type Problems, toDraft } from "../../kernel/birth/birth-draft.ts";
import { readDraft } from "../../kernel/birth/read-draft.ts";
import { useBirthWords } from "../../kernel/birth/use-birth-words.ts";
import { useLocale } from "../../kernel/locale.tsx";
import { toBirthFields, toBirthProblem } from "../../kernel/profiles/birth-fields.ts";
import { findNicknameProblem } from "../../kernel/profiles/nickname-problem.ts";
import { useProfileWords } from "../../kernel/profiles/use-profile-words.ts";
import { usePerson } from "../../kernel/session.ts";
import { answerLink, toLinkKey } from "./api.ts";
import { useWords } from "./use-words.ts";

interface Draft {
  nickname: string;
  gender: "male" | "female" | null;
  birth: BirthDraft;
  timeZone: ProfileZone;
}
interface AnswerProblems {
  nickname?: string;
  gender?: string;
  birth?: Problems;
  rest?: string;
}

const toStart = (): Draft => ({
  nickname: "",
  gender: null,
  birth: toDraft({}),
  timeZone: toProfileZone(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date().getFullYear()),
});

/** A birth that is being given to whoever asked for it. */
export const useAnswering = (key: string) => {
  const words = useWords();
  const profileWords = useProfileWords();
  const birthWords = useBirthWords();
  const locale = useLocale();
  const person = usePerson();
  const client = useQueryClient();
  const [draft, setDraft] = useState(toStart);
  const [problems, setProblems] = useState<AnswerProblems>({});
  const [isSending, setSending] = useState(false);
  const { fields } = profileWords;

  const put = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setProblems(({ rest: _, ...now }) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
  };
  const sayBirth = (code: string): string => {
    const text = findBirthProblemText(code, locale) ?? findProfileProblemText(code, locale);
    return text === null ? fields.unread : birthWords.problem(text);
  };
  const toProblems = (error: unknown): AnswerProblems => {
    if (!(error instanceof ApiFailure)) return { rest: words.rest };
    if (error.code === errors.invalidNickname.code) return { nickname: error.message };
    const refused = (error.details as { fields?: Record<string, string> } | undefined)?.fields;
    if (error.code !== errors.invalidParameters.code || !refused) return { rest: error.message };
    const found: AnswerProblems = {};
    for (const [path, code] of Object.entries(refused)) {
      const ofBirth = toBirthProblem(path, code, sayBirth);
      if (ofBirth) found.birth = { ...found.birth, ...ofBirth };
      else if (path === "nickname" || path === "gender") found[path] = path === "gender" ? sayBirth(code) : fields.unread;
      else found.rest = error.message;
    }
    return found;
  };
  /** @returns false where something is wrong, which is then shown */
  const send = async (): Promise<boolean> => {
    if (isSending) return true;
    const nickname = findNicknameProblem(draft.nickname, profileWords);
    const read = await readDraft(draft.birth, ["date", "time"], locale, { ...birthWords, missing: { ...birthWords.missing, time: fields.noTime } });
    const { gender } = draft;
    if (nickname || gender === null || "problems" in read) {
      setProblems({ ...(nickname && { nickname }), ...(gender === null && { gender: fields.noGender }), ...("problems" in read && { birth: read.problems }) });
      return false;
    }
    setSending(true);
    try {
      await answerLink({ key, nickname: draft.nickname.trim(), gender, time_zone: draft.timeZone, ...toBirthFields(draft.birth) });
      await client.invalidateQueries({ queryKey: toLinkKey(person, key) });
      return true;
    } catch (error) {
      if (isAbort(error)) return true;
      // Over while it was being filled in: the page says so.
      if (error instanceof ApiFailure && error.code === errors.gone.code) {
        await client.resetQueries({ queryKey: toLinkKey(person, key) });
        return true;
      }
      setProblems(toProblems(error));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { draft, put, problems, isSending, send };
};
