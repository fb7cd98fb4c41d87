import { useEffect, useState } from "react";
import { commitDraw } from "../../../../shared/contract/chat.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { useChat } from "../chat-context.ts";

/**
 * Has a seed sealed as soon as the page opens, before anything is touched.
 * @returns the commitment to show; null until there is one, or when it could not be had: the server then seals by itself
 */
export const useSeal = (): string | null => {
  const { topic, opening } = useChat();
  const [commitment, setCommitment] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    let stop = () => {};
    const seal = async () => {
      const [{ gatherNonce }, { castId, commitment }] = await Promise.all([
        import("./gather-nonce.ts"),
        callApi(commitDraw, { module: topic }, { signal: leaving.signal }),
      ]);
      if (leaving.signal.aborted) return;
      const gatherer = gatherNonce();
      stop = gatherer.stop;
      opening.current.seal = { castId, toNonce: gatherer.toNonce };
      setCommitment(commitment);
    };
    seal().catch(() => {});
    return () => {
      leaving.abort();
      stop();
    };
  }, [topic, opening]);
  return commitment;
};
