import { useNavigate } from "react-router";
import type { EntrySummary } from "../../../../shared/contract/journal.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Menu } from "../../../../ui/menu/menu.tsx";
import { paths } from "../../../app/paths.ts";
import { toDay } from "../../../kernel/day.ts";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { useWords } from "../use-words.ts";
import { useDrop } from "./use-drop.ts";

/** A day as the person’s own clock has it. */
const toOwnDay = (instant: string): string => new Date(instant).toLocaleDateString("en-CA");

const Row = ({ entry }: { entry: EntrySummary }) => {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const drop = useDrop();
  const { id, msggroup, module, question, expects, keptAt, dueOn, state } = entry;
  const topic = findTopicId(entry.topic) ?? "ask";
  const name = manifest[topic].names[locale].name;
  const days = [name, words.keptOn(toDay(toOwnDay(keptAt), locale)), ...(state === "looked" ? [] : [dueOn ? words.dueOn(toDay(dueOn, locale)) : words.noDay])];
  return (
    <li>
      <div>
        <b>{question || name}</b>
        {expects ? <p>{words.expects(expects)}</p> : null}
        <small>{days.join(words.dot)}</small>
      </div>
      <Link className={state === "due" ? "btn is-primary" : "btn"} to={paths.journal(id)}>
        {state === "looked" ? words.lookAgain : words.look}
      </Link>
      <Menu
        label={words.more}
        trigger={<Icon name="more" />}
        align="end"
        items={[
          { label: words.openChat, onSelect: () => void navigate(paths.chat({ topic: findTopicId(module) ?? topic, locale, msggroup })) },
          { label: words.drop, icon: "trash", isGrave: true, onSelect: () => void drop(id) },
        ]}
      />
    </li>
  );
};

export const Entries = ({ title, entries, isDue = false }: { title: string; entries: EntrySummary[]; isDue?: boolean }) => (
  <section className={isDue ? "journal-list is-due" : "journal-list"}>
    <h2>{title}</h2>
    <ul>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </ul>
  </section>
);
