import type { Locale } from "../../shared/i18n/locale.ts";

/** What one fair draw brought: different things out of a set in which all are equally likely. */
export interface Drawn {
  set: string;
  /** How many things the set has. */
  size: number;
  /** 0 … size − 1. */
  items: readonly number[];
}

/** How a topic's draws are counted. Only fair draws are asked of it, never what a person brought. */
interface DrawsSpec<Cast> {
  toDrawn(cast: Cast): Drawn;
  /** As a list of many calls it, with no more than a few words. */
  toItemName(set: string, item: number, locale: Locale): string;
  /** Where a topic has several sets. */
  toSetName?(set: string, locale: Locale): string;
  /** What is drawn: 张牌 after a number; one and many in English. */
  thing: { zh: string; en: readonly [one: string, many: string] };
}

/** The same, closed over the topic's own cast. */
export type Draws = DrawsSpec<unknown>;

export const defineDraws = <Cast>(spec: DrawsSpec<Cast>): Draws => spec as Draws;
