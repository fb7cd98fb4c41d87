import { AppError } from "../../../../shared/errors.ts";
import { toThread } from "../in-thread.ts";

/** Works for the pool's own tests. */
export const works = {
  "test.double": ({ value }: { value: number }) => value * 2,
  "test.refuse": ({ field }: { field: string }) => {
    throw new AppError("invalidParameters", { fields: { [field]: "required" } });
  },
  "test.break": () => {
    throw new TypeError("a bug");
  },
  "test.never": () => {
    for (;;);
  },
  "test.grow": () => {
    const held: object[] = [];
    for (;;) held.push(Array.from({ length: 1000 }, (_, at) => ({ at })));
  },
  /** Waits until another thread or the test sets the flag. */
  "test.wait": ({ flag }: { flag: SharedArrayBuffer }) => {
    Atomics.wait(new Int32Array(flag), 0, 0);
    return "let go";
  },
};

export default toThread(works);
