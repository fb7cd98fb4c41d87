import { useQuery } from "@tanstack/react-query";
import { sidebarCoverWaitMs } from "../../../shared/constants.ts";
import type { ChatGroup } from "../../../shared/contract/chat.ts";
import { Glyph } from "../../../topics/glyph.tsx";
import { manifest } from "../../../topics/manifest.ts";
import { findTopicId } from "../../../topics/topic-ids.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { toDayLabel } from "../../kernel/day.ts";
import { Link } from "../../kernel/link.tsx";
import { recentChats } from "../../kernel/lists.ts";
import { useLocale, useMessages } from "../../kernel/locale.tsx";
import { usePerson } from "../../kernel/session.ts";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";
import { paths } from "../paths.ts";
import { usePlace } from "../use-place.ts";
import { useWaited } from "./use-waited.ts";

const ChatLine = ({ group, hasGlyph }: { group: ChatGroup; hasGlyph: boolean }) => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const locale = useLocale();
  const { room, msggroup } = usePlace();
  const topic = findTopicId(group.module) ?? "ask";
  const title = group.title || group.content || manifest[topic].names[locale].name;
  return (
    <li>
      <Link
        className="hist-line"
        to={paths.chat({ topic, locale, msggroup: group.msggroup })}
        title={title}
        aria-current={room === "chat" && msggroup === group.msggroup ? "page" : undefined}
      >
        {hasGlyph ? <Glyph topic={topic} size={18} /> : null}
        <span>{title}</span>
        {group.isPinned ? (
          <i className="hist-pin" title={words.pinned}>
            <Icon name="pin" size={14} />
            <span className="vh">{words.pinned}</span>
          </i>
        ) : null}
        <time dateTime={group.time}>{toDayLabel(group.time, new Date(), locale)}</time>
      </Link>
    </li>
  );
};

/** Where there is room for a few only, the newest of those that are not pinned has its place all the same. */
const toShown = (groups: ChatGroup[], atMost: number | undefined): ChatGroup[] => {
  if (atMost === undefined || groups.length <= atMost) return groups;
  const pinned = groups.filter(({ isPinned }) => isPinned).slice(0, atMost - 1);
  return [...pinned, ...groups.filter(({ isPinned }) => !isPinned)].slice(0, atMost);
};

interface ChatListProps {
  /** Under something else: so many. In a tab of its own it shows all that is pinned and the newest, with the ways to begin, search and tidy up. */
  atMost?: number;
}

/** The latest chats. */
export const ChatList = ({ atMost }: ChatListProps) => {
  const isAlone = atMost === undefined;
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const locale = useLocale();
  const { topic } = usePlace();
  const { data, isPending, isError, refetch } = useQuery(recentChats(usePerson()));
  const isSlow = useWaited(sidebarCoverWaitMs, isPending);
  const groups = toShown(data?.messageGroupList ?? [], atMost);
  return (
    <section aria-label={words.recent} aria-busy={isPending}>
      {isAlone ? (
        <div className="chat-tools">
          <Link className="tx" to={paths.newChat(topic, locale)}>
            <Icon name="new" size={18} />
            {words.newChat}
          </Link>
          <Link className="ib" to={paths.history({ focus: "select" })} aria-label={words.editChats} title={words.editChats}>
            <Icon name="select" />
          </Link>
        </div>
      ) : null}
      <div className={isAlone ? "railh is-first" : "railh"}>
        <span>{words.recent}</span>
        <Link className="railh-all" to={paths.history()}>
          {words.showAll}
        </Link>
      </div>
      {isPending && !isSlow ? (
        <ul className="hist">
          {[72, 54, 64, 48].map((width) => (
            <li key={width} className="hist-blank">
              <Skeleton width={`${width}%`} />
            </li>
          ))}
        </ul>
      ) : null}
      {isSlow ? <p className="rail-note">{words.chatsSlow}</p> : null}
      {isError && !data ? (
        <p className="rail-note">
          {words.chatsFailed}{" "}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.retry}
          </button>
        </p>
      ) : null}
      {data && groups.length === 0 ? <p className="rail-note">{words.noChats}</p> : null}
      {groups.length > 0 ? (
        <ul className="hist">
          {groups.map((group) => (
            <ChatLine key={group.msggroup} group={group} hasGlyph={isAlone} />
          ))}
        </ul>
      ) : null}
    </section>
  );
};
