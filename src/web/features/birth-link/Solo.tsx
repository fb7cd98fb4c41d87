import { paths } from "../../app/paths.ts";
import { Link } from "../../kernel/link.tsx";
import { DayMaster } from "../../kernel/profiles/Figures.tsx";
import { useWords } from "./use-words.ts";

/** Nothing to fill in: what happened, and one way on. */
export const Solo = ({ title, told, onRetry }: { title: string; told: string; onRetry?: () => void }) => {
  const words = useWords();
  return (
    <section className="bl-solo">
      <DayMaster stem={null} />
      <h1>{title}</h1>
      <p>{told}</p>
      {onRetry ? (
        <button type="button" className="btn" onClick={onRetry}>
          {words.again}
        </button>
      ) : (
        <Link className="btn is-primary" to={paths.index}>
          {words.ask}
        </Link>
      )}
    </section>
  );
};
