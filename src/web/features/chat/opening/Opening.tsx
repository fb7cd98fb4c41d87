import { useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useEffect, useState } from "react";
import { templateList } from "../../../../shared/contract/chat.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { callApi } from "../../../kernel/api-client.ts";
import { useChat, useWords } from "../chat-context.ts";
import { AlmanacLine } from "../thread/AlmanacLine.tsx";
import { preloadCard } from "../thread/CastPlate.tsx";
import { toShortSeal } from "../thread/short-seal.ts";
import { whenQuiet } from "../thread/when-quiet.ts";
import { findDevice } from "./devices.ts";
import { useSeal } from "./use-seal.ts";
import "./opening.css";

const Remark = ({ text }: { text: string | undefined }) => (
  <p className="remark" aria-busy={text === undefined}>
    {text ?? (
      <>
        <Skeleton width="96%" /> <Skeleton width="88%" /> <Skeleton width="42%" />
      </>
    )}
  </p>
);

/** The beginning of a chat: what this topic does, something to touch, and questions to begin with. */
export const Opening = () => {
  const words = useWords();
  const { topic, locale, ask, composer, opening } = useChat();
  const [now] = useState(() => new Date().toISOString());
  const commitment = useSeal();
  const { data, isError, refetch } = useQuery({
    queryKey: ["templates", topic, locale],
    queryFn: ({ signal }) => callApi(templateList, { module: topic }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => whenQuiet(() => preloadCard(topic)), [topic]);
  const choose = useCallback(
    (inputs: Record<string, unknown> | null, wordless: Record<string, unknown>) => {
      Object.assign(opening.current, { inputs, wordless });
    },
    [opening],
  );
  const draw = () => void ask(composer.current?.take() ?? "");
  const Device = findDevice(topic);
  return (
    <div className={Device ? "opening" : "opening is-plain"}>
      <AlmanacLine time={now} />
      {isError ? (
        <p className="state">
          {words.loadFailed}
          <button type="button" className="link" onClick={() => refetch()}>
            {words.retry}
          </button>
        </p>
      ) : (
        <Remark text={data?.opening} />
      )}
      {Device ? (
        <Suspense fallback={<div className="device-skeleton" aria-hidden="true" />}>
          <Device locale={locale} onChoose={choose} onDraw={draw} />
        </Suspense>
      ) : null}
      <p className={commitment ? "seal-line" : "seal-line is-waiting"}>
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
      <nav className="starters" aria-label={words.starters}>
        <h3>{words.starters}</h3>
        <ul>
          {(data?.questions ?? []).map((question) => (
            <li key={question}>
              <button type="button" onClick={() => ask(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
