import { listTalks } from "../src/server/features/chat/talks/list-talks.ts";
import { findRepeats } from "../src/server/features/chat/talks/playing/check-talk.ts";
import { openPlayer } from "../src/server/features/chat/talks/playing/player.ts";
import { judge, printTalk } from "../src/server/features/chat/talks/playing/print-talk.ts";
import { openTestPglite } from "../src/server/testing/test-database.ts";

/**
 * Plays the talks of `src/server/features/chat/talks` aloud: `npm run talks -- [part of a name] [--meant] [--seed WORD] [--quiet]`.
 * `--meant`: each turn is heard as its label says, whatever the hearing makes of it; `--seed`: other draws; `--quiet`: only what is wrong.
 */
const args = process.argv.slice(2);
const takeValue = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};
const takeFlag = (name: string): boolean => {
  const at = args.indexOf(name);
  if (at >= 0) args.splice(at, 1);
  return at >= 0;
};
const seed = takeValue("--seed") ?? "";
const [isMeant, isQuiet] = [takeFlag("--meant"), takeFlag("--quiet")];

const database = await openTestPglite();
const player = await openPlayer(database);
const tally = { turns: 0, right: 0, misheard: 0, sentences: 0, repeated: 0 };
for (const talk of await listTalks(args[0])) {
  const turns = await player.play(talk, { seed, isMeant });
  const wrong = judge(turns);
  const { count, repeats } = findRepeats(turns);
  tally.turns += turns.length;
  tally.right += wrong.filter((one) => one.length === 0).length;
  tally.misheard += turns.filter(({ heard, turn }) => heard && (heard.act !== turn.means || heard.risk !== (turn.risk ?? null))).length;
  tally.sentences += count;
  tally.repeated += [...repeats.values()].flat().length;
  const told = wrong.flatMap((list, at) => list.map((one) => `  ✗ ${talk.name} ${at + 1} “${turns[at]!.turn.say ?? "form"}”: ${one}`));
  process.stdout.write(`${isQuiet ? told.join("\n") : printTalk(talk, turns)}\n`);
}
await player.close();
await database.close();
const { turns, right, misheard, sentences, repeated } = tally;
process.stdout.write(`\n${right} of ${turns} turns right · ${misheard} heard otherwise than meant · ${repeated} of ${sentences} sentences said twice\n`);
process.exitCode = right === turns ? 0 : 1;
