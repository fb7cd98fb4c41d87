import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Locale } from "../../src/shared/i18n/locale.ts";
import { listSubjects, type Subject } from "./subjects.ts";

/** One window a row: phone, between phone and panes, panes, the widest. */
export const windows = [
  { width: 390, height: 844, isTouch: true },
  { width: 820, height: 1180, isTouch: true },
  { width: 1440, height: 900, isTouch: false },
  { width: 1920, height: 1080, isTouch: false },
] as const;

export interface Window {
  width: number;
  height: number;
  isTouch: boolean;
}
export const states = ["opening", "reading", "figure", "details"] as const;
export type State = (typeof states)[number];
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];
const locales = ["zh", "en"] as const satisfies Locale[];

export interface Options {
  subjects: Subject[];
  windows: Window[];
  states: State[];
  locales: Locale[];
  themes: Theme[];
  /** The size of all type, in percent of the browser's own. */
  textPercent: number;
  folder: string;
}

export const usage = `npm run sheet -- [--topics tarot,tarot.celticCross] [--widths 390,1366x768] [--states ${states.join(",")}]
                  [--locale zh|en] [--theme light|dark] [--text 200] [--out FOLDER]`;

/** Some of the known names; all of them where none is asked for. @throws RangeError for one that is not known */
const choose = <Name extends string>(asked: string | undefined, known: readonly Name[], what: string): Name[] =>
  asked === undefined
    ? [...known]
    : asked.split(",").map((name) => {
        const found = known.find((one) => one === name);
        if (found === undefined) throw new RangeError(`no ${what} ${name}: there are ${known.join(", ")}`);
        return found;
      });

/** "390" is one of ours or as high as a phone or a desktop, "1366x768" is itself. */
const toWindow = (asked: string): Window => {
  const [width = 0, height] = asked.split("x").map(Number);
  if (!(width >= 200 && width <= 4000)) throw new RangeError(`no width ${asked}`);
  const isTouch = width < 1200;
  const ours = windows.find((one) => one.width === width);
  return { width, height: height ?? ours?.height ?? (isTouch ? 844 : 900), isTouch };
};

/** A topic brings all that is laid in it; `tarot.cross` is one of them alone. */
const chooseSubjects = (asked: string | undefined): Subject[] => {
  const known = listSubjects();
  if (asked === undefined) return known;
  return asked.split(",").flatMap((name) => {
    const found = known.filter((one) => one.name === name || one.topic === name);
    if (found.length === 0) throw new RangeError(`no topic ${name}: there are ${known.map((one) => one.name).join(", ")}`);
    return found;
  });
};

/** What is asked for on the command line. @throws RangeError for a name it does not know, TypeError for an option */
export const parseOptions = (args: readonly string[]): Options => {
  const string = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { topics: string, widths: string, states: string, locale: string, theme: string, text: string, out: string },
  });
  const textPercent = Number(values.text ?? 100);
  if (!(textPercent >= 50 && textPercent <= 400)) throw new RangeError(`no size of type ${values.text}`);
  return {
    subjects: chooseSubjects(values.topics),
    windows: values.widths === undefined ? [...windows] : values.widths.split(",").map(toWindow),
    states: choose(values.states, states, "state"),
    locales: choose(values.locale, locales, "locale"),
    themes: choose(values.theme, themes, "theme"),
    textPercent,
    folder: values.out ?? mkdtempSync(join(tmpdir(), "yarrow-sheet-")),
  };
};
