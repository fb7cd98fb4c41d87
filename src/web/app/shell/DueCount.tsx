import { useQuery } from "@tanstack/react-query";
import { countDue } from "../../../shared/contract/journal.ts";
import { callApi } from "../../kernel/api-client.ts";
import { toJournalKey } from "../../kernel/lists.ts";
import { useMessages } from "../../kernel/locale.tsx";
import { usePerson } from "../../kernel/session.ts";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";

const freshMs = 600_000;

/** Said in passing; nothing where nothing is due, or it cannot be known. */
const DueCount = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const { data } = useQuery({
    queryKey: [...toJournalKey(usePerson()), "due"],
    queryFn: ({ signal }) => callApi(countDue, {}, { signal }),
    staleTime: freshMs,
    retry: false,
  });
  return data?.due ? <small className="due-count">{words.due(data.due)}</small> : null;
};
export default DueCount;
