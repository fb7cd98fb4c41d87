import { defineRules } from "../../kit/telling/rule.ts";
import { type AspectView, isTold } from "./aspect-view.ts";
import { homeParts, type Part, parts } from "./parts.ts";
import { toTurn } from "./vary.ts";
import { onlyHeld, type SkyView } from "./view.ts";

const rules = defineRules<SkyView, Part>();

export const toCase = ({ a, b, kind }: AspectView): string => `${a}.${b}.${kind}`;
export const findCase = (view: SkyView, of: string): AspectView => view.aspects.find((aspect) => toCase(aspect) === of)!;
const rareOf = 60;
const listOwn = ({ aspects, leadAspect }: SkyView, part: Part): AspectView[] =>
  aspects.filter((aspect) => aspect.part === part && aspect.id !== leadAspect?.id);

/** The closest aspects of each part. */
export const aspectRules = parts.flatMap((part) =>
  [0, 1, 2, 3].flatMap((at) =>
    rules([
      {
        key: "aspect",
        part,
        weight(view) {
          const own = listOwn(view, part)[at];
          return own ? (own.rarity >= rareOf ? 8.2 - at / 10 : 4.4 + own.closeness * 2.2) : 0;
        },
        holds(view) {
          const own = listOwn(view, part)[at];
          return own ? { facts: onlyHeld(view, [own.id]), of: toCase(own) } : null;
        },
      },
    ]),
  ),
);

const tornBodies = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
/** A body with help from one side and strain from another: the dissent says which is closer. */
export const findTorn = (view: SkyView, body: (typeof tornBodies)[number]): { soft: AspectView; hard: AspectView } | null => {
  const own = view.aspects.filter(({ a, b }) => (a === body || b === body) && isTold(b));
  const soft = own.find(({ kind }) => kind === "soft");
  const hard = own.find(({ kind }) => kind === "square" || kind === "opposition");
  return soft && hard ? { soft, hard } : null;
};
export const tornRules = tornBodies.flatMap((body) =>
  rules([
    {
      key: "torn",
      part: homeParts[body],
      role: "dissent",
      weight: (view) => 5 + toTurn(view, `torn.${body}`) * 3,
      holds(view) {
        const torn = findTorn(view, body);
        if (!torn) return null;
        const other = ({ a, b }: AspectView): string => (a === body ? b : a);
        return { facts: [torn.soft.id, torn.hard.id], of: `${body}.${other(torn.soft)}.${other(torn.hard)}` };
      },
    },
  ]),
);
