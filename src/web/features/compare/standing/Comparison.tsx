import { useQuery } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { useNavigate } from "react-router";
import { errors } from "../../../../shared/errors.ts";
import { Glyph } from "../../../../topics/glyph.tsx";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useHeader } from "../../../app/header-slots.tsx";
import { paths } from "../../../app/paths.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { comparison } from "../api.ts";
import { useRemoving } from "../list/use-removing.ts";
import { useParts } from "../parts.ts";
import { useWords } from "../use-words.ts";
import { Verdict } from "./Verdict.tsx";
import "./standing.css";

const goneCodes: readonly number[] = [errors.gone.code, errors.notFound.code];
/** Where an answer is told on another device, or another node: how often one looks. */
const lookMs = 3000;

const Missing = ({ error, onRetry }: { error: Error; onRetry(): void }) => {
  const words = useWords();
  const isGone = error instanceof ApiFailure && goneCodes.includes(error.code);
  return (
    <section className="notice" role="alert">
      <h2>{isGone ? words.gone : words.loadFailed}</h2>
      <p>{isGone ? words.goneWords : error.message}</p>
      <div className="notice-acts">
        {isGone ? (
          <Link className="btn is-primary" to={paths.compare()}>
            {words.another}
          </Link>
        ) : (
          <button type="button" className="btn is-primary" onClick={onRetry}>
            {words.again}
          </button>
        )}
      </div>
    </section>
  );
};

/** Two readings of one question beside one another, told live; what they come to stands above them when both are told. */
export const Comparison = ({ id }: { id: string }) => {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const remove = useRemoving();
  const { SideAnswer } = useParts();
  const { data, error, refetch } = useQuery({
    ...comparison(usePerson(), id, locale),
    refetchInterval: ({ state }) => (state.data?.told === null ? lookMs : false),
  });
  const wasWaiting = useRef(false);
  wasWaiting.current ||= data?.told === null;
  const look = useCallback(() => void refetch(), [refetch]);
  const topics = data?.sides.map(({ module }) => findTopicId(module) ?? "ask") ?? [];
  const names = topics.map((topic) => manifest[topic].names[locale].name);
  useHeader(data?.question ?? words.title, names.join(words.both));
  if (error && (!data || (error instanceof ApiFailure && goneCodes.includes(error.code)))) return <Missing error={error} onRetry={look} />;
  if (!data)
    return (
      <section className="compare is-wide" aria-busy="true">
        <Skeleton height="2.5rem" width="60%" />
        <Skeleton height="8rem" />
        <Skeleton height="24rem" />
      </section>
    );
  return (
    <section className="compare is-wide">
      <p className="compare-question">{data.question}</p>
      {data.told ? <Verdict told={data.told} names={names} isLate={wasWaiting.current} /> : <p className="compare-waits">{words.waits}</p>}
      <div className="compare-sides">
        {data.sides.map(({ msggroup, messageId }, at) => {
          const topic = topics[at]!;
          return (
            <section key={messageId} aria-label={names[at]}>
              <h2>
                <Glyph topic={topic} />
                {names[at]}
                <Link to={paths.chat({ topic, locale, msggroup })}>{words.whole}</Link>
              </h2>
              <SideAnswer msggroup={msggroup} topic={topic} messageId={messageId} onTold={look} />
            </section>
          );
        })}
      </div>
      <p className="compare-acts">
        <Link className="btn" to={paths.compare()}>
          {words.another}
        </Link>
        <button type="button" className="tx" onClick={async () => (await remove(id)) && navigate(paths.compare())}>
          {words.remove}
        </button>
      </p>
    </section>
  );
};
