import type { HeardChip } from "../../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { nameWindow } from "../../../../../topics/kit/days/name-days.ts";
import type { Frame, Matter, Party } from "../../../../../topics/kit/hearing/heard.ts";
import { nameMatter } from "../../../../../topics/kit/hearing/matter-names.ts";
import { nameWho } from "../../../../../topics/kit/hearing/who-names.ts";

const labels = {
  matter: { zh: "问的事", en: "About" },
  who: { zh: "说的人", en: "Who" },
  options: { zh: "两条路", en: "Between" },
  window: { zh: "时间", en: "When" },
} satisfies Record<string, Record<Locale, string>>;

/** What says nothing the topic itself does not say. */
const unsaid: ReadonlySet<Matter> = new Set(["naming", "dateChoice", "dream", "other"]);
/** Matters that name the other party already. */
const saysWho: Partial<Record<Matter, readonly Party[]>> = {
  crush: ["crush"],
  dating: ["partner", "crush"],
  ambiguous: ["crush"],
  relationship: ["partner", "spouse"],
  conflict: ["partner", "spouse"],
  breakup: ["ex", "partner"],
  ex: ["ex"],
  reunion: ["ex"],
  infidelity: ["partner", "spouse"],
  marriage: ["partner", "spouse"],
  marriageTrouble: ["spouse"],
  divorce: ["spouse"],
  inlaws: ["inlaw"],
  parents: ["parent"],
  child: ["child"],
  sibling: ["sibling"],
  pet: ["pet"],
  boss: ["boss"],
  colleague: ["colleague"],
  friend: ["friend"],
};
const mostLetters = 28;

/** What a question was understood to ask. @param isWindowUsed false where the craft has no such calendar */
export const toFrameChips = (frame: Frame, locale: Locale, isWindowUsed: boolean): HeardChip[] => {
  const { matter, who, options, window } = frame;
  const chips: HeardChip[] = [];
  const add = (name: keyof typeof labels, value: string | null, isUsed = true): void => {
    if (value !== null) chips.push({ name, label: labels[name][locale], value, isUsed });
  };
  add("window", window && isWindowUsed ? nameWindow(window, locale) : null);
  add("matter", matter && !unsaid.has(matter) ? nameMatter(matter, locale) : null);
  add("who", who && who !== "other" && !(matter && (unsaid.has(matter) || saysWho[matter]?.includes(who))) ? nameWho(who, locale) : null);
  const ways = options?.join(locale === "zh" ? " 还是 " : " or ");
  add("options", ways && ways.length <= mostLetters ? ways : null);
  return chips;
};

/** The parts of a frame that another does not say. */
export const pickChanged = (frame: Frame, before: Frame | undefined): Frame => {
  const isSame = <Key extends keyof Frame>(key: Key): boolean => JSON.stringify(frame[key]) === JSON.stringify(before?.[key] ?? null);
  return {
    ...frame,
    matter: isSame("matter") ? null : frame.matter,
    who: isSame("who") ? null : frame.who,
    options: isSame("options") ? null : frame.options,
    window: isSame("window") ? null : frame.window,
  };
};
