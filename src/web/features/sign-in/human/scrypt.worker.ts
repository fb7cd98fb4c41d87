import { type ScryptParameters, tryCounter } from "./search.ts";

/** A share of the counters: every `step`th from `start`. Ends with the page's word, or its own find. */
addEventListener("message", ({ data: { parameters, start, step } }: MessageEvent<{ parameters: ScryptParameters; start: number; step: number }>) => {
  for (let counter = start; ; counter += step) {
    const solution = tryCounter(parameters, counter);
    if (solution) return postMessage(solution);
  }
});
