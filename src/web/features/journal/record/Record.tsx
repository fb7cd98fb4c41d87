import { useQuery } from "@tanstack/react-query";
import type { MarkCounts, MethodRecord } from "../../../../shared/contract/journal.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { journalRecord } from "../api.ts";
import { Failed } from "../components/Failed.tsx";
import { useWords } from "../use-words.ts";
import { ShareLine } from "./ShareLine.tsx";

const guess = 1 / 4;
const surprise = 0.05;
/** A number that small is worth a word on how often one looked. */
const worthWarning = 0.3;

const count = ({ came, partly, not, unsaid }: MarkCounts): number => came + partly + not + unsaid;

interface MethodProps {
  method: MethodRecord;
  judged: number;
  picksLeast: number;
}

const Method = ({ method, judged, picksLeast }: MethodProps) => {
  const words = useWords();
  const locale = useLocale();
  const { picks, p, holm, ever, low, high, verdict, known, none, marks } = method;
  const name = manifest[findTopicId(method.topic) ?? "ask"].names[locale].name;
  const isJudged = p !== null && holm !== null;
  return (
    <section className="method">
      <h3>{name}</h3>
      {picks.of > 0 ? (
        <>
          <ShareLine share={picks.hits / picks.of} low={low} high={high} />
          <p>{words.picks(picks.hits, picks.of, (picks.of * guess).toFixed(picks.of % 4 === 0 ? 0 : 1))}</p>
          {verdict === "few" ? <p>{words.few(picks.of, picksLeast)}</p> : null}
          {isJudged && verdict === "chance" ? (
            <p>{[words.chance(p), ...(judged > 1 && p < surprise ? [words.corrected(holm, judged)] : [])].join(words.gap)}</p>
          ) : null}
          {isJudged && verdict === "more" ? <p>{words.moreThanChance(p, holm, judged)}</p> : null}
          {isJudged ? (
            <p className="entry-note">{[words.interval(low, high), ...(ever !== null && ever < worthWarning ? [words.ever(ever)] : [])].join(words.gap)}</p>
          ) : null}
        </>
      ) : null}
      {known + none > 0 ? <p className="entry-note">{words.left(known, none)}</p> : null}
      {count(marks) > 0 ? (
        <p>
          {words.claims(marks)}
          {words.gap}
          <span className="entry-note">{words.claimsChance}</span>
        </p>
      ) : null}
    </section>
  );
};

/** One's own record by method, in words that follow a rule. */
export const Record = () => {
  const words = useWords();
  const { data, error, refetch } = useQuery(journalRecord(usePerson()));
  if (error && !data) return <Failed error={error} onRetry={refetch} />;
  if (!data || data.methods.length === 0) return null;
  return (
    <section className="record">
      <h2>{words.recordTitle}</h2>
      {data.methods.map((method) => (
        <Method key={method.topic} method={method} judged={data.judged} picksLeast={data.picksLeast} />
      ))}
      {data.things.length > 0 ? (
        <section className="method">
          <h3>{words.things}</h3>
          <dl className="things">
            {data.things.map(({ topic, name, marks }) => (
              <div key={`${topic} ${name}`}>
                <dt>{name}</dt>
                <dd>
                  {(["came", "partly", "not", "unsaid"] as const)
                    .filter((mark) => marks[mark] > 0)
                    .map((mark) => `${words.marks[mark]} ${marks[mark]}`)
                    .join(words.dot)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <p className="entry-note">{words.honest}</p>
    </section>
  );
};
