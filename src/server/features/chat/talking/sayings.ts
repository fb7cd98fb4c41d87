import type { Saying } from "../flow/plan.ts";
import { sayAbout } from "./about/about.ts";
import { sayAssent } from "./assent.ts";
import { sayUnbroken } from "./break.ts";
import { sayBye } from "./bye.ts";
import { sayComplained } from "./complain/complain.ts";
import { sayDoubted } from "./doubt/doubt.ts";
import { draft } from "./draft/draft.ts";
import { explain } from "./explain/explain.ts";
import { sayFelt } from "./feel/feel.ts";
import { sayHello } from "./greet.ts";
import { sayInsulted } from "./insult.ts";
import { isVerdictRisk, toLimit } from "./limits/limits.ts";
import { sayNewQuestion } from "./new-question.ts";
import { sayNoCraft } from "./no-craft.ts";
import { sayNotDrawn } from "./not-drawn.ts";
import { sayPast } from "./past.ts";
import { sayPlayed } from "./play/play.ts";
import { toRefusal } from "./refuse/refuse.ts";
import { restyle } from "./restyle/restyle.ts";
import { saySameAgain } from "./same-again.ts";
import { sayThanked } from "./thank.ts";
import { toTold } from "./told.ts";
import { sayUnclear } from "./unclear.ts";
import { sayWhose } from "./whose.ts";
import { sayWithout } from "./without.ts";
import type { Say } from "./wording/say.ts";

const sayLimits: Say = ({ heard: { risk }, ...request }) => toLimit({ ...request, risk: isVerdictRisk(risk) ? risk : "medical" });

/** How each kind of turn is answered. */
export const sayings: Record<Saying, Say> = {
  thank: sayThanked,
  greet: sayHello,
  newQuestion: sayNewQuestion,
  bye: sayBye,
  assent: sayAssent,
  about: sayAbout,
  insult: sayInsulted,
  play: sayPlayed,
  break: sayUnbroken,
  doubt: sayDoubted,
  complain: sayComplained,
  feel: sayFelt,
  unclear: sayUnclear,
  explain,
  restyle,
  draft,
  limits: sayLimits,
  refuse: ({ heard, ...request }) => toTold(toRefusal({ ...request, risk: heard.risk })),
  sameAgain: saySameAgain,
  notDrawn: sayNotDrawn,
  past: sayPast,
  noCraft: sayNoCraft,
  whose: sayWhose,
  without: sayWithout,
};
