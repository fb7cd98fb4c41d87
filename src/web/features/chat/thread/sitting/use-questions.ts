import { useQuery } from "@tanstack/react-query";
import { listTestQuestions } from "../../../../../shared/contract/sitting.ts";
import type { TestVersion } from "../../../../../shared/test-ids.ts";
import { callApi } from "../../../../kernel/api-client.ts";
import { useLocale } from "../../../../kernel/locale.tsx";

/** A test's questions in the page's language; they never change while a page is open. */
export const useQuestions = (test: string, version: string) => {
  const locale = useLocale();
  return useQuery({
    queryKey: ["questions", test, version, locale],
    queryFn: () => callApi(listTestQuestions, { test, version: version as TestVersion }),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
