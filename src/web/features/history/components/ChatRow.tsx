import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ChatGroup } from "../../../../shared/contract/chat.ts";
import { Glyph } from "../../../../topics/glyph.tsx";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Menu } from "../../../../ui/menu/menu.tsx";
import { paths } from "../../../app/paths.ts";
import { toClock, toDayLabel } from "../../../kernel/day.ts";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { useWords } from "../use-words.ts";
import { Marked } from "./Marked.tsx";
import { RenameField } from "./RenameField.tsx";

interface ChatRowProps {
  group: ChatGroup;
  /** Null while nothing is being selected. */
  isChosen: boolean | null;
  /** Where the heading names no day, the row does, as seen from now. */
  dayOf: Date | null;
  onChoose(id: string): void;
  onRename(id: string, title: string): void;
  onPin(id: string, isPinned: boolean): void;
  onRemove(id: string): void;
}

/** A chat is called by its first question, with its last mark left off. */
const isTitleAgain = (said: string, title: string): boolean => said.startsWith(title) && said.length <= title.length + 1;

export const ChatRow = ({ group, isChosen, dayOf, onChoose, onRename, onPin, onRemove }: ChatRowProps) => {
  const words = useWords();
  const locale = useLocale();
  const [isRenaming, setRenaming] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const takesFocus = useRef(false);
  useEffect(() => {
    if (!isRenaming && takesFocus.current) link.current?.focus();
    takesFocus.current = false;
  }, [isRenaming]);
  const endRename = (next: string | null, byKey: boolean) => {
    takesFocus.current = byKey;
    setRenaming(false);
    if (next) onRename(group.msggroup, next);
  };
  const said = group.found?.said;
  const togglePin = () => onPin(group.msggroup, !group.isPinned);
  const pressKey = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
    if (key.toLowerCase() === "p" && !ctrlKey && !metaKey && !altKey && !repeat) togglePin();
  };
  const topic = findTopicId(group.module) ?? "ask";
  const title = group.title || group.content || manifest[topic].names[locale].name;
  const mark = (
    <span className="chat-mark" title={manifest[topic].names[locale].name}>
      <Glyph topic={topic} />
    </span>
  );
  const clock = (
    <time className="chat-time" dateTime={group.time}>
      {dayOf ? toDayLabel(group.time, dayOf, locale) : toClock(group.time, locale)}
    </time>
  );
  const lines = (
    <span className="chat-lines">
      <b>{group.title && group.found ? <Marked text={group.title} hits={group.found.title} /> : title}</b>
      {said && !isTitleAgain(said.text, title) ? (
        <small className="said">
          <Marked {...said} />
        </small>
      ) : group.content && group.content !== title ? (
        <small>{group.content}</small>
      ) : null}
    </span>
  );
  if (isChosen !== null)
    return (
      <li className="chat-row">
        <label className="chat-open">
          <input type="checkbox" checked={isChosen} aria-label={words.select(title)} onChange={() => onChoose(group.msggroup)} />
          {lines}
          {clock}
        </label>
      </li>
    );
  if (isRenaming)
    return (
      <li className="chat-row">
        <div className="chat-open">
          {mark}
          <RenameField title={title} onEnd={endRename} />
        </div>
      </li>
    );
  return (
    <li className="chat-row" data-chat={group.msggroup}>
      <Link
        ref={link}
        className="chat-open"
        to={paths.chat({ topic, locale, msggroup: group.msggroup, turnId: said?.turnId })}
        aria-keyshortcuts="P"
        onKeyDown={pressKey}
      >
        {mark}
        {lines}
        {clock}
      </Link>
      <Menu
        label={words.more(title)}
        trigger={<Icon name="more" />}
        items={[
          { label: words.rename, icon: "edit", onSelect: () => setRenaming(true) },
          { label: group.isPinned ? words.unpin : words.pin, icon: group.isPinned ? "unpin" : "pin", onSelect: togglePin },
          { label: words.remove, icon: "trash", isGrave: true, onSelect: () => onRemove(group.msggroup) },
        ]}
      />
    </li>
  );
};
