import * as z from "zod";

const optional = z.string().trim().min(1).optional();

/** The templates of a text service that words by template: `kind.language=ID`, or `code.language=ID` for every code. */
export const readTemplates = (text: string): Map<string, string> =>
  new Map(
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .map((part) => {
        const at = part.indexOf("=");
        return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const;
      }),
  );

const isMailUrl = (value: string | undefined): boolean => value === undefined || (URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol));

/** Mail and texts, as `.env.example` lists them. */
export const postSettings = {
  MAIL_URL: optional
    .refine(isMailUrl, { message: "must be a URL like smtp://user:password@mail.example:587 or smtps://…:465" })
    .describe(
      "The mail server, e.g. smtp://user:password@mail.example:587 (STARTTLS; ?tls=optional where a server of your own has none) or smtps://…:465. Unset: no mail leaves; what would is shown at /dev/outbox outside production.",
    ),
  MAIL_FROM: optional.describe("Who mail is from, e.g. Yarrow <hello@example.com>. Needed with MAIL_URL."),
  MAIL_DAILY_LIMIT: z.coerce.number().int().min(0).default(20_000).describe("So many mails leave in 24 hours at most; the rest waits."),
  SMS_PROVIDER: z
    .enum(["outbox", "twilio", "aliyun"])
    .default("outbox")
    .describe("Who sends texts: outbox (none leaves; shown at /dev/outbox outside production), twilio or aliyun."),
  SMS_DAILY_LIMIT: z.coerce.number().int().min(0).default(500).describe("So many texts leave in 24 hours at most; the rest waits."),
  TWILIO_ACCOUNT_SID: optional.describe("For twilio: the account."),
  TWILIO_AUTH_TOKEN: optional.describe("For twilio: its token."),
  TWILIO_FROM: optional.describe("For twilio: a number in E.164, or a messaging service (MG…)."),
  TWILIO_BASE_URL: z.url().default("https://api.twilio.com").describe("For twilio: its address."),
  ALIYUN_SMS_KEY_ID: optional.describe("For aliyun: the access key's id."),
  ALIYUN_SMS_KEY_SECRET: optional.describe("For aliyun: its secret."),
  ALIYUN_SMS_SIGN: optional.describe("For aliyun: the registered signature."),
  ALIYUN_SMS_TEMPLATES: optional
    .refine((value) => value === undefined || [...readTemplates(value)].every(([key, id]) => key !== "" && id !== ""), {
      message: "must be a list like code.zh=SMS_1,code.en=SMS_2",
    })
    .describe("For aliyun: the registered templates, e.g. code.zh=SMS_1,code.en=SMS_2,notice.password.zh=SMS_3; they may use code, minutes, way and day."),
  ALIYUN_SMS_BASE_URL: z.url().default("https://dysmsapi.aliyuncs.com").describe("For aliyun: its address."),
};

export type PostSettings = z.infer<z.ZodObject<typeof postSettings>>;

const needed = {
  outbox: [],
  twilio: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
  aliyun: ["ALIYUN_SMS_KEY_ID", "ALIYUN_SMS_KEY_SECRET", "ALIYUN_SMS_SIGN", "ALIYUN_SMS_TEMPLATES"],
} as const;

/** What is missing for what was chosen. */
export const checkPostSettings = (value: PostSettings): { name: keyof PostSettings; message: string }[] => [
  ...(value.MAIL_URL && !value.MAIL_FROM ? [{ name: "MAIL_FROM" as const, message: "is needed because MAIL_URL is set" }] : []),
  ...needed[value.SMS_PROVIDER].filter((name) => !value[name]).map((name) => ({ name, message: `is needed because SMS_PROVIDER=${value.SMS_PROVIDER}` })),
];
