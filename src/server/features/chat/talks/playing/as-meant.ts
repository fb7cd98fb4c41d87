import { noFrame } from "../../../../../topics/kit/hearing/frame.ts";
import { hearFrame } from "../../../../../topics/kit/hearing/hear.ts";
import { framedActs, type Heard, type HearRequest } from "../../../../../topics/kit/hearing/heard.ts";
import { findSlots } from "../../../../../topics/kit/hearing/slots.ts";
import { listCrafts } from "../../../../../topics/registry.ts";
import type { TalkTurn } from "../talk.ts";

/** What was heard, with the act and the danger that were meant: the answers can then be judged apart from the hearing. */
export const hearAsMeant = async (request: HearRequest, heard: Heard, { means, ...turn }: TalkTurn): Promise<Heard> => {
  const risk = turn.risk ?? null;
  if (heard.act === means) return { ...heard, risk };
  const frame = !framedActs.has(means) ? noFrame : framedActs.has(heard.act) ? heard.frame : hearFrame(request).frame;
  return { act: means, risk, frame, slots: findSlots(request, means, await listCrafts()), confidence: 1 };
};
