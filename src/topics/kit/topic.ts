import type { ZodMiniType } from "zod/mini";
import type { Chance } from "../../shared/chance.ts";
import type { Tier } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import type { FactChip } from "../../shared/contract/stream.ts";
import { AppError } from "../../shared/errors.ts";
import type { Locale } from "../../shared/i18n/locale.ts";
import { keepLast } from "../../shared/keep-last.ts";
import type { CastTopicId, TopicId } from "../topic-ids.ts";
import { findMissing, withUnaskedTimes } from "./birth/lacking.ts";
import type { Fact, FactMap, FactOf, FactWords } from "./fact.ts";
import type { Question } from "./hearing/question.ts";
import { listTaken } from "./list-taken.ts";
import { parseInput } from "./parse-input.ts";
import type { Reader, Reading } from "./reading.ts";
import { withoutNulls } from "./without-nulls.ts";

/** What a cast may know besides its input: no clock, dice, network, DOM or Node. */
export interface CastContext {
  chance: Chance;
  /** The instant of the cast, ISO 8601 UTC. */
  moment: string;
}

/** The words a topic shows before anything is cast. Its name stands in the manifest. */
export interface TopicWords {
  /** Over the instrument: one line on a phone's screen or two, at most 20 Chinese characters or 52 letters. */
  title: string;
  /** Under it: one line, at most 26 characters or 80 letters. */
  lead: string;
  /** What is done with what was given, on the button. */
  verb: string;
  /** The same at length, for a chat that asks what it needs. */
  opening: string;
  starters: string[];
  /** Where a picture tells more than the form: how it is sent. */
  picture?: string;
}

/** What somebody wished that a craft has no use for. */
export interface Unused {
  /** What it is: "colour", "cards". */
  name: string;
  label: string;
  /** As they said it. */
  value: string;
  /** Why, as a clause without a stop, in the language of the value. */
  why: string;
}

interface TopicBase {
  id: TopicId;
  words: Record<Locale, TopicWords>;
}

/** What a person's earlier casts of a topic give to a new one, as a field of its input, so that it can be cast again from its input. */
export interface Recall<Cast> {
  field: string;
  /** @param date YYYY-MM-DD, the person's own day */
  from(cast: Cast, date: string): unknown;
}

export interface CastTopicSpec<Input, Cast, Facts extends FactMap> extends TopicBase {
  /** Raised whenever the same input and seed would give another cast. */
  engineVersion: number;
  input: ZodMiniType<Input>;
  /** All the fields a form could ask for, required or not. */
  fields: InputField[];
  /** Besides births, what of the input stays the person's through every question of a chat: a house's facing and years. */
  keeps?: readonly (keyof Input & string)[];
  /** True when the cast is a draw: the page seals a seed first and can replay it. */
  isDraw: boolean;
  /** The finest stretch of time it tells apart; left out: it has no calendar. */
  calendar?: "days" | "months" | "years";
  /** True where the person brought what else is drawn: their own throws, digits, cards or chapter. Nothing was sealed then. */
  bringsDraw?(input: Input): boolean;
  /** What else these words wish, beyond days and births, that nothing of the input takes up; `input` with what they gave. */
  unused?(text: string, input: Partial<Input>, locale: Locale): Unused[];
  /** What of the input these words give; only what is understood, never a guess. */
  understand(text: string, known: Partial<Input>, locale: Locale): Partial<Input>;
  cast(input: Input, context: CastContext): Cast;
  facts(cast: Cast): FactOf<Facts>[];
  recall?: Recall<Cast>;
  /** The fact that words mean without its name or number: "what blocks me" of a spread with such a place. */
  findMeant?(text: string, cast: Cast): string | null;
  readers: Record<Locale, Reader<Cast, Facts>>;
}

/** How a reading is wanted; see ReadingRequest. */
export interface Telling {
  tier: Tier;
  variant: number;
}

/** Everything the server, the page and the command line need of a casting topic, closed over its own types. */
export interface CastTopic extends TopicBase {
  kind: "cast";
  engineVersion: number;
  isDraw: boolean;
  /** True where this input, as `parse` gives it, leaves nothing to be drawn. */
  bringsDraw(input: unknown): boolean;
  fields: InputField[];
  keeps: readonly string[];
  /** The names an input may have; any other is nobody's word. */
  takes: ReadonlySet<string>;
  recall: Recall<unknown> | null;
  calendar: "days" | "months" | "years" | null;
  unused(text: string, input: Record<string, unknown>, locale: Locale): Unused[];
  understand(text: string, known: Record<string, unknown>, locale: Locale): Record<string, unknown>;
  /** The input validated and completed with defaults. @throws AppError invalidParameters with the fields */
  parse(input: unknown): unknown;
  /** Required fields that `known` lacks, and births begun and not whole: such a field's `needs` and label name what is still lacking. */
  missing(known: Record<string, unknown>): InputField[];
  /** @param input as `parse` gives it */
  cast(input: unknown, context: CastContext): unknown;
  facts(cast: unknown): readonly Fact[];
  chips(cast: unknown, locale: Locale): readonly FactChip[];
  /** The id of the fact that words mean without its name or number; null where the craft knows of none. */
  findMeant(text: string, cast: unknown): string | null;
  tell(cast: unknown, question: Question, telling: Telling): Reading;
  answer(cast: unknown, question: Question, telling: Telling & { asked: Question; turn: number }): Reading;
  summarise(cast: unknown, locale: Locale): string;
}

export const defineTopic = <Input, Cast, Facts extends FactMap>(spec: CastTopicSpec<Input, Cast, Facts>): CastTopic => {
  const factsOf = keepLast((cast: Cast) => spec.facts(cast));
  const toChips = (locale: Locale) => {
    const words = spec.readers[locale].words as Record<string, (values: Fact["values"]) => FactWords>;
    return keepLast((cast: Cast): readonly FactChip[] =>
      factsOf(cast).map((fact) => {
        const say = words[fact.key];
        if (!say) throw new AppError("unexpected");
        return { id: fact.id, key: fact.key, ...say(fact.values) };
      }),
    );
  };
  const chipsOf: Record<Locale, ReturnType<typeof toChips>> = { zh: toChips("zh"), en: toChips("en") };
  const request = (cast: unknown, question: Question, telling: Telling) => {
    const ownCast = cast as Cast;
    return { ...telling, cast: ownCast, facts: factsOf(ownCast), question };
  };
  return {
    kind: "cast",
    id: spec.id,
    words: spec.words,
    engineVersion: spec.engineVersion,
    isDraw: spec.isDraw,
    bringsDraw: (input) => spec.bringsDraw?.(input as Input) ?? false,
    fields: spec.fields,
    keeps: spec.keeps ?? [],
    takes: new Set([...spec.fields.map(({ name }) => name), ...listTaken(spec.input)]),
    recall: (spec.recall as Recall<unknown> | undefined) ?? null,
    calendar: spec.calendar ?? null,
    unused: (text, input, locale) => spec.unused?.(text, input as Partial<Input>, locale) ?? [],
    understand: (text, known, locale) => spec.understand(text, known as Partial<Input>, locale) as Record<string, unknown>,
    parse: (input) => parseInput(spec.input, withUnaskedTimes(spec.fields, withoutNulls(input))),
    missing: (known) =>
      spec.fields.flatMap((field) => {
        const missing = findMissing(field, known[field.name], spec.fields);
        return missing ? [missing] : [];
      }),
    cast: (input, context) => spec.cast(input as Input, context),
    facts: (cast) => factsOf(cast as Cast),
    chips: (cast, locale) => chipsOf[locale](cast as Cast),
    findMeant: (text, cast) => spec.findMeant?.(text, cast as Cast) ?? null,
    tell: (cast, question, telling) => spec.readers[question.locale].tell(request(cast, question, telling)),
    answer: (cast, question, { asked, turn, ...telling }) => spec.readers[question.locale].answer({ ...request(cast, question, telling), asked, turn }),
    summarise: (cast, locale) => spec.readers[locale].summarise(cast as Cast),
  };
};

/** A topic that casts nothing itself: it hears the question out and hands it to the method that answers it best. */
export interface RouteTopic extends TopicBase {
  kind: "route";
  fields: InputField[];
  isDraw: boolean;
  parse(input: unknown): { question: string };
  route(question: Question): Route;
}

export interface Route {
  topic: CastTopicId;
  input: Record<string, unknown>;
  /** Why this method, one sentence in the question's language. */
  because: string;
}

export const defineRouteTopic = (spec: Omit<RouteTopic, "kind">): RouteTopic => ({ kind: "route", ...spec });

export type Topic = CastTopic | RouteTopic;
