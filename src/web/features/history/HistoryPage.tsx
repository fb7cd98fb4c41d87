import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "../../../ui/icon/icon.tsx";
import { useHeader } from "../../app/header-slots.tsx";
import { usePerson } from "../../kernel/session.ts";
import { chatPages } from "./api.ts";
import { BatchBar } from "./components/BatchBar.tsx";
import { ChatRow } from "./components/ChatRow.tsx";
import { ConfirmDelete } from "./components/ConfirmDelete.tsx";
import { MoreButton } from "./components/MoreButton.tsx";
import { Empty, Failed, Loading } from "./components/Notices.tsx";
import { SearchField } from "./components/SearchField.tsx";
import { SectionHeading } from "./components/SectionHeading.tsx";
import { TopicFilter } from "./components/TopicFilter.tsx";
import { joinPages } from "./group-by-day.ts";
import { toSections } from "./to-sections.ts";
import { useActions } from "./use-actions.ts";
import { useHistoryPlace } from "./use-history-place.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useSelection } from "./use-selection.ts";
import { useWords } from "./use-words.ts";
import "./history.css";

/** All chats by day: found, renamed, tidied up. */
export const HistoryPage = () => {
  const words = useWords();
  const { place, setQuery } = useHistoryPlace();
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    chatPages(usePerson(), place),
  );
  const groups = joinPages(data?.pages ?? []);
  const listed = groups.map((group) => group.msggroup);
  const selection = useSelection(listed, place.focus === "select" ? place.arrival : null);
  const { start } = selection;
  const manage = useRef<HTMLButtonElement>(null);
  const { stop: leave } = selection;
  const stop = useCallback(() => {
    leave();
    manage.current?.focus();
  }, [leave]);
  const { rename, pin, remove } = useActions();
  const list = useRef<HTMLDivElement>(null);
  const follow = useRowFocus(list, groups.map(({ msggroup, isPinned }) => `${msggroup}${isPinned ? "*" : ""}`).join());
  const chosenGroups = groups.filter(({ msggroup }) => selection.chosen.has(msggroup));
  const [doomed, setDoomed] = useState<string[] | null>(null);
  useHeader(words.title);

  useEffect(() => {
    if (!selection.isOn || doomed) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") stop();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [selection.isOn, doomed, stop]);

  const removeDoomed = async (ids: string[]) => {
    const isGone = await remove(ids);
    setDoomed(null);
    if (isGone) stop();
  };
  const pinOne = (id: string, isPinned: boolean) => {
    follow(id);
    void pin([id], isPinned);
  };
  const pinChosen = async (isPinned: boolean) => {
    if (await pin([...selection.chosen], isPinned)) stop();
  };
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const now = new Date();

  return (
    <div className="history">
      <div className="history-tools">
        <SearchField query={place.query} onQuery={setQuery} focusAt={place.focus === "search" ? place.arrival : null} />
        <div className="history-line">
          <TopicFilter topic={place.topic} query={place.query} />
          {groups.length > 0 || selection.isOn ? (
            <button ref={manage} type="button" className="tx" onClick={selection.isOn ? stop : start}>
              <Icon name={selection.isOn ? "check" : "select"} size={18} />
              {selection.isOn ? words.done : words.manage}
            </button>
          ) : null}
        </div>
      </div>
      <p className="vh" role="status">
        {data && !isPlaceholderData ? words.found(groups.length, hasNextPage) : ""}
      </p>
      {isPending ? <Loading /> : null}
      {error && !data ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {data && groups.length === 0 ? <Empty topic={place.topic} query={place.query} /> : null}
      <div ref={list} className={isPlaceholderData ? "days is-old" : "days"} aria-busy={isPlaceholderData}>
        {toSections(groups).map((section) => (
          <section key={section.key} className="day">
            <SectionHeading section={section} now={now} />
            <ul>
              {section.groups.map((group) => (
                <ChatRow
                  key={group.msggroup}
                  group={group}
                  dayOf={section.kind === "day" ? null : now}
                  isChosen={selection.isOn ? selection.chosen.has(group.msggroup) : null}
                  onChoose={selection.toggle}
                  onRename={(id, title) => void rename(id, title)}
                  onPin={pinOne}
                  onRemove={(id) => setDoomed([id])}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {hasNextPage ? <MoreButton isBusy={isFetchingNextPage} onMore={more} /> : null}
      {selection.isOn ? (
        <BatchBar
          count={selection.chosen.size}
          isAll={listed.length > 0 && selection.chosen.size === listed.length}
          onToggleAll={selection.toggleAll}
          isPinned={chosenGroups.length > 0 && chosenGroups.every((group) => group.isPinned)}
          onPin={(isPinned) => void pinChosen(isPinned)}
          onDelete={() => setDoomed([...selection.chosen])}
          onDone={stop}
        />
      ) : null}
      <ConfirmDelete ids={doomed} onConfirm={removeDoomed} onClose={() => setDoomed(null)} />
    </div>
  );
};
