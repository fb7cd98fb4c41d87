/** After so many failures in a row a service is taken to be away, and is not asked again for a while. */
const failuresToOpen = 3;
const openMs = 30_000;

export interface Circuit {
  /** True while the service is not to be asked. */
  isOpen(nowMs: number): boolean;
  note(isUp: boolean, nowMs: number): void;
}

export const createCircuit = (): Circuit => {
  let failures = 0;
  let openUntilMs = 0;
  return {
    isOpen: (nowMs) => nowMs < openUntilMs,
    note(isUp, nowMs) {
      failures = isUp ? 0 : failures + 1;
      // Whoever asks first once the time is over tries for all: one more failure and it is open again.
      if (failures >= failuresToOpen) openUntilMs = nowMs + openMs;
      if (isUp) openUntilMs = 0;
    },
  };
};

const circuits = new WeakMap<object, Circuit>();

/** The one circuit of a node. @param owner the node's settings */
export const circuitOf = (owner: object): Circuit => {
  const found = circuits.get(owner) ?? createCircuit();
  circuits.set(owner, found);
  return found;
};
