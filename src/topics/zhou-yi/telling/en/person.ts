const couple = "wife|husband|partner|boyfriend|girlfriend|fianc[ée]e?|ex(?:-(?:wife|husband|boyfriend|girlfriend))?|spouse|lover|crush";
const family =
  "mother|mum|mom|father|dad|parents|brother|sister|siblings|son|daughter|children|kids|child|stepson|stepdaughter|stepmother|stepfather|grandmother|grandfather|gran|grandson|granddaughter|aunt|uncle|cousin|niece|nephew|mother-in-law|father-in-law|sister-in-law|brother-in-law|in-laws|family";
const friends = "friend|friends|flatmate|roommate|housemate|neighbours?|neighbors?";
const others =
  "boss|manager|landlord|landlady|team|colleagues?|co-?workers?|business partner|clients?|customers?|teacher|tutor|supervisor|assistant|employer|investors?|agent|publisher";

const named = new RegExp(
  `\\bmy ((?:(?:best|oldest|older|elder|younger|little|big|own|new|old) )?(?:${others}|${family}|${friends}|${couple}))\\b(?!['’])`,
  "i",
);
const plural = /(?:s|children|team|family)$/i;

/** The person a question names, said to the asker: "my older sister" → "your older sister". null where it names none, or one of no kind we know. */
export const findPerson = (text: string): string | null => {
  const found = named.exec(text)?.[1];
  return found ? `your ${found.toLowerCase()}` : null;
};

/** "your parents’", "your boss’s" */
export const toPossessive = (name: string): string => (/s$/.test(name) && !/boss$/.test(name) ? `${name}’` : `${name}’s`);

/** "Your sister", "He": who a further question is about. `isPlural` decides the verb. */
export const toNamed = (text: string): { name: string; isPlural: boolean } => {
  const person = findPerson(text);
  if (person) return { name: `Y${person.slice(1)}`, isPlural: plural.test(person) && !/boss$/.test(person) };
  const others = /\b(?:the|our) (?:children|kids|others|family)\b/i.exec(text)?.[0];
  if (others) return { name: `The ${others.split(" ")[1]!.toLowerCase()}`, isPlural: true };
  if (/\b(?:she|her)\b/i.test(text)) return { name: "She", isPlural: false };
  if (/\b(?:he|him|his)\b/i.test(text)) return { name: "He", isPlural: false };
  if (/\b(?:they|them|their)\b/i.test(text)) return { name: "They", isPlural: true };
  return { name: "The other side", isPlural: false };
};
