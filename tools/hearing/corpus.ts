import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Head } from "../../src/topics/kit/hearing/classifier/heads.ts";
import { type Act, framedActs, type HearRequest, type Matter, type Party, type Risk } from "../../src/topics/kit/hearing/heard.ts";

/** One utterance with what was heard in it. `kind` tells the two sides of a yes apart: `yesNo+` is hoped for, `yesNo-` dreaded. */
export interface Utterance extends HearRequest {
  act: Act;
  risk: Risk | null;
  matter: Matter | null;
  who: Party | null;
  kind: string | null;
  /** What a second reader, who saw the words alone, heard otherwise: nothing is learnt or examined of it. Absent: they agreed, or it was read once. */
  disputed?: readonly Head[];
  /** The voice it was written in; whole voices are kept for the test. */
  writer: string;
}

const folder = join(import.meta.dirname, "corpus");

/** Voices of either language that are only examined, never learnt from, when the figures are made. */
export const testWriters = ["04", "11", "13", "20", "25"];

export const isForTest = ({ writer }: Utterance): boolean => testWriters.includes(writer.slice(2));

const isFramed = ({ act }: Pick<Utterance, "act">): boolean => framedActs.has(act);

/** True where a turn has a label of this head that nobody disputes. */
export const isTaught = (head: Head, turn: Utterance): boolean =>
  !turn.disputed?.includes(head) && (head === "act" || head === "risk" || (isFramed(turn) && !turn.disputed?.includes("act")));

/** The whole corpus, by file name, in the order it stands. */
export const readCorpus = (): Utterance[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => ({ locale: name.slice(0, 2), writer: name.replace(".jsonl", ""), ...JSON.parse(line) }) as Utterance),
    );
