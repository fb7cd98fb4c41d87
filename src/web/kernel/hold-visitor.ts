import { signingInKey } from "./session.ts";
import { forget, keep, readKept } from "./storage.ts";

/** A visitor's secret may be refused meanwhile, as the server retires it before its answer is here: nobody's session ends by that, in no tab. @returns the way to say that it is over */
export const holdVisitor = (): (() => void) => {
  const at = String(Date.now());
  keep(signingInKey, at);
  return () => {
    if (readKept(signingInKey) === at) forget([signingInKey]);
  };
};
