/** Why the server cannot start, as a sentence with the way out: printed as it is, without a stack. */
export class StartProblem extends Error {}

/** How whoever runs the server calls our command line. */
export const restoreCommand = "npm run yarrow -- admin restore";
