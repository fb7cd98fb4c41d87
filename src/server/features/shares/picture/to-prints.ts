import type { ShareSnapshot } from "../../../../shared/contract/share.ts";
import type { Print } from "../../../../topics/kit/sharing/print.ts";
import { getSharing } from "../../../../topics/registry.ts";
import { isTopicId } from "../../../../topics/topic-ids.ts";

/**
 * Each record's figure as a picture prints it; null: by its topic's sign. In a thread: it reads topics. A cast of an older engine that its topic
 * can no longer draw is printed by its sign too.
 */
export const toPrints = ({ records, lang }: ShareSnapshot): Promise<(Print | null)[]> =>
  Promise.all(
    records.map(async ({ figure }) => {
      if (!figure || !isTopicId(figure.topic) || figure.topic === "ask") return null;
      const { coarse, toPrint } = await getSharing(figure.topic);
      try {
        if (figure.cast === null) return figure.coarse ? (coarse?.toPrint(figure.coarse, lang) ?? null) : null;
        return toPrint?.({ cast: figure.cast, locale: lang, isBounded: figure.isBounded }) ?? null;
      } catch {
        return null;
      }
    }),
  );
