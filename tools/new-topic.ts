import { parseNewId, planTopic } from "./generators/plan-topic.ts";
import { runGenerator } from "./generators/run-generator.ts";

const toNext = (id: string): string =>
  `${id} is entered and compiles; it casts and tells back what it was asked, and its tests fail until golden cases, words and sources are there.
Next, as docs/recipes/add-a-topic.md has it:
  1. input.ts, understand.ts   the fields with labels in both languages, and what free text gives of them
  2. golden/*.json             cases {source, input, moment, cast} with their published source, before the rules
  3. engine.ts, facts.ts       the rules, in your own fact keys; isDraw in topic.ts if it draws
  4. words.ts, asked.ts, reading.*, prompt.ts, card.*   in both languages
  5. src/topics/manifest.ts    its names, its glyph, namedBy, isDraw and takesPicture if so; the letter is public once it is released
  6. README.md                 rules, schools, sources, what it does not do
Then: npx vitest run src/topics, and look at it on phone and desktop.`;

/** `npm run new:topic ID`: the whole folder of a topic, empty of words, and its two rows. */
runGenerator("npm run new:topic ID, in camel case", (root, given) => planTopic(root, parseNewId(root, given)), toNext);
