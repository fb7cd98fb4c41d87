import type { Heard, Risk } from "../../../../topics/kit/hearing/heard.ts";
import type { Run } from "../generation/run.ts";
import { findCrossings } from "./red-lines.ts";
import type { TellRequest } from "./tell-cast.ts";

/** The danger a telling touches: the chat's, or the one heard with a further question. */
export const toRisk = ({ risk, further }: TellRequest): Risk | null => risk ?? further?.heard.risk ?? null;

/** True where a model's words cross a red line: they are not told. */
export const crossesLine = (telling: TellRequest, text: string): boolean => findCrossings(text, toRisk(telling), telling.locale).length > 0;

/** What a run's words are written into, where they must be read before they are shown. */
export const createHeld = (run: Run): Run => {
  let text = run.text;
  return Object.create(run, {
    text: { get: () => text },
    write: {
      value(delta: string) {
        text += delta;
      },
    },
    flush: { value() {} },
    clampTo: {
      value(length: number) {
        text = text.slice(0, length);
      },
    },
  }) as Run;
};

/** What a turn is, for whoever tells it. */
export const describeTurn = ({ further }: TellRequest): { act: Heard["act"]; frame: Heard["frame"] | null } => ({
  act: further?.heard.act ?? "ask",
  frame: further?.heard.frame ?? null,
});
