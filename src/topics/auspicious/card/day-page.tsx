import { Tap } from "../../../ui/tap/tap.tsx";
import { type PageProps, TermLists } from "./leaf.tsx";

/** A day's page in the almanac: all it is good for and what not, and its lines. */
export const DayPage = (page: PageProps) => {
  const { cast, day, words, toFact, ...tapping } = page;
  return (
    <>
      <TermLists {...page} />
      <div className="zr-rows">
        {words.rows(day).map(({ of, label, value }) => (
          <Tap key={of} {...tapping} fact={toFact(of)} className="zr-row">
            <span>{label}</span>
            <b>{value}</b>
          </Tap>
        ))}
      </div>
    </>
  );
};
