import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { findTopicId, type TopicId } from "../../../topics/topic-ids.ts";
import { paths } from "../../app/paths.ts";

export interface HistoryPlace {
  topic: TopicId | undefined;
  query: string;
  /** What this arrival asked for; a further click on the same link is a further arrival. */
  focus: "search" | "select" | undefined;
  arrival: string;
}

/** What the list shows stands in the address, so that it can be gone back to and shared with oneself. */
export const useHistoryPlace = () => {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const place = useMemo((): HistoryPlace => {
    const asked = new URLSearchParams(search);
    const [module, focus] = [asked.get("module"), asked.get("focus")];
    return {
      topic: module ? findTopicId(module) : undefined,
      query: asked.get("query")?.slice(0, 200) ?? "",
      focus: focus === "search" || focus === "select" ? focus : undefined,
      arrival: key,
    };
  }, [search, key]);
  const { topic } = place;
  const setQuery = useCallback((query: string) => void navigate(paths.history({ topic, query }), { replace: true }), [navigate, topic]);
  return { place, setQuery };
};
