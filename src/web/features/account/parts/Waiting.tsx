import { Row, Rows, RowsPage } from "../../../../ui/rows/rows.tsx";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useWords } from "../use-words.ts";

interface WaitingRowProps {
  hasFailed: boolean;
  onRetry(): void;
}

/** Stands where rows will come, or says that they did not. */
export const WaitingRow = ({ hasFailed, onRetry }: WaitingRowProps) => {
  const words = useWords();
  if (!hasFailed)
    return (
      <div aria-busy="true">
        <Row label={<Skeleton width="9rem" />} note={<Skeleton width="14rem" />} />
      </div>
    );
  return (
    <div role="alert">
      <Row label={words.failed}>
        <button type="button" className="link" onClick={onRetry}>
          {words.retry}
        </button>
      </Row>
    </div>
  );
};

export const Waiting = ({ title, ...waiting }: WaitingRowProps & { title: string }) => (
  <RowsPage title={title}>
    <Rows title="">
      <WaitingRow {...waiting} />
    </Rows>
  </RowsPage>
);
