/** Who asks for what is being made already waits for that making, and gets what it gives or throws. */
export const createSharedMaking = () => {
  const underWay = new Map<string, Promise<unknown>>();
  return <Made>(key: string, make: () => Promise<Made>): Promise<Made> => {
    const known = underWay.get(key) as Promise<Made> | undefined;
    if (known) return known;
    const making = make().finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
};
export type SharedMaking = ReturnType<typeof createSharedMaking>;
