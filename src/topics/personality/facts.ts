import type { Fact } from "../kit/fact.ts";
import type { PersonalityCast } from "./engine.ts";
import { getTelling } from "./instruments/tellings.ts";

/** A fact's key in the topic names its test: `enneagram.scale`. */
export const toTopicKey = (test: string, key: string): string => `${test}.${key}`;

/** The facts of the cast's own test, rarest first, their keys led by the test. */
export const toPersonalityFacts = (cast: PersonalityCast): Fact[] =>
  getTelling(cast.test)
    .facts(cast)
    .map((fact) => ({ ...fact, key: toTopicKey(cast.test, fact.key) }));
