import { ownRepeats } from "../../../kernel/idempotency/own-repeats.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { ownUses } from "../../balance/index.ts";
import { ownChats } from "../../chat/index.ts";
import { ownComparisons } from "../../compare/index.ts";
import { ownJournal } from "../../journal/index.ts";
import { ownAccount, ownSessions } from "../../people/index.ts";
import { ownUploads } from "../../pictures/index.ts";
import { ownShares } from "../../shares/index.ts";

/** All that is kept of people, a line a part of the house; the person last. A table of theirs that is in none of these fails a test. */
export const ownData: readonly OwnData[] = [ownChats, ownShares, ownJournal, ownComparisons, ownUploads, ownUses, ownRepeats, ownSessions, ownAccount];
