/** How often a running answer is shown anew at most. */
export const commitEveryMs = 40;

export interface CommitWindow {
  /** Commits at once if the last commit is long enough ago, else as soon as it is. */
  schedule(): void;
  /** Commits now what is waiting. */
  flush(): void;
  cancel(): void;
}

export const createCommitWindow = (commit: () => void): CommitWindow => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastMs = Number.NEGATIVE_INFINITY;
  const run = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    lastMs = performance.now();
    commit();
  };
  return {
    schedule() {
      if (timer) return;
      const waitMs = lastMs + commitEveryMs - performance.now();
      if (waitMs <= 0) run();
      else timer = setTimeout(run, waitMs);
    },
    flush() {
      if (timer) run();
    },
    cancel() {
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
};
