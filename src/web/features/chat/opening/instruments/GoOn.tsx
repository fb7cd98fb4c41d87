import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getSitting } from "../../../../../shared/contract/sitting.ts";
import type { TestId } from "../../../../../shared/test-ids.ts";
import { testNames } from "../../../../../topics/personality/test-names.ts";
import { Icon } from "../../../../../ui/icon/icon.tsx";
import { paths } from "../../../../app/paths.ts";
import { callApi } from "../../../../kernel/api-client.ts";
import { ApiFailure } from "../../../../kernel/api-failure.ts";
import { Link } from "../../../../kernel/link.tsx";
import { useChat } from "../../chat-context.ts";
import { findUnfinished, forgetUnfinished } from "../../thread/sitting/unfinished.ts";
import { useTestWords } from "./use-test-words.ts";

/** The way back to a test that was left. One that is over elsewhere, or was deleted, is not offered. */
export const GoOn = () => {
  const words = useTestWords();
  const { topic, locale } = useChat();
  const [left] = useState(() => findUnfinished(topic));
  const { data, error } = useQuery({
    queryKey: ["sitting", left?.sitting],
    queryFn: () => callApi(getSitting, { id: left!.sitting }),
    enabled: left !== null,
    retry: false,
  });
  const isOver = (data && data.status !== "open") || (error instanceof ApiFailure && !error.isOffline);
  useEffect(() => {
    if (left && isOver) forgetUnfinished(left.sitting);
  }, [left, isOver]);
  if (!left || isOver) return null;
  const at = data ? Math.min(data.position + 1, data.total) : left.at;
  return (
    <Link className="go-on" to={paths.chat({ topic: left.topic, locale, msggroup: left.msggroup })}>
      {words.goOn(testNames[left.test as TestId]?.[locale] ?? left.test, at, left.total)}
      <Icon name="chev" size={16} />
    </Link>
  );
};
