import type { NamedTalk } from "../talk.ts";
import { checkTalk } from "./check-talk.ts";
import { checkTurn } from "./check-turn.ts";
import { kindOf, type PlayedTurn } from "./played.ts";

/** What is wrong, turn by turn. */
export const judge = (turns: readonly PlayedTurn[]): string[][] => {
  const together = checkTalk(turns);
  return turns.map((played, at) => [...checkTurn(played), ...together[at]!]);
};

const toSaying = ({ say, inputs }: PlayedTurn["turn"]): string => [say, inputs && JSON.stringify(inputs)].filter(Boolean).join("  ");

const toHeard = ({ heard, turn }: PlayedTurn): string => {
  if (!heard) return "";
  const { act, risk, confidence } = heard;
  const isMisheard = act !== turn.means || risk !== (turn.risk ?? null);
  return `heard ${act}${risk ? ` ${risk}` : ""} ${confidence.toFixed(2)}${isMisheard ? ` · MEANT ${turn.means} ${turn.risk ?? ""}` : ""}`;
};

const indent = (text: string): string => text.replace(/\n+/g, "\n     ");

const printTurn = (played: PlayedTurn, wrong: readonly string[]): string => {
  const { cast, form, chips, text } = played;
  const notes = [
    kindOf(played),
    toHeard(played),
    cast && `cast ${cast.topic} ${JSON.stringify(cast.input)}`,
    form && `form ${form.fields.map(({ name }) => name).join(", ")}`,
  ];
  return [
    `\n  > ${toSaying(played.turn)}`,
    `     (${notes.filter(Boolean).join(" · ")})`,
    `     ${indent(text)}`,
    ...(chips.length > 0 ? [`     [${chips.join("] [")}]`] : []),
    ...(wrong.length > 0 ? wrong.map((one) => `   ✗ ${one}`) : ["   ✓"]),
  ].join("\n");
};

/** A talk as one would read it aloud. */
export const printTalk = ({ name, topic }: NamedTalk, turns: readonly PlayedTurn[]): string => {
  const wrong = judge(turns);
  return [`\n━━ ${name} · ${topic} ━━`, ...turns.map((played, at) => printTurn(played, wrong[at]!))].join("\n");
};
