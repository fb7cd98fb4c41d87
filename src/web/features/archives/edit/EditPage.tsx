import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { relationship as relationshipField } from "../../../../shared/contract/profiles.ts";
import { errors } from "../../../../shared/errors.ts";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useHeader } from "../../../app/header-slots.tsx";
import { paths } from "../../../app/paths.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { Link } from "../../../kernel/link.tsx";
import { profiles } from "../../../kernel/profiles/profiles.ts";
import { usePerson } from "../../../kernel/session.ts";
import { readFromChat, readProfile } from "./api.ts";
import { EditForm } from "./EditForm.tsx";
import { toProfileDraft } from "./profile-draft.ts";
import { useWords } from "./use-words.ts";
import { VisitorQuestion } from "./VisitorQuestion.tsx";
import "./edit.css";

const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const Failed = ({ error, onRetry }: { error: Error; onRetry(): void }) => {
  const words = useWords();
  const isGone = error instanceof ApiFailure && (error.code === errors.notFound.code || error.code === errors.invalidParameters.code);
  return (
    <div className="profile-none" role="alert">
      <h3>{isGone ? words.goneTitle : words.failedTitle}</h3>
      <p>{isGone ? words.goneWords : error.message}</p>
      {isGone ? (
        <Link className="btn" to={paths.archives()}>
          {words.back}
        </Link>
      ) : (
        <button type="button" className="btn" onClick={onRetry}>
          {words.again}
        </button>
      )}
    </div>
  );
};

const Loading = () => {
  const words = useWords();
  return (
    <div className="profile-edit" aria-busy="true">
      <span className="vh">{words.loading}</span>
      <div className="profile-who">
        <Skeleton width="64px" height="64px" />
        <Skeleton height="46px" />
        <Skeleton height="8rem" />
      </div>
      <div className="profile-birth">
        <Skeleton height="30rem" />
      </div>
    </div>
  );
};

/** A profile that is there, by its id. */
const Kept = ({ id }: { id: string }) => {
  const words = useWords();
  const person = usePerson();
  const { data, error, refetch } = useQuery({
    queryKey: [person, "profile", id],
    queryFn: ({ signal }) => readProfile(id, signal),
    staleTime: 0,
    gcTime: 0,
    // What is being written is not written over.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useHeader(words.editTitle, data?.nickname ?? "");
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <EditForm key={id} id={id} start={toProfileDraft(data, localZone())} />;
};

/** A new one: nothing is chosen for anybody, but what the address says, and the zone of the clock they sit by. */
const New = () => {
  const words = useWords();
  const query = new URLSearchParams(useLocation().search);
  useHeader(words.newTitle);
  const { success, data } = relationshipField.safeParse(query.get("relationship"));
  return <EditForm id={null} start={toProfileDraft(success ? { relationship: data } : {}, localZone())} />;
};

/** A new one with the birth that was said in a chat; where the chat has none, an empty one. */
const FromChat = ({ msggroup, about }: { msggroup: string; about: string | null }) => {
  const words = useWords();
  const person = usePerson();
  const { data, isPending } = useQuery({
    queryKey: [person, "profile-from-chat", msggroup, about],
    queryFn: ({ signal }) => readFromChat(msggroup, about, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useHeader(words.newTitle);
  if (isPending) return <Loading />;
  return <EditForm id={null} start={toProfileDraft(data?.fields ?? {}, localZone())} />;
};

/** A profile, new or there already. */
export const EditPage = () => {
  const query = new URLSearchParams(useLocation().search);
  const person = usePerson();
  const id = query.get("id");
  // Whether one has one’s own already is asked for beside it.
  useQuery(profiles(person));
  const msggroup = query.get("chat");
  if (id)
    return (
      <div className="profile-page">
        <Kept id={id} />
      </div>
    );
  return (
    <div className="profile-page">
      {msggroup ? <FromChat msggroup={msggroup} about={query.get("about")} /> : <New />}
      <VisitorQuestion />
    </div>
  );
};
