import { queryOptions } from "@tanstack/react-query";
import * as contract from "../../../shared/contract/memory.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { callApi } from "../../kernel/api-client.ts";

export const toMemoryKey = (person: string) => [person, "memory"] as const;

/** A chat may have added to it a moment ago. */
export const memoryList = (person: string, locale: Locale) =>
  queryOptions({ queryKey: [...toMemoryKey(person), locale], queryFn: ({ signal }) => callApi(contract.listMemory, {}, { signal }), staleTime: 0 });

export const switchMemory = (isOn: boolean) => callApi(contract.switchMemory, { isOn });
export const editMemory = (id: string, text: string) => callApi(contract.editMemory, { id, text });
/** Without an id all of it, or what went last. */
export const forgetMemory = (id: string | null, undo = false) => callApi(contract.forgetMemory, { ...(id !== null && { id }), ...(undo && { undo }) });
