import { scoreTurn } from "../../src/topics/kit/hearing/classifier/classify.ts";
import type { Head } from "../../src/topics/kit/hearing/classifier/heads.ts";
import { unpackWeights, type WeightFile } from "../../src/topics/kit/hearing/classifier/weights.ts";
import { hearBy } from "../../src/topics/kit/hearing/hear.ts";
import { acts, type Heard, type Risk, risks } from "../../src/topics/kit/hearing/heard.ts";
import { listCrafts } from "../../src/topics/registry.ts";
import { isTaught, type Utterance } from "./corpus.ts";

type Pair = [gold: string, heard: string];

const percent = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);
const isRight = ([gold, heard]: Pair): boolean => gold === heard;
const shareRight = (pairs: readonly Pair[]): string => percent(pairs.filter(isRight).length, pairs.length);

const toF1 = (pairs: readonly Pair[], label: string): number => {
  const right = pairs.filter((pair) => isRight(pair) && pair[0] === label).length;
  const named = pairs.filter(([gold]) => gold === label).length + pairs.filter(([, heard]) => heard === label).length;
  return named === 0 ? 0 : (2 * right) / named;
};

const toRow = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
const toTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [toRow(head), toRow(head.map(() => "---")), ...rows.map(toRow)].join("\n");

const toKind = (kind: string | null): string => kind?.replace(/[+-]$/, "") ?? "none";

const toActTable = (pairs: readonly Pair[]): string =>
  toTable(
    ["act", "turns", "heard", "F1", "mostly mistaken for"],
    acts.map((act) => {
      const own = pairs.filter(([gold]) => gold === act);
      const mistaken = acts
        .map((other) => [other, own.filter(([, heard]) => heard === other).length] as const)
        .filter(([other, times]) => other !== act && times > 0)
        .sort(([, a], [, b]) => b - a);
      return [
        act,
        own.length,
        shareRight(own),
        toF1(pairs, act).toFixed(2),
        mistaken
          .slice(0, 3)
          .map(([other, times]) => `${other} ${times}`)
          .join(", "),
      ];
    }),
  );

const toRiskTable = (pairs: readonly Pair[]): string =>
  toTable(
    ["risk", "turns", "heard as this", "heard as any"],
    risks.map((risk: Risk) => {
      const own = pairs.filter(([gold]) => gold === risk);
      return [risk, own.length, shareRight(own), percent(own.filter(([, heard]) => heard !== "none").length, own.length)];
    }),
  );

const toConfusion = (pairs: readonly Pair[]): string =>
  toTable(
    ["", ...acts],
    acts.map((gold) => [gold, ...acts.map((heard) => pairs.filter((pair) => pair[0] === gold && pair[1] === heard).length || "")]),
  );

/** How well turns are heard by weights that never met their voices. @param learnt how many turns the weights have learnt from */
export const toReport = async (file: WeightFile, examined: readonly Utterance[], learnt: number): Promise<string> => {
  const weights = unpackWeights(file);
  const crafts = await listCrafts();
  const heard = examined.map((turn): [Utterance, Heard] => [turn, hearBy((one) => scoreTurn(one, weights), turn, crafts)]);
  const by = (head: Head): [Utterance, Heard][] => heard.filter(([turn]) => isTaught(head, turn));
  const actPairs = by("act").map(([turn, { act }]): Pair => [turn.act, act]);
  const riskPairs = by("risk").map(([turn, { risk }]): Pair => [turn.risk ?? "none", risk ?? "none"]);
  const quiet = riskPairs.filter(([gold]) => gold === "none");
  const loud = riskPairs.filter(([gold]) => gold !== "none");
  const macro = acts.reduce((sum, act) => sum + toF1(actPairs, act), 0) / acts.length;
  const summary: [string, string][] = [
    ["act", `${shareRight(actPairs)}, macro-F1 ${macro.toFixed(3)}`],
    ["matter", shareRight(by("matter").map(([turn, { frame }]) => [turn.matter ?? "none", frame.matter ?? "none"]))],
    ["who", shareRight(by("who").map(([turn, { frame }]) => [turn.who ?? "none", frame.who ?? "none"]))],
    ["kind", shareRight(by("kind").map(([turn, { frame }]) => [toKind(turn.kind), frame.kind ?? "none"]))],
    ["risk `self`, heard as such", shareRight(riskPairs.filter(([gold]) => gold === "self"))],
    ["other risks, heard as such", shareRight(loud.filter(([gold]) => gold !== "self"))],
    ["quiet where nothing is wrong", shareRight(quiet)],
  ];
  return `${[
    "# How well Yarrow hears",
    `Made by \`npm run train:hearing\`. ${examined.length} turns of whole voices that were never learnt from, heard by weights that learnt from ${learnt} turns of other voices; what ships has learnt from all of them.`,
    toTable(["what", "right"], summary),
    "## By act",
    toActTable(actPairs),
    "## By risk",
    toRiskTable(riskPairs),
    "## Confusions of acts",
    "A row for each act as it was labelled, a column for each as it was heard.",
    toConfusion(actPairs),
  ].join("\n\n")}\n`;
};
