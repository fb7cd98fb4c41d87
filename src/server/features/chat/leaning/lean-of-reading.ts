import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { craft } from "../crafts/works.ts";
import type { ChatReading } from "../records/find-reading.ts";
import type { LeanedReading } from "./lean-reading.ts";

/** The same, asked of a thread. */
export const leanOfReading = (kernel: Kernel, reading: ChatReading, locale: Locale): Promise<LeanedReading> => craft(kernel, "chat.lean", { reading, locale });
