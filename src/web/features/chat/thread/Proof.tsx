import { lazy, Suspense, useId, useState } from "react";
import type { FactChip } from "../../../../shared/contract/stream.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { findKeptDraw } from "../../../kernel/kept-draws.ts";
import { toShortSeal } from "../../../kernel/short-seal.ts";
import { useWords } from "../chat-context.ts";
import type { PartData } from "../store/telling.ts";
import { wordsOf } from "../topic-words.ts";

const ProofPanel = lazy(() => import("./proof/ProofPanel.tsx"));

interface ProofProps {
  data: PartData<"data-cast">;
  commitment: string;
  facts: FactChip[];
}

/** The strip under a cast: what was sealed before it, and the way to check it. */
export const Proof = ({ data, commitment, facts }: ProofProps) => {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const kept = findKeptDraw(data.castId);
  const isOther = kept !== null && kept.commitment !== commitment;
  return (
    <>
      <Icon name="lock" size={16} />
      <span>
        {isOther ? words.sealedOther : kept ? wordsOf(words.sealedBefore, data.topic) : data.nonceBy === "server" ? words.sealedAlone : words.sealedOnRecord}{" "}
        <code>{toShortSeal(kept?.commitment ?? commitment)}</code>
      </span>
      <button type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.closeCheck : words.check}
      </button>
      <div id={panelId} className="proof-panel" hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={<p>{words.checking}</p>}>
            <ProofPanel data={data} commitment={commitment} kept={kept} facts={facts} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
};
