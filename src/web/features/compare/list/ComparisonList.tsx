import { useInfiniteQuery } from "@tanstack/react-query";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { paths } from "../../../app/paths.ts";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { comparisonPages } from "../api.ts";
import { useWords } from "../use-words.ts";
import { useRemoving } from "./use-removing.ts";
import "./list.css";

/** One's own comparisons, to be opened again or deleted. */
export const ComparisonList = () => {
  const words = useWords();
  const locale = useLocale();
  const remove = useRemoving();
  const { data, isError, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(comparisonPages(usePerson()));
  const all = data?.pages.flatMap(({ comparisons }) => comparisons) ?? [];
  const nameOf = (module: string): string => {
    const topic = findTopicId(module);
    return topic ? manifest[topic].names[locale].name : module;
  };
  const dayOf = (at: string): string => new Date(at).toLocaleDateString(locale === "zh" ? "zh-CN" : "en-GB", { month: "long", day: "numeric" });
  return (
    <section className="compare-list" aria-busy={isPending}>
      <h2>{words.list}</h2>
      {isError ? (
        <p role="alert">
          {words.listFailed}{" "}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.again}
          </button>
        </p>
      ) : all.length === 0 && !isPending ? (
        <p>{words.none}</p>
      ) : (
        <ul>
          {all.map(({ id, question, modules, createdAt }) => (
            <li key={id}>
              <Link to={paths.compare({ id })}>
                <b>{question}</b>
                <small>{[modules.map(nameOf).join(words.both), dayOf(createdAt)].join(words.dot)}</small>
              </Link>
              <button
                type="button"
                className="ib"
                aria-label={`${words.remove}: ${question.slice(0, 40)}`}
                title={words.remove}
                onClick={() => void remove(id)}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <button type="button" className="btn" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </button>
      ) : null}
    </section>
  );
};
