import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { createComparison } from "../../../../shared/contract/compare.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { paths } from "../../../app/paths.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { isAbort } from "../../../kernel/api-failure.ts";
import { useRefresh } from "../../../kernel/lists.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { comparisonsKey } from "../api.ts";
import { keepQuestion } from "./kept-question.ts";
import { type Asked, type CompareRequest, toRequest } from "./to-request.ts";

/** Sends both, and goes to where they are told. The same asked again after a failure goes out under the same ids. */
export const useAsking = () => {
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const person = usePerson();
  const { refreshChats } = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<{ of: string; request: CompareRequest } | null>(null);
  const isSent = useRef(false);

  const ask = async (asked: Asked, failed: string): Promise<void> => {
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    setProblem(null);
    const { seals, ...rest } = asked;
    const of = JSON.stringify(rest);
    // A seal goes out once: what is asked otherwise after a failure is sealed by the server.
    const request = last.current?.of === of ? last.current.request : toRequest({ ...asked, seals: last.current ? {} : seals });
    last.current = { of, request };
    try {
      const { id, chat } = await callApi(createComparison, request);
      keepQuestion("");
      void refreshChats();
      void client.invalidateQueries({ queryKey: comparisonsKey(person) });
      if (id) return void navigate(paths.compare({ id }), { replace: true });
      if (chat) void navigate(paths.chat({ topic: findTopicId(chat.module) ?? "ask", locale, msggroup: chat.msggroup }));
    } catch (error) {
      if (!isAbort(error)) setProblem(error instanceof Error && error.message ? error.message : failed);
    } finally {
      isSent.current = false;
      setBusy(false);
    }
  };
  return { ask, isBusy, problem, setProblem };
};
