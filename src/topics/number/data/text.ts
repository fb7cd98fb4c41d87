import type { Theme } from "../../kit/hearing/question.ts";
import type { Relation } from "../../kit/hexagrams/elements.ts";
import type { TrigramName } from "../../kit/hexagrams/trigrams.ts";
import type { Season } from "../body-use.ts";

type ByTheme = Record<Theme, string>;

export interface NumberTexts {
  /** What the use does to the body, told for each field of life. */
  bonds: Record<Relation, ByTheme>;
  /** One clause that can answer: no capital, no full stop. */
  essences: Record<Relation, string>;
  /** The same in three or four words, for a headline. */
  briefs: Record<Relation, string>;
  /** Whom the trigram of the matter shows. */
  people: Record<TrigramName, string>;
  /** The other side of each relation. */
  dissents: Record<Relation, string>;
  /** The trigram that stands for the matter. */
  uses: Record<TrigramName, ByTheme>;
  /** The trigram that stands for the asker: one sentence. */
  bodies: Record<TrigramName, string>;
  /** What the month does for the body. */
  seasons: Record<Season, string>;
  /** What the use has turned into, and what it then does to the body. */
  turns: Record<Relation, string>;
  /** How many of the two nuclear trigrams help the body: none, one, both. */
  middles: readonly [string, string, string];
}
