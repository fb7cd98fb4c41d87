/** Lets the loop come round once: whatever waits for it is seen to first. An empty turn costs microseconds. */
export const turnLoop = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
