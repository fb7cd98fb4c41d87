import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { paths } from "../../../app/paths.ts";
import { listMissing } from "../../../kernel/birth/birth-draft.ts";
import { focusProblem } from "../../../kernel/birth/focus-problem.ts";
import { PillarsPlate } from "../../../kernel/birth/PillarsPlate.tsx";
import { PlaceSearch } from "../../../kernel/birth/PlaceField.tsx";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { toProfilePlace } from "../../../kernel/profiles/birth-fields.ts";
import { FieldProblem, GenderField, NicknameField } from "../../../kernel/profiles/fields.tsx";
import { profiles } from "../../../kernel/profiles/profiles.ts";
import { useProfileWords } from "../../../kernel/profiles/use-profile-words.ts";
import { usePerson } from "../../../kernel/session.ts";
import { goBack, useUnsavedGuard } from "../../../kernel/use-unsaved-guard.ts";
import { AvatarField } from "./avatar/AvatarField.tsx";
import { RelationField, ZoneField } from "./fields.tsx";
import { findProblems, isSound, type ProfileProblems } from "./find-problems.ts";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import type { ProfileDraft } from "./profile-draft.ts";
import { useSaving } from "./use-saving.ts";
import { useWords } from "./use-words.ts";
import "../../../kernel/birth/birth.css";

interface EditFormProps {
  /** Null for a new one. */
  id: string | null;
  start: ProfileDraft;
}

/** All of a profile as a form; on a wide page the birth stands beside it, in the same order. */
export const EditForm = ({ id, start }: EditFormProps) => {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const { save, isSaving, isSaved } = useSaving(id);
  const [first] = useState(() => JSON.stringify(start));
  const isDirty = !isSaved && JSON.stringify(draft) !== first;
  const guard = useUnsavedGuard(isDirty);
  const { data: list } = useQuery(profiles(usePerson()));
  const isOwnUsed = list?.some((one) => one.relationship === "self" && one.id !== id) ?? false;
  const { birth, residence } = draft;

  const put = (part: Partial<ProfileDraft>, ...cleared: (keyof ProfileProblems)[]) => {
    setDraft((now) => ({ ...now, ...part }));
    setProblems((now) => ({ ...now, rest: undefined, ...Object.fromEntries(cleared.map((field) => [field, undefined])) }) as ProfileProblems);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const found = await save(draft);
    if (!found) return;
    setProblems(found);
    focusProblem(form);
  };
  const leave = () => goBack(navigate, paths.archives());
  const profileWords = useProfileWords();
  const isReady = isSound(findProblems(draft, { edit: words, profile: profileWords })) && listMissing(birth, ["date", "time"]).length === 0;
  const heading = id ? draft.nickname.trim() || words.editTitle : start.relationship === "self" ? words.headingOwn : words.heading;
  return (
    <form className="profile-form" ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <div className="profile-head">
        <Link className="tx" to={paths.archives()}>
          <Icon name="back" size={18} />
          {words.back}
        </Link>
        <h2>{heading}</h2>
      </div>
      <div className="profile-edit">
        <div className="profile-who">
          <AvatarField value={draft.avatar} nickname={draft.nickname} onChange={(avatar) => put({ avatar })} />
          <NicknameField label={words.nickname} value={draft.nickname} problem={problems.nickname} onChange={(nickname) => put({ nickname }, "nickname")} />
          <RelationField
            value={draft.relationship}
            isOwnUsed={isOwnUsed}
            problem={problems.relationship}
            onChange={(relationship) => put({ relationship }, "relationship")}
          />
          <GenderField value={draft.gender} problem={problems.gender} onChange={(gender) => put({ gender }, "gender")} />
        </div>
        <div className="profile-birth">
          <PillarsPlate
            draft={birth}
            problems={problems.birth ?? {}}
            isTwice={problems.birth?.fold !== undefined || birth.fold !== null}
            timeZone={draft.timeZone}
            onChange={(next) => put({ birth: next }, "birth")}
          />
        </div>
        <div className="profile-now">
          <div className="profile-field profile-residence">
            <PlaceSearch
              label={words.residence}
              placeholder={words.residenceHint}
              text={residence.text}
              isChosen={residence.place !== null && residence.place.latitude !== undefined}
              locale={locale}
              problem={problems.residence}
              onChange={(text, place) => put({ residence: { text, place: place && toProfilePlace(place) } }, "residence")}
            />
          </div>
          <ZoneField value={draft.timeZone} problem={problems.timeZone} onChange={(timeZone) => put({ timeZone }, "timeZone")} />
        </div>
        <div className="profile-foot">
          <FieldProblem id="profile-rest" words={problems.rest ?? (isSound(problems) ? undefined : words.rest)} />
          <button type="submit" className={isReady ? "btn is-primary" : "btn is-waiting"} aria-busy={isSaving}>
            {isSaving ? words.saving : id ? words.save : words.saveNew}
          </button>
          <button type="button" className="btn" onClick={() => (isDirty ? guard.ask(leave) : leave())}>
            {words.cancel}
          </button>
        </div>
      </div>
      <LeaveQuestion guard={guard} />
    </form>
  );
};
