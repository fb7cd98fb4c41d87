const palmSteps = ["hand", "fingers", "palm", "lines"] as const;
export type PalmStep = (typeof palmSteps)[number];

/** The quick way asks for fingers and palm at once. */
export const listSteps = (isQuick: boolean): readonly PalmStep[] => palmSteps.filter((step) => !(isQuick && step === "fingers"));
