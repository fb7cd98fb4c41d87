import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { BirthRequest } from "../../../shared/contract/birth-request.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { useHeader } from "../../app/header-slots.tsx";
import { paths } from "../../app/paths.ts";
import { Link } from "../../kernel/link.tsx";
import { birthRequests, profiles } from "../../kernel/profiles/profiles.ts";
import { getToken, usePerson } from "../../kernel/session.ts";
import { AskDialog, type Asked } from "./asking/AskDialog.tsx";
import { ProfileRow } from "./register/ProfileRow.tsx";
import { RequestRow } from "./register/RequestRow.tsx";
import { Empty, Failed, Loading } from "./register/States.tsx";
import { useChanges } from "./use-changes.ts";
import { useWords } from "./use-words.ts";
import "./archives.css";

/** Links that are over and led to a profile stand as that profile. */
const isShown = ({ purpose, state }: BirthRequest): boolean => state === "open" || state === "expired" || (state === "answered" && purpose === "marriage");

/** The register of the people one casts for, and the births one has asked for. */
export const ArchivesPage = () => {
  const words = useWords();
  const person = usePerson();
  const { data: list, error, isPending, refetch } = useQuery(profiles(person));
  const { data: asked } = useQuery(birthRequests(person));
  const register = useRef<HTMLUListElement>(null);
  const { remove, cancel } = useChanges(() => register.current?.focus());
  const { search } = useLocation();
  const navigate = useNavigate();
  // Addressed by whoever wants a birth asked for: the chat’s picker.
  const [asking, setAsking] = useState<Asked | null>(() => {
    const purpose = new URLSearchParams(search).get("ask");
    return purpose === "marriage" || purpose === "profile" ? { purpose } : null;
  });
  const links = asked?.requests.filter(isShown) ?? [];
  const isEmpty = list?.length === 0 && links.length === 0;
  useHeader(words.title, list && list.length > 0 ? words.count(list.length) : "");
  const close = () => {
    setAsking(null);
    if (search !== "") void navigate(paths.archives(), { replace: true });
  };
  return (
    <div className="archives">
      <div className="archives-head">
        <div>
          <h2>{words.title}</h2>
          <p>{getToken() ? words.lead : words.leadVisitor}</p>
        </div>
        {isEmpty ? null : (
          <div className="archives-do">
            <button type="button" className="btn" onClick={() => setAsking({ purpose: "profile" })}>
              <svg className="g" viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
                <path d="M10 14a4 4 0 0 0 5.8.2l3-3a4 4 0 0 0-5.7-5.7l-1.300 1.300M14 10a4 4 0 0 0-5.8-.2l-3 3a4 4 0 0 0 5.700 5.700l1.300-1.300" />
              </svg>
              {words.ask}
            </button>
            <Link className="btn is-primary" to={paths.editProfile()}>
              <Icon name="plus" />
              {words.add}
            </Link>
          </div>
        )}
      </div>
      {isPending ? <Loading /> : null}
      {error && !list ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {error && list ? (
        <p className="archives-stale" role="status">
          {words.stale}{" "}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.again}
          </button>
        </p>
      ) : null}
      {list && isEmpty ? <Empty /> : null}
      {list && !isEmpty ? (
        <>
          <ul className="register" ref={register} tabIndex={-1} aria-label={words.title}>
            {list.map((profile) => (
              <ProfileRow key={profile.id} profile={profile} onRemove={(one) => void remove(one)} />
            ))}
            {links.map((request) => (
              <RequestRow
                key={request.key}
                request={request}
                onSend={(made) => setAsking({ purpose: made.purpose, made })}
                onCancel={(one) => void cancel(one)}
                onRenew={({ purpose }) => setAsking({ purpose })}
              />
            ))}
          </ul>
          <p className="archives-note">{words.note}</p>
        </>
      ) : null}
      {asking && list ? <AskDialog asked={asking} list={list} onClose={close} /> : null}
    </div>
  );
};
