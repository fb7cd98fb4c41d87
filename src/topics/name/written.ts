import { findScript, findStrokes, listOwnForms } from "../kit/strokes/strokes.ts";

/** Characters of which both forms are borne as names, so that whoever writes the one in simplified letters may mean either. */
const bothBorne = "杰云升岳丰谷征采";

/** The forms a given name's character is counted by where that is settled: as chosen in `written`, or as it stands in a name otherwise written in traditional letters. */
export const toSettledForm = (name: string, place: number, written: string): string | null => {
  const letters = [...name];
  const char = letters[place] ?? "";
  const chosen = [...written];
  const forms = listOwnForms(char);
  if (chosen.length === letters.length && forms.includes(chosen[place]!)) return chosen[place]!;
  if (!forms.includes(char)) return null;
  const others = letters.filter((_, at) => at !== place).map(findScript);
  return others.includes("traditional") && !others.includes("simplified") ? char : null;
};

export interface WrittenOption {
  /** The whole name in the forms it would be counted by. */
  name: string;
  /** The forms in doubt and their strokes: 傑 12. */
  forms: { form: string; strokes: number }[];
}

/** What a name may be written as where its letters leave it open: 周杰伦 is 周傑伦 or 周杰伦, 12 strokes or 8; [] where nothing is to be asked. */
export const listWrittenOptions = (surname: string, given: string): WrittenOption[] => {
  const name = surname + given;
  const letters = [...name];
  const doubtful = letters.flatMap((char, place) =>
    place >= [...surname].length && bothBorne.includes(char) && toSettledForm(name, place, "") === null ? [place] : [],
  );
  if (doubtful.length === 0) return [];
  return doubtful.reduce<WrittenOption[]>(
    (options, place) => {
      const counted = findStrokes(letters[place]!)!;
      const forms = [counted, ...counted.alternatives];
      return options.flatMap((option) =>
        forms.map(({ traditional, strokes }) => ({
          name: [...option.name].map((char, at) => (at === place ? traditional : char)).join(""),
          forms: [...option.forms, { form: traditional, strokes }],
        })),
      );
    },
    [{ name, forms: [] }],
  );
};

const ordinals: readonly RegExp[] = [/第一|前一个|前者|\b(?:first|former)\b/i, /第二|后一个|后者|\b(?:second|latter)\b/i, /第三|\bthird\b/i];
const asWritten = /原样|原字|本字|照写|就这么写|\bas (?:it is|it stands|written|I wrote it)\b/i;

/** Which of the options an answer means: the form itself, its strokes, its place, or “as written”; undefined where it says none. */
export const findWritten = (text: string, options: readonly WrittenOption[], name: string): string | undefined => {
  const whole = options.filter((option) => text.includes(option.name));
  if (whole.length === 1) return whole[0]!.name;
  const isOwn = ({ forms }: WrittenOption): boolean =>
    forms.every(({ form, strokes }) => text.includes(form) || new RegExp(`(?<!\\d)${strokes}\\s*(?:画|劃|strokes?)?(?!\\d)`).test(text));
  const own = options.filter(isOwn);
  if (own.length === 1) return own[0]!.name;
  if (asWritten.test(text)) return options.find((option) => option.name === name)?.name;
  const place = ordinals.findIndex((words) => words.test(text));
  return place < 0 ? undefined : options[place]?.name;
};
