import { Suspense, use, useCallback, useEffect, useState } from "react";
import { manifest } from "../../../../topics/manifest.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { lazyOrNothing } from "../../../kernel/lazy-or-nothing.ts";
import { toShortSeal } from "../../../kernel/short-seal.ts";
import { useChat, useWords } from "../chat-context.ts";
import { AlmanacLine } from "../thread/AlmanacLine.tsx";
import { CardBoundary } from "../thread/CardBoundary.tsx";
import { preloadCard } from "../thread/CastPlate.tsx";
import { whenQuiet } from "../thread/when-quiet.ts";
import { type DeviceProps, hasDevice, loadDevice } from "./devices.ts";
import { Heading } from "./Heading.tsx";
import { SkyLine } from "./SkyLine.tsx";
import { Starters } from "./Starters.tsx";
import { useSeal } from "./use-seal.ts";
import "./opening.css";

const Device = ({ topic, ...props }: DeviceProps & { topic: TopicId }) => {
  const Loaded = use(loadDevice(topic));
  return <Loaded {...props} />;
};

/** Stands below what one begins with, and may come after it. */
const TemporarySwitch = lazyOrNothing(() => import("../temporary/TemporarySwitch.tsx"));

/** The beginning of a chat: what this topic does, something to touch, and questions to begin with. */
export const Opening = () => {
  const words = useWords();
  const { topic, locale, ask, composer, opening } = useChat();
  const [now] = useState(() => new Date().toISOString());
  const commitment = useSeal();
  const { isDraw = false } = manifest[topic];
  // On a slow line the seal comes first, then what is touched, and the picture of a cast that is still to come last.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const isSealed = commitment !== null || !isDraw;
  useEffect(() => (isSealed ? whenQuiet(() => preloadCard(topic)) : undefined), [topic, isSealed]);
  const choose = useCallback(
    (inputs: Record<string, unknown> | null, wordless: Record<string, unknown> | null, profileIds: readonly string[] | null = null) => {
      opening.setState({ inputs, wordless, profileIds });
    },
    [opening],
  );
  const draw = () => void ask(composer.current?.take() ?? "");
  return (
    <div className="opening">
      <AlmanacLine time={now} />
      <Heading />
      {hasDevice(topic) ? (
        <CardBoundary topic={topic}>
          <Suspense fallback={<div className="device-skeleton" aria-hidden="true" />}>
            {isMounted ? <Device topic={topic} locale={locale} onChoose={choose} onDraw={draw} /> : <div className="device-skeleton" aria-hidden="true" />}
          </Suspense>
        </CardBoundary>
      ) : null}
      <p className={commitment || !isDraw ? "seal-line" : "seal-line is-waiting"}>
        {isDraw ? null : words.computedNote}
        {commitment ? (
          <>
            <Icon name="lock" size={16} />
            <span>
              {words.sealed(toShortSeal(commitment))}
              {words.dot}
              {words.sealedNote}
            </span>
          </>
        ) : null}
      </p>
      <Starters />
      <Suspense fallback={<p className="temporary-place" />}>
        <TemporarySwitch />
      </Suspense>
      <SkyLine />
    </div>
  );
};
