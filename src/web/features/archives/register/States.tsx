import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { paths } from "../../../app/paths.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { Link } from "../../../kernel/link.tsx";
import { DayMaster, SunRing } from "../../../kernel/profiles/Figures.tsx";
import { useWords } from "../use-words.ts";

const rows = ["one", "two", "three", "four"];

/** Rows as they will stand. */
export const Loading = () => {
  const words = useWords();
  return (
    <ul className="register" aria-busy="true">
      <li className="vh">{words.loading}</li>
      {rows.map((row) => (
        <li key={row} className="reg-row" aria-hidden="true">
          <div className="reg-figures">
            <Skeleton width="48px" height="48px" />
            <span className="reg-round">
              <Skeleton width="48px" height="48px" />
            </span>
          </div>
          <div className="reg-name">
            <Skeleton width="72px" height="20px" />
            <Skeleton width="110px" height="14px" />
          </div>
          <div className="reg-pillars">
            <Skeleton width="132px" height="48px" />
          </div>
          <div className="reg-when">
            <Skeleton width="150px" height="14px" />
          </div>
        </li>
      ))}
    </ul>
  );
};

export const Empty = () => {
  const words = useWords();
  return (
    <div className="archives-none">
      <div className="reg-figures">
        <DayMaster stem={null} />
        <SunRing sign={null} />
      </div>
      <h3>{words.emptyTitle}</h3>
      <p>{words.emptyWords}</p>
      <Link className="btn is-primary" to={paths.editProfile({ relationship: "self" })}>
        {words.addOwn}
      </Link>
    </div>
  );
};

export const Failed = ({ error, onRetry }: { error: Error; onRetry(): void }) => {
  const words = useWords();
  const isOffline = error instanceof ApiFailure && error.isOffline;
  return (
    <div className="archives-none" role="alert">
      <h3>{isOffline ? words.offlineTitle : words.failedTitle}</h3>
      <p>{words.failedWords}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {words.again}
      </button>
    </div>
  );
};
