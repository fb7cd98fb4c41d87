import type { PastResult } from "../../../../shared/contract/past.ts";
import { useChat, useThread } from "../chat-context.ts";
import { findPart } from "../store/telling.ts";
import { HourBars } from "./HourBars.tsx";
import { toChartLines, toHourLines } from "./to-lines.ts";
import { usePastWords } from "./use-past-words.ts";

interface PastToldProps {
  castId: string;
  topic: string;
  result: PastResult;
  hasTime: boolean;
}

/** What the answers say of the chart and of the hour, and the hour to be taken over if they lean to one. */
export const PastTold = ({ castId, topic, result, hasTime }: PastToldProps) => {
  const words = usePastWords();
  const { ask } = useChat();
  const isBusy = useThread((state) => state.run !== null);
  // Another cast that came later is what a correction would be taken for.
  const isNewest = useThread((state) => {
    const casts = state.order.flatMap((key) => findPart(state.messages[key]?.parts ?? [], "data-cast")?.castId ?? []);
    return casts.at(-1) === castId;
  });
  const { hours } = result;
  const wanted = hours?.isLeaning ? hours.leaders.filter(({ from, to }) => !hours.each.some((one) => one.isGiven && one.from >= from && one.to <= to)) : [];
  return (
    <div className="past-result">
      <section>
        <h4>{words.chartHead}</h4>
        {toChartLines(result, words, hasTime).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      <section>
        <h4>{words.hourHead}</h4>
        {hours ? <HourBars hours={hours.each} isLeaning={hours.isLeaning} /> : null}
        {toHourLines(result, words, hasTime, topic === "astro").map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isNewest && wanted.length > 0 ? (
          <div className="past-adopt">
            {wanted.map((stretch) => (
              <button
                key={stretch.from}
                type="button"
                className="btn"
                disabled={isBusy}
                onClick={() => ask(words.adoptWords(stretch.time), { birth: { time: stretch.time, timePrecision: "doubleHour" } })}
              >
                {words.adopt(words.hours([stretch]), stretch.time)}
              </button>
            ))}
            <small>{words.adoptNote}</small>
          </div>
        ) : null}
      </section>
    </div>
  );
};
