import { askService, toCode } from "./ask-service.ts";
import type { PostSettings } from "./settings.ts";
import { Refused, type Transport } from "./transport.ts";

type TwilioSettings = Pick<PostSettings, "TWILIO_ACCOUNT_SID" | "TWILIO_AUTH_TOKEN" | "TWILIO_FROM" | "TWILIO_BASE_URL">;

/** Texts by Twilio: one authenticated POST each. */
export const createTwilio = ({ TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from, TWILIO_BASE_URL }: TwilioSettings): Transport => {
  const url = `${TWILIO_BASE_URL.replace(/\/+$/, "")}/2010-04-01/Accounts/${encodeURIComponent(sid!)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`;
  const sender: Record<string, string> = from!.startsWith("MG") ? { MessagingServiceSid: from! } : { From: from! };
  return {
    name: "twilio",
    async send({ to, text }, signal) {
      const form = new URLSearchParams({ To: to, Body: text, ...sender });
      const { status, body } = await askService("twilio", url, { method: "POST", headers: { authorization }, body: form, signal });
      if (status >= 300) throw new Refused(`twilio ${status} ${toCode(body.code)}`);
      return { providerId: toCode(body.sid) };
    },
    close: () => {},
  };
};
