import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { ApiFailure } from "../../kernel/api-failure.ts";
import { useWords } from "./use-words.ts";

/** A part that did not come: what happened, and another try. The rest of the page stays. */
export const Failed = ({ error, onRetry }: { error: Error; onRetry(): void }) => {
  const words = useWords();
  const isOffline = error instanceof ApiFailure && error.isOffline;
  return (
    <div className="part-failed" role="alert">
      <p>
        <b>{isOffline ? words.offlineTitle : words.failedTitle}</b>
        <span>{error.message}</span>
      </p>
      <button type="button" className="btn" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
};

/** Lines where words or rows will stand. @param widths of each, in percent */
export const Waiting = ({ widths, height = "1em" }: { widths: readonly number[]; height?: string }) => {
  const words = useWords();
  return (
    <div className="part-waiting" aria-busy="true">
      <span className="vh">{words.loading}</span>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
        <Skeleton key={index} width={`${width}%`} height={height} />
      ))}
    </div>
  );
};
