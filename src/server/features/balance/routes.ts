import { init } from "../../../shared/contract/init.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { listWaysIn } from "../ways-in/index.ts";
import { readDailyAccount } from "./service.ts";

export const mountBalance = (kernel: Kernel, { serve }: Routes): void => {
  const tellerOf = (tier: "basic" | "plus") => (kernel.models[tier] ? ("openai" as const) : ("builtin" as const));
  serve(init, { limit: "240/minute" }, async ({ person, locale }) => ({
    daily_account: await readDailyAccount(kernel.database.db, person, kernel.now()),
    activity_num: 0,
    features: {
      teller: { basic: tellerOf("basic"), plus: tellerOf("plus") },
      voice: { transcribes: kernel.audio.ear !== null, speaks: kernel.audio.voice !== null },
      signIn: listWaysIn(kernel),
    },
    lang: locale,
    // Until the balance exists every visitor may go on: uses are counted, not refused.
    entitlement: { haveCount: true, plus: true, sendTo: null },
  }));
};
