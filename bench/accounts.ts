import { hashPassword, isPassword } from "../src/server/features/accounts/passwords/hash.ts";
import { makeChallenge } from "../src/server/features/human-check/altcha/challenge.ts";
import { findBySession } from "../src/server/features/people/sessions/sessions.ts";
import { openSealed } from "../src/server/features/sealed-fields/index.ts";
import { readConfig } from "../src/server/kernel/config.ts";
import { sealPassword } from "../src/server/testing/seal-password.ts";
import { goodPassword, newEmail, signInWith, signUp } from "../src/server/testing/sign-up.ts";
import { openTestApp } from "../src/server/testing/test-app.ts";
import { listTestDatabases } from "../src/server/testing/test-database.ts";

/**
 * What an account costs: a hash, a sealed password, a challenge, a whole sign-in, and the look at a token that every call of a member begins with;
 * on PGlite, and on PostgreSQL where it answers. `npm run bench accounts [rounds]`. Wanted: a sign-in ≤ 100 ms of CPU, a token's look p50 ≤ 3 ms.
 */
const rounds = Number(process.argv[2] ?? 50);

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const ms = (value: number): string => `${value.toFixed(2)} ms`;
const print = (cells: readonly string[]): void => void process.stdout.write(`${cells.map((cell, at) => cell.padEnd(at === 0 ? 38 : 12)).join("")}\n`);

/** How long one takes by the clock, and how much of the cores. */
const measure = async (name: string, times: number, work: () => Promise<unknown>): Promise<void> => {
  const tooks: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < times; round += 1) {
    const startedMs = performance.now();
    await work();
    tooks.push(performance.now() - startedMs);
  }
  const { user, system } = process.cpuUsage(before);
  print([name, ms(percentile(tooks, 0.5)), ms(percentile(tooks, 0.95)), ms((user + system) / 1000 / times)]);
};

for (const { name, open } of await listTestDatabases()) {
  const database = await open();
  const app = await openTestApp(database);
  const { kernel } = app;
  print([name, "p50", "p95", "CPU each"]);
  const [visitor, email] = [app.visitor(), newEmail()];
  const { user_token } = await signUp(app, visitor, email);
  const hash = await hashPassword(kernel, goodPassword);
  await measure("a password hashed and compared", rounds, () => isPassword(hash, goodPassword));
  const tokens = await Promise.all(Array.from({ length: rounds }, () => sealPassword(visitor, "userLogin.password", goodPassword)));
  await measure("a sealed password opened", rounds, () => openSealed(kernel, { "userLogin.password": tokens.pop()! }));
  const config = readConfig({ APP_SECRET: kernel.config.APP_SECRET });
  await measure("a challenge made", rounds, () => makeChallenge({ config, now: kernel.now }, { action: "login", isHard: false, standsIn: false }));
  await measure("a sign-in, whole, with its sealing", rounds, () => signInWith(visitor, email));
  const refused = async (address: string): Promise<void> => {
    await database.run("delete from login_tries", []);
    await signInWith(visitor, address, "not the one");
  };
  // Whoever measures these must not learn which account is there: within 20 ms of each other.
  await measure("refused: a wrong password", rounds, () => refused(email));
  await measure("refused: nobody's address", rounds, () => refused(newEmail()));
  await measure("a token looked up", rounds * 20, () => findBySession(kernel, user_token));
  await app.close();
  await database.dispose();
}
