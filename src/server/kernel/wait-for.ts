import { StartProblem } from "./start-problem.ts";

export interface WaitOptions {
  /** A plain line for whoever watches the start. */
  say?: (line: string) => void;
  /** How long a service may take until the start is given up. */
  waitMs?: number;
  everyMs?: number;
}

export interface AwaitedService<Opened> {
  /** "PostgreSQL at db.example:5432": no password in it. */
  name: string;
  /** The setting that says where it is. */
  setting: string;
  open(): Promise<Opened>;
  /** False when waiting cannot mend it, e.g. a wrong password. */
  isPassing(error: unknown): boolean;
}

const sayOnStderr = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
const reasonOf = (error: unknown): string => {
  const found = error instanceof AggregateError ? error.errors[0] : error;
  return found instanceof Error ? found.message : String(found);
};
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Opens a service that may come up after us, and says what is waited for.
 * @throws StartProblem when it refuses us, or has not come after `waitMs`
 */
export const waitFor = async <Opened>(
  { name, setting, open, isPassing }: AwaitedService<Opened>,
  { say = sayOnStderr, waitMs = 60_000, everyMs = 500 }: WaitOptions = {},
): Promise<Opened> => {
  const startedMs = performance.now();
  let said = "";
  for (;;) {
    try {
      const opened = await open();
      if (said !== "") say(`${name} is there.`);
      return opened;
    } catch (error) {
      const reason = reasonOf(error);
      if (!isPassing(error)) throw new StartProblem(`${name} refuses: ${reason}. Mend ${setting}, or the server.`);
      if (reason !== said) say(`Waiting for ${name} (${reason}) …`);
      said = reason;
      if (performance.now() - startedMs >= waitMs)
        throw new StartProblem(`${name} did not come within ${Math.round(waitMs / 1000)} s: ${reason}. Start it, or mend ${setting}, and start again.`);
      await rest(everyMs);
    }
  }
};
