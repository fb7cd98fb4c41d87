export const palmSteps = ["hand", "fingers", "palm", "lines"] as const;
export type PalmStep = (typeof palmSteps)[number];
