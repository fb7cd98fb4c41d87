import { useEffect, useState } from "react";
import type { AnswerOf } from "../../../../../shared/contract/call.ts";
import { revealDraw } from "../../../../../shared/contract/cast.ts";
import type { FactChip } from "../../../../../shared/contract/stream.ts";
import { manifest } from "../../../../../topics/manifest.ts";
import { isTopicId } from "../../../../../topics/topic-ids.ts";
import { Icon } from "../../../../../ui/icon/icon.tsx";
import { callApi } from "../../../../kernel/api-client.ts";
import { isAbort } from "../../../../kernel/api-failure.ts";
import type { KeptDraw } from "../../../../kernel/kept-draws.ts";
import { useMessages } from "../../../../kernel/locale.tsx";
import { useWords } from "../../chat-context.ts";
import type { PartData } from "../../store/telling.ts";
import { proofMessagesEn } from "./messages.en.ts";
import { type ProofMessages, proofMessagesZh } from "./messages.zh.ts";
import { type DrawCheck, verifyDraw } from "./verify-draw.ts";

interface ProofPanelProps {
  data: PartData<"data-cast">;
  /** The seal as the server names it. */
  commitment: string;
  /** What this page saw and gave before the draw. */
  kept: KeptDraw | null;
  facts: FactChip[];
}

interface Opened {
  reveal: AnswerOf<typeof revealDraw>;
  check: DrawCheck;
}

const Verdict = ({ isGood, children }: { isGood: boolean | null; children: string }) => (
  <p className={isGood ? "verdict is-good" : "verdict"}>
    <Icon name={isGood ? "check" : isGood === null ? "info" : "close"} size={16} />
    {children}
  </p>
);

const Result = ({ opened: { reveal, check }, data, commitment, kept, facts }: ProofPanelProps & { opened: Opened }) => {
  const words = useWords();
  const proof = useMessages<ProofMessages>({ zh: proofMessagesZh, en: proofMessagesEn });
  const namedBy = (isTopicId(data.topic) && manifest[data.topic].engine?.namedBy) || [];
  const named = facts.filter(({ key }) => namedBy.includes(key)).map(({ value }) => value);
  return (
    <>
      <p>{kept ? proof.intro : data.nonceBy === "server" ? proof.introAlone : proof.introUnseen}</p>
      <dl>
        <dt>{proof.seed}</dt>
        <dd>{reveal.seed}</dd>
        <dt>{proof.castId}</dt>
        <dd>{reveal.castId}</dd>
        <dt>{kept || data.nonceBy !== "server" ? proof.nonce : proof.nonceAlone}</dt>
        <dd>{kept?.nonce ?? reveal.nonce}</dd>
        <dt>{kept ? proof.sealShown : proof.seal}</dt>
        <dd>{kept?.commitment ?? commitment}</dd>
      </dl>
      <Verdict isGood={check.isSealKept}>{check.isSealKept ? proof.sealKept : proof.sealBroken}</Verdict>
      {check.isNonceOurs === null ? null : <Verdict isGood={check.isNonceOurs}>{check.isNonceOurs ? proof.nonceKept : proof.nonceOther}</Verdict>}
      <Verdict isGood={check.isCastSame}>{check.isCastSame === null ? proof.castUnknown : check.isCastSame ? proof.castSame : proof.castOther}</Verdict>
      <details className="proof-recipe">
        <summary>{proof.recipe}</summary>
        <ol>
          {proof.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
      {check.isCastSame && named.length > 0 ? <p className="proof-result">{proof.result(named.join(words.comma))}</p> : null}
    </>
  );
};

const Check = ({ onRetry, ...props }: ProofPanelProps & { onRetry(): void }) => {
  const words = useWords();
  const { data, kept } = props;
  const [opened, setOpened] = useState<Opened | "failed" | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    callApi(revealDraw, { castId: data.castId }, { signal: leaving.signal })
      .then(async (reveal) => setOpened({ reveal, check: await verifyDraw(data, reveal, kept) }))
      .catch((error) => isAbort(error) || setOpened("failed"));
    return () => leaving.abort();
  }, [data, kept]);
  if (opened === null) return <p>{words.checking}</p>;
  if (opened !== "failed") return <Result {...props} opened={opened} />;
  return (
    <p>
      {words.checkFailed}
      <button type="button" className="link" onClick={onRetry}>
        {words.retry}
      </button>
    </p>
  );
};

/** Opens the seal, and works the draw out again before one's eyes. */
const ProofPanel = (props: ProofPanelProps) => {
  const [attempt, setAttempt] = useState(0);
  return (
    <div role="status">
      <Check key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
    </div>
  );
};
export default ProofPanel;
