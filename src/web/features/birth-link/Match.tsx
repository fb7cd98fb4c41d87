import type { infer as Infer } from "zod/mini";
import type { sharedMatch } from "../../../shared/contract/birth-request.ts";
import { Instrument } from "../../../ui/plate/instrument.tsx";
import { MiniPillars, parseStem } from "../../kernel/profiles/Figures.tsx";
import { useSignsWords } from "../../kernel/profiles/use-signs-words.ts";
import { useWords } from "./use-words.ts";

interface MatchProps {
  match: Infer<typeof sharedMatch>;
  /** Of the two, in the order of their day stems. */
  names: readonly [string, string];
}

/** A match as both see it: the pillars of the two, the score with its band, and why. */
export const Match = ({ match: { score, from, to, headline, reasons, dayStems, pillars }, names }: MatchProps) => {
  const words = useWords();
  const { sayStem } = useSignsWords();
  return (
    <>
      <Instrument title={words.match} aside={<small>{words.of}</small>}>
        <div className="bl-pair">
          {dayStems.map((text, at) => {
            const stem = parseStem(text);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two places
              <div key={at}>
                <p>
                  <b>{names[at]}</b>
                  {stem ? sayStem(stem) : null}
                </p>
                <MiniPillars pillars={pillars[at] ?? []} label={(pillars[at] ?? []).filter(Boolean).join(" ")} />
              </div>
            );
          })}
        </div>
        <p className="bl-score">
          <b>{score}</b>
          {words.score(100, Math.max(score - from, to - score))}
        </p>
      </Instrument>
      <h1>{headline}</h1>
      {reasons.map((reason) => (
        <p className="bl-reason" key={reason}>
          {reason}
        </p>
      ))}
    </>
  );
};
