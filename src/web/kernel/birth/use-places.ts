import { useEffect, useRef, useState } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Place } from "../../../topics/kit/places/place.ts";

const loadPlaces = () => import("./place-search.ts");
type Search = Awaited<ReturnType<typeof loadPlaces>>;

/** Letters typed in a row are one query. */
const pauseMs = 120;
const mostFound = 7;

/** The places that a query finds; null while nothing is asked. They are fetched when `load` is first called. */
export const usePlaces = (query: string | null, locale: Locale) => {
  const search = useRef<Search | null>(null);
  const [state, setState] = useState<"idle" | "loading" | "ready" | "failed">("idle");
  const [found, setFound] = useState<{ query: string; places: Place[] } | null>(null);
  const load = () => {
    if (state === "loading" || state === "ready") return;
    setState("loading");
    loadPlaces().then(
      (loaded) => {
        search.current = loaded;
        setState("ready");
      },
      () => setState("failed"),
    );
  };
  useEffect(() => {
    if (query === null || query.trim() === "" || state !== "ready") {
      setFound(null);
      return;
    }
    const timer = setTimeout(() => setFound({ query, places: search.current?.findPlaces(query, { limit: mostFound, locale }) ?? [] }), pauseMs);
    return () => clearTimeout(timer);
  }, [query, state, locale]);
  return { load, state, places: found?.places ?? null, isCurrent: found?.query === query };
};
