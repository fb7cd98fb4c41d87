import * as z from "zod/mini";
import { call } from "./call.ts";

export const init = call({
  method: "POST",
  path: "/api/init",
  summary: "What a client needs at its start",
  who: "person",
  isRead: true,
  request: z.looseObject({}),
  answer: z.object({
    daily_account: z.object({ num: z.number(), total_num: z.number(), date: z.string() }),
    activity_num: z.number(),
    features: z.object({
      teller: z.object({ basic: z.enum(["builtin", "openai"]), plus: z.enum(["builtin", "openai"]) }),
      /** Whether the server writes down what is said, and reads aloud; where it does not, the browser may. */
      voice: z.object({ transcribes: z.boolean(), speaks: z.boolean() }),
      /** The ways in that are set up here, besides addresses and wallets; `humanCheck`: who tells people from programs. */
      signIn: z.object({ google: z.boolean(), x: z.boolean(), passkey: z.boolean(), humanCheck: z.enum(["altcha", "turnstile", "recaptcha"]) }),
    }),
    lang: z.enum(["zh", "en"]),
    entitlement: z.object({ haveCount: z.boolean(), plus: z.boolean(), sendTo: z.nullable(z.enum(["login", "subscribe"])) }),
  }),
});
