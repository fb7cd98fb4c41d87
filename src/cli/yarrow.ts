#!/usr/bin/env node
import { AppError } from "../shared/errors.ts";
import { toErrorLine } from "./lines.ts";
import { listUsage, runList } from "./list.ts";
import { PlainProblem, UsageProblem } from "./usage.ts";

const usage = `yarrow: computed first, then told

  yarrow cast TOPIC [--input JSON] [--jsonl] [--seed HEX] [--at INSTANT] [--lang zh|en] [--as cast|facts|reading] [--model 3.5|4]
      Casts one topic and prints one JSON object (reading: Markdown). With --jsonl, reads one input a line from stdin and
      prints one result a line, in order; a bad line gives {"error":{"code":1001,"fields":{…}}} and does not stop the rest.
      --seed makes a draw repeatable: its castId is empty and its nonce is the line's number, or empty for one input.
  yarrow hear TURN | --jsonl
      Hears a turn of a chat, {"topic","locale","state","recent":[{"role","text"}],"text"}, and prints what was heard: act, risk, frame, slots, confidence.
      With --jsonl, one turn a line.
  yarrow almanac terms YEAR | day DATE [--jsonl]
      The 24 solar terms of a year; a day in the Chinese calendar. With --jsonl, one argument a line, as JSON: 2026 or "2026-11-20".
  yarrow list ${listUsage}
      Prints a table as JSON.
  yarrow admin snapshots | restore [FILE] | keys rotate
      Lists the embedded database's snapshots; puts one back (the newest, without FILE) while the server is stopped; makes a new key to lock births with.
`;

type Command = (args: string[]) => Promise<void>;
const commands: Record<string, Command> = {
  cast: async (args) => (await import("./cast.ts")).runCast(args),
  hear: async (args) => (await import("./hear.ts")).runHear(args),
  almanac: async (args) => (await import("./almanac.ts")).runAlmanac(args),
  list: runList,
  admin: async (args) => (await import("./admin/admin.ts")).runAdmin(args),
  help: async () => void process.stdout.write(usage),
};

/** Runs one command. Exit code 0; 1 for an input that is no good (the error as JSON on stdout); 2 for a call that is none. */
const run = async ([name = "help", ...args]: string[]): Promise<number> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new UsageProblem(`no such command: ${name}`);
    await command(args);
    return 0;
  } catch (error) {
    if (error instanceof AppError) {
      process.stdout.write(`${toErrorLine(error)}\n`);
      return 1;
    }
    if (error instanceof PlainProblem) {
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
    if (!(error instanceof UsageProblem)) throw error;
    process.stderr.write(`yarrow: ${error.message}\n\n${usage}`);
    return 2;
  }
};

process.exitCode = await run(process.argv.slice(2));
