import { createTransport } from "nodemailer";
import type { PostSettings } from "./settings.ts";
import { NotNow, Refused, type Transport } from "./transport.ts";

const waitMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** One mailbox and nothing else: a list, a group or a second line would send to others. */
const mailbox = /^[^\s,;:<>"()[\]\\@]{1,64}@[^\s,;:<>"()[\]\\@]{1,190}$/u;

interface SmtpError {
  code?: string;
  responseCode?: number;
}

const thisMachine = /^(?:localhost|127\..*|\[::1\])$/;

/** A server's own words may hold the address: only its number is told. */
const toProblem = (error: unknown): Error => {
  const { code = "", responseCode = 0 } = error as SmtpError;
  const told = responseCode ? `smtp ${responseCode}` : `smtp ${code || "away"}`;
  // Whatever is wrong before the letter itself, a password or a certificate, is the operator's to mend.
  const isFinal = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
  return isFinal ? new Refused(told) : new NotNow(told);
};

/** Mail by SMTP, over a few lines that are kept open. */
export const createSmtp = ({ MAIL_URL, MAIL_FROM }: Pick<PostSettings, "MAIL_URL" | "MAIL_FROM">): Transport => {
  const url = new URL(MAIL_URL!);
  const line = createTransport({
    ...waitMs,
    pool: true,
    maxConnections: 3,
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (url.protocol === "smtps:" ? 465 : 587),
    secure: url.protocol === "smtps:",
    // A code is no postcard: where nothing is encrypted from the start it must be before anything is said, but on this machine or where the operator says so.
    requireTLS: url.protocol === "smtp:" && !thisMachine.test(url.hostname) && url.searchParams.get("tls") !== "optional",
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: "smtp",
    async send({ id, to, subject, text, html }) {
      if (!mailbox.test(to)) throw new Refused("no mailbox");
      try {
        const { messageId } = await line.sendMail({
          from: MAIL_FROM!,
          to: { name: "", address: to },
          subject,
          text,
          ...(html !== null && { html }),
          headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All", "X-Entity-Ref-ID": id },
        });
        return { providerId: messageId };
      } catch (error) {
        throw toProblem(error);
      }
    },
    close: () => line.close(),
  };
};
