import type { ToldComparison } from "../../../../shared/contract/compare.ts";
import { useWords } from "../use-words.ts";

type Row = ToldComparison["rows"][number];
const outcomes = ["agree", "part", "apart"] as const;

/** Ten squares: how many of ten such pairs would agree, part or not meet by chance. */
export const Chance = ({ tenths, aspect }: { tenths: NonNullable<Row["tenths"]>; aspect: Row["aspect"] }) => {
  const words = useWords();
  const said = outcomes.filter((outcome) => tenths[outcome] > 0);
  const squares = outcomes.flatMap((outcome) => Array.from({ length: tenths[outcome] }, (_, at) => ({ id: `${outcome} ${at}`, outcome })));
  return (
    <p className="compare-chance">
      <span aria-hidden="true">
        {squares.map(({ id, outcome }) => (
          <i key={id} className={`is-${outcome}`} />
        ))}
      </span>
      <small>
        {words.chance} {said.map((outcome) => `${words.accords[aspect][outcome]} ${tenths[outcome]}`).join(words.dot)}
      </small>
    </p>
  );
};
