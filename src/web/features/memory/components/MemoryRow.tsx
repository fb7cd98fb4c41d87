import { useState } from "react";
import type { MemoryEntry } from "../../../../shared/contract/memory.ts";
import { nameWho } from "../../../../topics/kit/hearing/who-names.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { paths } from "../../../app/paths.ts";
import { toDay } from "../../../kernel/day.ts";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { useWords } from "../use-words.ts";
import { EditEntry } from "./EditEntry.tsx";

const toLocalDay = (instant: string): string => {
  const date = new Date(instant);
  const pad = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
};

interface MemoryRowProps {
  entry: MemoryEntry;
  onForget(): void;
  onEdited(): void;
}

/** One thing that is remembered, as it was said, with the day and the chat it came from. */
export const MemoryRow = ({ entry, onForget, onEdited }: MemoryRowProps) => {
  const words = useWords();
  const locale = useLocale();
  const [isEditing, setEditing] = useState(false);
  const { kind, text, about, due, from, createdAt } = entry;
  const who = about === "me" ? words.me : about && nameWho(about, locale);
  const said = kind === "birth" && who ? words.whose(who.charAt(0).toUpperCase() + who.slice(1), text) : text;
  const topic = findTopicId(from.module) ?? "ask";
  if (isEditing)
    return (
      <li className="memory-row">
        <EditEntry
          entry={entry}
          onClose={(isChanged) => {
            setEditing(false);
            if (isChanged) onEdited();
          }}
        />
      </li>
    );
  return (
    <li className="memory-row">
      <div>
        <q>{said}</q>
        <p className="memory-from">
          {due ? (
            <>
              <span>{words.due(toDay(due, locale))}</span>
              {words.dot}
            </>
          ) : null}
          {words.from(toDay(toLocalDay(createdAt), locale))}
          <Link to={paths.chat({ topic, locale, msggroup: from.msggroup, turnId: from.turnId })}>{from.title || manifest[topic].names[locale].name}</Link>
        </p>
      </div>
      <button type="button" className="ib" aria-label={words.editing(said)} title={words.edit} onClick={() => setEditing(true)}>
        <Icon name="edit" />
      </button>
      <button type="button" className="ib" aria-label={words.forgetting(said)} title={words.forget} onClick={onForget}>
        <Icon name="trash" />
      </button>
    </li>
  );
};
