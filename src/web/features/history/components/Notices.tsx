import { manifest } from "../../../../topics/manifest.ts";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { paths } from "../../../app/paths.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import type { ChatFilter } from "../api.ts";
import { useWords } from "../use-words.ts";

const blankWidths = [58, 40, 66, 48, 52, 36];

/** Rows in their final places. */
export const Loading = () => {
  const words = useWords();
  return (
    <div className="day" aria-busy="true">
      <h2>
        <span className="vh">{words.loading}</span>
        <Skeleton width="48px" />
      </h2>
      <ul>
        {blankWidths.map((width) => (
          <li key={width} className="chat-row">
            <span className="chat-open">
              <span className="chat-mark">
                <Skeleton width="20px" height="20px" />
              </span>
              <span className="chat-lines">
                <Skeleton width={`${width}%`} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

export const Failed = ({ error, onRetry }: { error: Error; onRetry(): void }) => {
  const words = useWords();
  const isOffline = error instanceof ApiFailure && error.isOffline;
  return (
    <section className="notice" role="alert">
      <h2>{isOffline ? words.offlineTitle : words.failedTitle}</h2>
      <p>{error.message}</p>
      <div className="notice-acts">
        <button type="button" className="btn" onClick={onRetry}>
          {words.retry}
        </button>
      </div>
    </section>
  );
};

/** Nothing to list: nothing found, nothing in this topic, or nothing at all. */
export const Empty = ({ topic, query }: ChatFilter) => {
  const words = useWords();
  const locale = useLocale();
  const [title, text] = query
    ? [words.notFoundTitle(query), words.notFoundWords]
    : topic
      ? [words.emptyTopicTitle(manifest[topic].names[locale].name), words.emptyTopicWords]
      : [words.emptyTitle, words.emptyWords];
  return (
    <section className="notice">
      <h2>{title}</h2>
      <p>{text}</p>
      {query ? null : (
        <div className="notice-acts">
          <Link className="btn is-primary" to={paths.topic(topic ?? "ask", locale)}>
            {words.ask}
          </Link>
        </div>
      )}
    </section>
  );
};
