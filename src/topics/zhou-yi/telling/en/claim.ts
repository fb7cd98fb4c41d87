import { toLower } from "../../../../shared/capital.ts";
import { toYou } from "./asked.ts";

const event =
  /\bwill ((?:he|she|they|it|i|we|this|that)|(?:my|the|our) (?:(?:best|older|younger|new|old|business) )?[\p{L}-]+) (?:ever |really |still )?([\p{L}\d’'-]+(?: [\p{L}\d’'-]+){0,11})\s*\?\s*$/iu;
const power = /\b(?:can|could) (?:i|we) (?:ever |really |still )?([\p{L}\d’'-]+(?: [\p{L}\d’'-]+){0,11})\s*\?\s*$/iu;
const pronouns = /^(?:i|we)$/i;

/** "Will my mother forgive me?" → ["your mother", "forgive you"]; null where it can’t be taken apart. */
export const findEvent = (text: string): { who: string; what: string } | null => {
  const found = event.exec(text.trim());
  if (!found || /\b(?:or|if|i|we)\b/i.test(found[2]!)) return null;
  const who = pronouns.test(found[1]!) ? "you" : toYou(toLower(found[1]!));
  return { who, what: toYou(found[2]!) };
};

/** "Can I afford a car?" → "afford a car". */
export const findPower = (text: string): string | null => {
  const found = power.exec(text.trim())?.[1];
  return !found || /\b(?:or|if|i|we)\b/i.test(found) ? null : toYou(found);
};

type Claims = readonly [string, string, string, string, string];

/** From −2 to 2; `isDreaded` turns it round. */
export const toEventClaims = ({ who, what }: { who: string; what: string }, isDreaded: boolean): Claims => {
  const will = who === "you" || /^(?:he|she|they|it)$/.test(who) ? `${who}’ll` : `${who} will`;
  if (isDreaded)
    return [
      `It may come to that, if nothing changes`,
      `There’s some risk that ${will} ${what}`,
      `Whether ${will} ${what} isn’t settled yet`,
      `It doesn’t look as if ${will} ${what}`,
      `No, it doesn’t look as if ${will} ${what}`,
    ];
  return [
    "Not the way things are going",
    `It doesn’t look yet as if ${will} ${what}`,
    `Whether ${will} ${what} isn’t settled yet`,
    `It looks as if ${will} ${what}`,
    `Yes, it looks as if ${will} ${what}`,
  ];
};

export const toPowerClaims = (what: string): Claims => [
  `You can’t ${what} like this`,
  `It’ll be hard to ${what} just now`,
  `Whether you can ${what} depends on what you do next`,
  `Very likely you can ${what}`,
  `Yes, you can ${what}`,
];
