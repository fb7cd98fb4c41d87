import { chanceOf, hexToBytes } from "../../../../../shared/chance.ts";
import { revealDraw } from "../../../../../shared/contract/cast.ts";
import type { CastData, FactsData } from "../../../../../shared/contract/stream.ts";
import type { Heard } from "../../../../../topics/kit/hearing/heard.ts";
import { getCastTopic } from "../../../../../topics/registry.ts";
import type { Database } from "../../../../kernel/db/db.ts";
import { createInlineWorkers } from "../../../../kernel/workers/inline.ts";
import type { Workers } from "../../../../kernel/workers/port.ts";
import { partOf, say } from "../../../../testing/chat.ts";
import { newId, openTestApp, type Visitor } from "../../../../testing/test-app.ts";
import { works } from "../../../../works.ts";
import type { Plan } from "../../flow/plan.ts";
import { type PlanRequest, toTurn } from "../../flow/turn.ts";
import type { NamedTalk, TalkTurn } from "../talk.ts";
import { hearAsMeant } from "./as-meant.ts";
import type { Opened, PlayedTurn } from "./played.ts";
import { createSeededBytes } from "./seeded-bytes.ts";

export interface Playing {
  /** Other draws for another seed. */
  seed?: string;
  /** Each turn is heard as it was meant: what follows is judged apart from the hearing. */
  isMeant?: boolean;
}

export interface Player {
  play(talk: NamedTalk, playing?: Playing): Promise<PlayedTurn[]>;
  close(): Promise<void>;
}

const startMs = Date.parse("2026-11-20T02:00:00Z");
const turnMs = 60_000;

/** Opens the seal of a cast and casts again. */
const open = async (visitor: Visitor, { castId }: CastData): Promise<Opened> => {
  const { seed, nonce, input, moment, topic, commitment } = (await visitor.ask(revealDraw, { castId })).data;
  const again = (await getCastTopic(topic)).cast(input, { chance: chanceOf(hexToBytes(seed), castId, nonce), moment });
  return { commitment, again: JSON.parse(JSON.stringify(again)) };
};

/** Plays talks against a whole server of its own, over HTTP as a page does. One talk at a time. */
export const openPlayer = async (database: Database): Promise<Player> => {
  const inline = createInlineWorkers(works);
  let nowMs = startMs;
  let bytes = createSeededBytes("");
  let meant: TalkTurn | null = null;
  let noted: { plan: Plan | null; heard: Heard | null } = { plan: null, heard: null };
  const plan = async (request: PlanRequest): Promise<Plan> => {
    const { heard } = await toTurn(request);
    const asMeant = meant && (await hearAsMeant({ ...request, state: request.flow?.castId ? "told" : "asking" }, heard, meant));
    noted = { heard, plan: (await inline.run("chat.plan", { ...request, ...(asMeant && { heard: asMeant }) })) as Plan };
    return noted.plan!;
  };
  const workers: Workers = { ...inline, run: (work, request) => (work === "chat.plan" ? plan(request as PlanRequest) : inline.run(work, request)) };
  const app = await openTestApp(database, {}, { workers, now: () => nowMs, randomBytes: (count) => bytes(count) });
  return {
    async play({ name, topic, locale, turns }, { seed = "", isMeant = false } = {}) {
      const visitor = app.visitor(locale);
      const msggroup = newId("chat");
      const played: PlayedTurn[] = [];
      bytes = createSeededBytes(`${name} ${seed} ${isMeant}`);
      for (const turn of turns) {
        nowMs += turnMs;
        noted = { plan: null, heard: null };
        meant = isMeant ? turn : null;
        const { events, text } = await say(visitor, turn.say ?? "", { module: topic, msggroup, ...(turn.inputs && { inputs: turn.inputs }) });
        const cast = partOf<CastData>(events, "data-cast") ?? null;
        played.push({
          turn,
          ...noted,
          text,
          cast,
          opened: cast && (await open(visitor, cast)),
          facts: partOf<FactsData>(events, "data-facts") ?? null,
          form: partOf<{ fields: { name: string }[] }>(events, "data-ask") ?? null,
          chips: partOf<{ questions: string[] }>(events, "data-followups")?.questions ?? [],
          hasLines: partOf(events, "data-care") !== undefined,
        });
      }
      return played;
    },
    close: () => app.close(),
  };
};
