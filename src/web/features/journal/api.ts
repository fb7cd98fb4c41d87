import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import * as contract from "../../../shared/contract/journal.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { callApi } from "../../kernel/api-client.ts";
import { toJournalKey } from "../../kernel/lists.ts";

// What was kept may have been kept a moment ago, in a chat.
const fresh = { staleTime: 0 };

export const journalPages = (person: string) =>
  infiniteQueryOptions({
    queryKey: [...toJournalKey(person), "pages"],
    queryFn: ({ pageParam, signal }) => callApi(contract.listJournal, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
    ...fresh,
  });

export const journalRecord = (person: string) =>
  queryOptions({ queryKey: [...toJournalKey(person), "record"], queryFn: ({ signal }) => callApi(contract.getJournalRecord, {}, { signal }), ...fresh });

export const ownPatterns = (person: string, lang: Locale) =>
  queryOptions({
    queryKey: [...toJournalKey(person), "patterns", lang],
    queryFn: ({ signal }) => callApi(contract.getPatterns, { lang }, { signal }),
    ...fresh,
  });

export const toEntryKey = (person: string, id: string) => [...toJournalKey(person), "entry", id] as const;
export const journalEntry = (person: string, id: string) =>
  queryOptions({ queryKey: toEntryKey(person, id), queryFn: ({ signal }) => callApi(contract.getJournalEntry, { id }, { signal }), ...fresh });

export const pickLook = (id: string, pick: contract.Pick) => callApi(contract.pickLook, { id, pick });
export const markClaims = (id: string, marks: contract.Mark[], note: string) => callApi(contract.markClaims, { id, marks, note });
export const dropEntry = (id: string, undo = false) => callApi(contract.dropEntry, { id, ...(undo && { undo }) });
