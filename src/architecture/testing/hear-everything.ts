import { parentPort, workerData } from "node:worker_threads";

/**
 * In a thread of its own: every topic hears every text of `workerData.texts`, and each pattern that our code builds meanwhile is posted. Before each
 * text its name is posted, so that whoever waits knows where it hangs.
 */
export interface Report {
  hearing?: string;
  /** Source and flags. */
  built?: [source: string, flags: string][];
}

const Original = RegExp;
const built = new Map<string, [string, string]>();
/** The line that called, whether it is ours: chrono builds patterns of its own. */
const isOurs = (): boolean => {
  const [, , , caller = ""] = new Error("where").stack!.split("\n");
  return caller.includes("/src/") && !caller.includes("node_modules");
};
globalThis.RegExp = new Proxy(Original, {
  construct(target, given: [string | RegExp, string?]) {
    const pattern = new target(...given);
    if (isOurs()) built.set(String(pattern), [pattern.source, pattern.flags]);
    return pattern;
  },
});

const { getTopic } = await import("../../topics/registry.ts");
const { topicIds } = await import("../../topics/topic-ids.ts");
const { planNext } = await import("../../server/features/chat/flow/plan.ts");
const { locales } = await import("../../shared/i18n/locale.ts");

const { texts } = workerData as { texts: string[] };
for (const id of topicIds) {
  const topic = await getTopic(id);
  for (const locale of locales)
    for (const text of texts) {
      parentPort!.postMessage({ hearing: `${topic.id} ${locale} ${JSON.stringify(text.slice(0, 12))}` } satisfies Report);
      if (topic.kind === "cast") topic.understand(text, {}, locale);
      else await planNext({ topic: topic.id, flow: null, text, inputs: {}, locale, recent: [], today: "2026-11-20" });
    }
}
parentPort!.postMessage({ built: [...built.values()] } satisfies Report);
