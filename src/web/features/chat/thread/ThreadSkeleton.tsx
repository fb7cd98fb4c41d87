import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useThread, useWords } from "../chat-context.ts";

/** A thread's place while it is fetched: a question, a plate, a headline and a paragraph. */
export const ThreadSkeleton = () => {
  const words = useWords();
  return (
    <div className="thread" aria-busy="true" aria-label={words.loading} role="status">
      <div className="turn">
        <p className="almanac">
          <Skeleton width="16em" />
        </p>
        <p className="me">
          <Skeleton width="min(18em, 60vw)" />
        </p>
        <div className="plate plate-skeleton">
          <div className="plate-in" />
        </div>
        <div className="reading">
          <h2>
            <Skeleton width="14em" />
          </h2>
          <div className="para">
            <span className="sh" />
            <p>
              <Skeleton /> <Skeleton /> <Skeleton width="60%" />
            </p>
          </div>
        </div>
      </div>
    </div>
  );
};

export const ThreadFailed = ({ onRetry }: { onRetry(): void }) => {
  const words = useWords();
  const problem = useThread((state) => state.historyProblem);
  return (
    <section className="notice" role="alert">
      <h2>{words.loadFailed}</h2>
      <p>{problem?.text}</p>
      <div className="notice-acts">
        <button type="button" className="btn is-primary" onClick={onRetry}>
          {words.retry}
        </button>
      </div>
    </section>
  );
};
