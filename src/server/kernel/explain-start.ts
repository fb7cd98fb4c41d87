import type { Config } from "./config.ts";
import { StartProblem } from "./start-problem.ts";

const listening: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ PORT }) => `Port ${PORT} is in use by another program. Stop that one, or set PORT to a free one (PORT=0 takes any).`,
  EADDRNOTAVAIL: ({ HOST }) => `This machine has no address ${HOST}. Set HOST to one of its own, or to 0.0.0.0 for all.`,
  ENOTFOUND: ({ HOST }) => `No address is known for ${HOST}. Set HOST to one of this machine's own, or to 0.0.0.0 for all.`,
  EACCES: ({ PORT }) => `This user may not listen on port ${PORT}. Set PORT to one above 1023, or give it the right to.`,
};

/**
 * What kept the server from starting, as a sentence with the way out.
 * @param config null while it has not been read
 * @returns null for what we did not foresee: a bug, to be shown with its place
 */
export const explainStart = (error: unknown, config: Config | null): string | null => {
  if (error instanceof StartProblem) return error.message;
  if (!config) return null;
  const { syscall, code = "" } = error as NodeJS.ErrnoException;
  if ((syscall === "listen" || syscall === "getaddrinfo") && Object.hasOwn(listening, code)) return listening[code]!(config);
  if (code === "ENOSPC") return `The disk of DATA_DIR (${config.DATA_DIR}) is full. Nothing is lost: free some space and start again.`;
  return null;
};
