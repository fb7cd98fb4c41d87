/** The call's words are off: told with the usage, exit code 2. */
export class UsageProblem extends Error {}
