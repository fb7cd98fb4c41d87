import { useWords } from "../use-words.ts";

/** What did not come, and the way to ask for it again. */
export const Failed = ({ error, onRetry }: { error: Error; onRetry(): unknown }) => {
  const words = useWords();
  return (
    <p className="journal-none" role="alert">
      {error.message || words.failed}{" "}
      <button type="button" className="link" onClick={() => void onRetry()}>
        {words.again}
      </button>
    </p>
  );
};
