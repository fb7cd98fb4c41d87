import { useQuery } from "@tanstack/react-query";
import type { Pattern } from "../../../../shared/contract/journal.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { Fold } from "../../../../ui/folds/folds.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { ownPatterns } from "../api.ts";
import { Failed } from "../components/Failed.tsx";
import { useWords } from "../use-words.ts";

const surprise = 0.05;
const toExpected = (expected: number): string => (expected < 0.1 ? expected.toFixed(2) : expected.toFixed(1));
const toP = (p: number): string => (p < 0.001 ? "< 0.001" : p.toFixed(3));

const Whole = ({ pattern, drawsLeast }: { pattern: Pattern; drawsLeast: number }) => {
  const words = useWords();
  const { items, likeTop, expected, thing, unevenness, draws } = pattern;
  const [top] = items;
  if (!unevenness || !top) return <p>{words.fewDraws(draws, drawsLeast)}</p>;
  return (
    <>
      <p>
        {[
          words.top(top.name, top.times, toExpected(expected)),
          likeTop >= 0.7 ? words.likeTopMany(Math.max(1, Math.round(likeTop)), thing) : words.likeTopOne(Math.round(1 / likeTop)),
          top.holm < surprise ? words.rare(top.holm) : words.notRare,
        ].join(words.gap)}
      </p>
      <p>{unevenness.p < surprise ? words.uneven(unevenness.p, unevenness.records) : words.even(unevenness.p, unevenness.records)}</p>
    </>
  );
};

const Table = ({ items }: Pattern) => {
  const words = useWords();
  return (
    <table className="pattern-items">
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.times}</th>
          <th scope="col">{words.chanceOf}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, times, p }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{times}</td>
            <td>{toP(p)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What came in all one's fair draws, held against chance. */
export const Patterns = () => {
  const words = useWords();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(ownPatterns(usePerson(), locale));
  return (
    <section className="record" aria-busy={!data && !error}>
      <h2>{words.patternsTitle}</h2>
      <p className="entry-note">{words.patternsLead}</p>
      {error && !data ? <Failed error={error} onRetry={refetch} /> : null}
      {data?.patterns.length === 0 ? <p>{words.patternsNone}</p> : null}
      {data?.patterns.map((pattern) => {
        const { topic, set, thing, size, picks, expected, items } = pattern;
        return (
          <section key={`${topic} ${set}`} className="method">
            <h3>{[manifest[findTopicId(topic) ?? "ask"].names[locale].name, set].filter(Boolean).join(words.dot)}</h3>
            <p>{words.drawn(picks, thing, size, toExpected(expected))}</p>
            <Whole pattern={pattern} drawsLeast={data.drawsLeast} />
            <Fold title={words.all(items.length)}>
              <Table {...pattern} />
            </Fold>
          </section>
        );
      })}
    </section>
  );
};
