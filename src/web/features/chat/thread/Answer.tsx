import { memo, Suspense, useCallback, useEffect, useState } from "react";
import type { FactChip } from "../../../../shared/contract/stream.ts";
import { isPastTopic } from "../../../../topics/kit/past/past-topics.ts";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { lazyOrNothing } from "../../../kernel/lazy-or-nothing.ts";
import { useChat, useThread, useWords } from "../chat-context.ts";
import { findPart, type PartData } from "../store/telling.ts";
import type { ThreadMessage } from "../store/thread-state.ts";
import { AnswerLanguage } from "./AnswerLanguage.tsx";
import { AnswerState, Waiting } from "./AnswerState.tsx";
import { CareLines } from "./CareLines.tsx";
import { CastPlate } from "./CastPlate.tsx";
import { FactNote } from "./FactNote.tsx";
import { Followups } from "./Followups.tsx";
import { HeardLine } from "./HeardLine.tsx";
import { Reading } from "./Reading.tsx";
import { SittingSlot } from "./SittingSlot.tsx";
import { useKnocks } from "./use-knocks.ts";
import { useLanding } from "./use-landing.ts";

const fetchActions = () => import("./Actions.tsx");
/** Comes while the first answer is told. */
const Actions = lazyOrNothing(fetchActions);

/** Comes with the first answer that asks for something; where it does not come one answers in words. */
const AskForm = lazyOrNothing(() => import("./AskForm.tsx"));

/** Comes with the first chart that has a past to be asked about. */
const PastOffer = lazyOrNothing(() => import("../past/PastOffer.tsx"));

/** Comes with the first answer that uses what is remembered. */
const RememberedLine = lazyOrNothing(() => import("../remembered/RememberedLine.tsx"));
/** Comes with the first cast from a birth that was said. */
const KeepBirth = lazyOrNothing(() => import("../profiles/KeepBirth.tsx"));

/** The fact that is marked: chosen in a paragraph, or tapped in the picture. */
type Active = { passage: number | null; factId: string } | null;

const hasBirthTime = (input: unknown): boolean => (input as { birth?: { time?: string | null } } | null)?.birth?.time != null;

/** A birth was given, and not by a profile. */
const isBirthSaid = (input: unknown, heard: PartData<"data-heard"> | undefined): boolean =>
  /"(?:birth|a)":\{/.test(JSON.stringify(input ?? {})) && !heard?.chips.some(({ name }) => name === "profile");

const noFacts: FactChip[] = [];

/** An answer: the cast's picture, the words, and what can be done with them. */
export const Answer = memo(({ message, isLast }: { message: ThreadMessage; isLast: boolean }) => {
  const words = useWords();
  const { topic } = useChat();
  const isRunning = useThread((state) => state.run?.key === message.key) && message.status === "running";
  const [active, setActive] = useState<Active>(null);
  const { parts, text } = message;
  const cast = findPart(parts, "data-cast");
  const facts = findPart(parts, "data-facts");
  const heard = findPart(parts, "data-heard");
  const ask = findPart(parts, "data-ask");
  const question = findPart(parts, "data-question");
  const remembered = findPart(parts, "data-remembered");
  const care = findPart(parts, "data-care");
  const past = findPart(parts, "data-past");
  const teller = findPart(parts, "data-teller");
  const followUps = findPart(parts, "data-followups");
  const chips = facts?.facts ?? noFacts;

  useEffect(() => void fetchActions().catch(() => {}), []);

  const { isLanding, land } = useLanding(cast, message.isFresh);
  useKnocks(cast, message.isFresh, isLanding);

  const markInWords = useCallback(
    (passage: number, factId: string | null) => setActive((now) => (factId ? { passage, factId } : now?.passage === passage ? null : now)),
    [],
  );
  const markInPicture = useCallback((factId: string | null) => setActive(factId ? { passage: null, factId } : null), []);
  const tapped = active?.passage === null ? chips.find(({ id }) => id === active.factId) : undefined;
  const inWords = active !== null && active.passage !== null ? { passage: active.passage, factId: active.factId } : null;

  return (
    <article className={isLanding ? "answer is-landing" : "answer"} data-key={message.key} aria-label={words.reading} aria-busy={isRunning || isLanding}>
      {heard ? <HeardLine heard={heard} text={text} isGrowing={isRunning} isOpen={isLast} /> : null}
      {cast ? (
        <div className="fig" onPointerDown={isLanding ? land : undefined}>
          <div className="fig-in">
            <CastPlate
              data={cast}
              facts={chips}
              isFresh={message.isFresh}
              activeFactId={active?.factId ?? null}
              onFact={markInPicture}
              tapped={tapped ? <FactNote fact={tapped} onClose={() => setActive(null)} /> : null}
            />
          </div>
        </div>
      ) : null}
      {remembered ? (
        <Suspense>
          <RememberedLine lines={remembered.lines} />
        </Suspense>
      ) : null}
      {teller?.fellBack ? <p className="fell-back">{words.fellBack}</p> : null}
      {text ? <Reading text={text} facts={facts} isGrowing={isRunning} active={inWords} onFact={markInWords} /> : null}
      {care ? <CareLines {...care} /> : null}
      {ask ? (
        <Suspense fallback={isLast ? <Skeleton height="12rem" /> : null}>
          <AskForm data={ask} isOpen={isLast && !isRunning} />
        </Suspense>
      ) : null}
      {question && !isRunning ? <SittingSlot data={question} messageId={message.id} isFresh={message.isFresh} /> : null}
      {isRunning ? <Waiting hasCast={cast !== undefined} isBare={text === ""} topic={topic} /> : null}
      {isLast && !care && !ask && !question ? <AnswerLanguage messageKey={message.key} isRunning={isRunning} /> : null}
      {message.status === "running" ? null : (
        <>
          <AnswerState message={message} isLast={isLast} />
          {cast && isPastTopic(cast.topic) && !cast.beside && !cast.isBounded ? (
            <Suspense>
              <PastOffer castId={cast.castId} topic={cast.topic} hasTime={hasBirthTime(cast.input)} isOpen={false} />
            </Suspense>
          ) : null}
          {past ? (
            <Suspense>
              <PastOffer {...past} isOpen={isLast} />
            </Suspense>
          ) : null}
          {cast && isLast && isBirthSaid(cast.input, heard) ? (
            <Suspense>
              <KeepBirth />
            </Suspense>
          ) : null}
          {followUps && isLast ? <Followups questions={followUps.questions} /> : null}
          {care || ask || question ? null : (
            <Suspense fallback={<div className="acts" />}>
              <Actions message={message} />
            </Suspense>
          )}
        </>
      )}
    </article>
  );
});
