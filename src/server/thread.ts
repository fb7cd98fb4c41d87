import { toThread } from "./kernel/workers/in-thread.ts";
import { works } from "./works.ts";

/** What a thread of the pool runs. It opens no database and no port. */
export default toThread(works);
