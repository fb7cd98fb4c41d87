import { useQuery } from "@tanstack/react-query";
import type { MemoryEntry, MemoryKind } from "../../../shared/contract/memory.ts";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useHeader } from "../../app/header-slots.tsx";
import { useLocale } from "../../kernel/locale.tsx";
import { saveFile } from "../../kernel/save-file.ts";
import { usePerson } from "../../kernel/session.ts";
import { memoryList } from "./api.ts";
import { MemoryRow } from "./components/MemoryRow.tsx";
import { useMemory } from "./use-memory.ts";
import { useWords } from "./use-words.ts";
import "./memory.css";

const order: readonly MemoryKind[] = ["birth", "question", "person", "said"];

const toFile = (entries: readonly MemoryEntry[]): Blob => new Blob([JSON.stringify(entries, null, 2)], { type: "application/json" });

/** All that is kept across chats, each with where it came from: to be changed, forgotten, or switched off as a whole. */
export const MemoryPage = () => {
  const words = useWords();
  const locale = useLocale();
  const { data, error, isPending, refetch } = useQuery(memoryList(usePerson(), locale));
  const { turn, forget, refresh } = useMemory();
  const { isOn = true, entries = [] } = data ?? {};
  const isShown = isOn && entries.length > 0;
  useHeader(words.title, isShown ? words.count(entries.length) : "");
  return (
    <section className="memory">
      <header>
        <h1 className="memory-title">{words.title}</h1>
        <p className="memory-lead">{words.lead}</p>
      </header>
      {isPending ? (
        <div className="memory-waits" aria-busy="true">
          <span className="vh">{words.loading}</span>
          <Skeleton width="60%" />
          <Skeleton width="72%" />
          <Skeleton width="54%" />
        </div>
      ) : null}
      {error && !data ? (
        <p className="memory-failed" role="alert">
          {error.message || words.failed}{" "}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.again}
          </button>
        </p>
      ) : null}
      {data ? (
        <section className="memory-kind">
          <h2>{words.whole}</h2>
          <div className="memory-row">
            <p id="memory-switch">
              {isOn ? words.on : words.off}
              <small>{isOn ? words.onWords : words.offWords(entries.length)}</small>
            </p>
            <button
              type="button"
              role="switch"
              className="memory-switch"
              aria-checked={isOn}
              aria-label={words.switch}
              aria-describedby="memory-switch"
              onClick={() => void turn(!isOn)}
            />
          </div>
        </section>
      ) : null}
      {isShown
        ? order.map((kind) => {
            const own = entries.filter((entry) => entry.kind === kind);
            return own.length === 0 ? null : (
              <section className="memory-kind" key={kind} aria-labelledby={`memory-${kind}`}>
                <h2 id={`memory-${kind}`}>{words.kinds[kind]}</h2>
                <ul>
                  {own.map((entry) => (
                    <MemoryRow key={entry.id} entry={entry} onForget={() => void forget(entry.id)} onEdited={() => void refresh()} />
                  ))}
                </ul>
              </section>
            );
          })
        : null}
      {data && !isShown ? (
        <div className="memory-none">
          <span aria-hidden="true" />
          <h2>{isOn ? words.none : words.noneOff}</h2>
          <p>{words.noneWords}</p>
        </div>
      ) : null}
      {entries.length > 0 ? (
        <div className="memory-acts">
          <button type="button" className="btn" onClick={() => saveFile(toFile(entries), words.fileName)}>
            {words.exportAll}
          </button>
          <button type="button" className="btn is-danger" onClick={() => void forget(null)}>
            {words.forgetAll}
          </button>
        </div>
      ) : null}
    </section>
  );
};
