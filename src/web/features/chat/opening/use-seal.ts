import { useEffect, useState } from "react";
import { commitDraw } from "../../../../shared/contract/chat.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { randomId } from "../../../kernel/random-id.ts";
import { useChat } from "../chat-context.ts";

/**
 * Has a seed sealed as soon as the page opens, before anything is touched.
 * @returns the commitment to show; null for a topic that draws nothing, until there is one, or when it could not be had: the server then seals by itself
 */
export const useSeal = (): string | null => {
  const { topic, opening } = useChat();
  const [commitment, setCommitment] = useState<string | null>(null);
  useEffect(() => {
    if (!manifest[topic].isDraw) return;
    const leaving = new AbortController();
    let stop = () => {};
    const seal = async () => {
      const sealed = await callApi(commitDraw, { module: topic }, { signal: leaving.signal });
      // Until the gatherer is there, a draw in great haste is mixed from random bytes alone.
      opening.setState({ seal: { ...sealed, toNonce: () => randomId(32) } });
      setCommitment(sealed.commitment);
      const { gatherNonce } = await import("./gather-nonce.ts");
      if (leaving.signal.aborted) return;
      const gatherer = gatherNonce();
      stop = gatherer.stop;
      opening.setState({ seal: { ...sealed, toNonce: gatherer.toNonce } });
    };
    seal().catch(() => {});
    return () => {
      leaving.abort();
      stop();
    };
  }, [topic, opening]);
  return commitment;
};
