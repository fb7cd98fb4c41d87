/** The call's words are off: told with the usage, exit code 2. */
export class UsageProblem extends Error {}

/** What went wrong, as a sentence with the way out: printed alone. */
export class PlainProblem extends Error {}
