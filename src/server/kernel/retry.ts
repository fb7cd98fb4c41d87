export interface RetryOptions {
  /** False when trying again cannot mend it. */
  isPassing(error: unknown): boolean;
  /** Asked before each further try: how long it has been tried, in ms. */
  goesOn(triedMs: number): boolean;
  onFailure(error: unknown, tries: number): void;
}

const waitMs = { first: 200, longest: 3000 } as const;

/** Tries until it works, waiting longer each time. @throws the last error when it does not pass or is tried no longer */
export const retry = async <Result>(work: () => Promise<Result>, { isPassing, goesOn, onFailure }: RetryOptions): Promise<Result> => {
  const startedMs = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      onFailure(error, tries);
      if (!isPassing(error) || !goesOn(performance.now() - startedMs)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(waitMs.first * 2 ** (tries - 1), waitMs.longest)));
    }
  }
};
