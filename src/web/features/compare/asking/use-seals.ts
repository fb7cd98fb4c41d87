import { useEffect, useRef, useState } from "react";
import { commitDraw } from "../../../../shared/contract/chat.ts";
import type { ComparedTopicId } from "../../../../topics/compared.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { callApi } from "../../../kernel/api-client.ts";

export interface Seal {
  castId: string;
  commitment: string;
}
export type Seals = Partial<Record<ComparedTopicId, Seal>>;

/** Has a seed sealed for each draw that is picked, once, before anything is asked. Where one could not be had the server seals by itself. */
export const useSeals = (picked: readonly ComparedTopicId[]): Seals => {
  const [seals, setSeals] = useState<Seals>({});
  const asked = useRef(new Set<ComparedTopicId>());
  useEffect(() => {
    for (const topic of picked) {
      if (!manifest[topic].isDraw || asked.current.has(topic)) continue;
      asked.current.add(topic);
      callApi(commitDraw, { module: topic }).then(
        (seal) => setSeals((now) => ({ ...now, [topic]: seal })),
        () => asked.current.delete(topic),
      );
    }
  }, [picked]);
  return seals;
};
