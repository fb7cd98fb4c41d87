import { useMemo } from "react";
import type { FactChip, FactsData } from "../../../../shared/contract/stream.ts";
import { Markdown } from "../../../../ui/markdown/markdown.tsx";
import { Passage } from "./Passage.tsx";
import { toHeading, toPassages } from "./to-passages.ts";

interface ReadingProps {
  text: string;
  facts: FactsData | undefined;
  isGrowing: boolean;
  /** The paragraph whose reasons are open, and the fact chosen in it. */
  active: { passage: number; factId: string } | null;
  onFact(passage: number, factId: string | null): void;
}

const noFacts: readonly FactChip[] = [];

/** A headline of more than two lines on a phone is set smaller; one whose two lines might be three where its words are long, a little. */
const toSize = (headline: string): string => {
  const isChinese = /\p{Script=Han}/u.test(headline);
  if (headline.length > (isChinese ? 28 : 60)) return " is-long";
  return !isChinese && headline.length > 52 ? " is-full" : "";
};

/** An answer's words: the headline, then paragraph by paragraph. */
export const Reading = ({ text, facts, isGrowing, active, onFact }: ReadingProps) => {
  const byPassage = useMemo(() => {
    const chips = new Map(facts?.facts.map((chip) => [chip.id, chip]));
    return facts?.paragraphs.map((paragraph) => paragraph.facts.flatMap((id) => chips.get(id) ?? [])) ?? [];
  }, [facts]);
  const handlers = useMemo(() => byPassage.map((_, at) => (factId: string | null) => onFact(at, factId)), [byPassage, onFact]);
  const { headline, passages } = toPassages(text, facts);
  const last = passages.length - 1;
  return (
    <div className={`reading${toSize(headline ?? "")}`}>
      {headline === null ? null : <Markdown text={toHeading(headline)} isStreaming={isGrowing && last < 0} />}
      {passages.map((passage, at) => (
        <Passage
          key={passage.at}
          text={passage.text}
          label={passage.label}
          kind={passage.kind}
          doubts={passage.doubts}
          isGrowing={isGrowing && at === last}
          facts={byPassage[at] ?? noFacts}
          activeFactId={active?.passage === at ? active.factId : null}
          onFact={handlers[at] ?? ignore}
        />
      ))}
    </div>
  );
};
const ignore = () => {};
