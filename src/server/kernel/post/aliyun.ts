import { createHash, createHmac } from "node:crypto";
import { askService, toCode } from "./ask-service.ts";
import type { Letter } from "./port.ts";
import { type PostSettings, readTemplates } from "./settings.ts";
import { NotNow, Refused, type Transport } from "./transport.ts";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
/** RFC 3986, which leaves less as it is than encodeURIComponent. */
const encode = (text: string): string => encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

export interface Signing {
  keyId: string;
  secret: string;
  host: string;
  action: string;
  version: string;
  query: Record<string, string>;
  /** ISO 8601 in whole seconds. */
  date: string;
  nonce: string;
}

/** A request to Aliyun, signed by ACS3-HMAC-SHA256 ("V3 request structure and signature"); its body is empty. */
export const signRequest = ({ keyId, secret, host, action, version, query, date, nonce }: Signing): { query: string; headers: Record<string, string> } => {
  const canonicalQuery = Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const headers: Record<string, string> = {
    host,
    "x-acs-action": action,
    "x-acs-content-sha256": hashOf(""),
    "x-acs-date": date,
    "x-acs-signature-nonce": nonce,
    "x-acs-version": version,
  };
  const signed = Object.keys(headers).join(";");
  const heads = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ["POST", "/", canonicalQuery, heads.join(""), signed, hashOf("")].join("\n");
  const signature = createHmac("sha256", secret)
    .update(`ACS3-HMAC-SHA256\n${hashOf(canonical)}`)
    .digest("hex");
  return {
    query: canonicalQuery,
    headers: { ...headers, authorization: `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${signed},Signature=${signature}` },
  };
};

type AliyunSettings = Pick<PostSettings, "ALIYUN_SMS_KEY_ID" | "ALIYUN_SMS_KEY_SECRET" | "ALIYUN_SMS_SIGN" | "ALIYUN_SMS_TEMPLATES" | "ALIYUN_SMS_BASE_URL">;

interface AliyunParts {
  now: () => number;
  randomBytes: (n: number) => Uint8Array;
}

/** Of the values, those a registered template may use. */
const named = ["code", "minutes", "way", "day"] as const;
/** Codes that say: not so often, or: our account. */
const passing = /^(?:isv\.BUSINESS_LIMIT_CONTROL|isv\.AMOUNT_NOT_ENOUGH|isv\.OUT_OF_SERVICE|isp\..*|Throttling.*|ServiceUnavailable)$/;

const findTemplate = (templates: Map<string, string>, { kind, locale }: Letter): string | undefined =>
  templates.get(`${kind}.${locale}`) ?? templates.get(`${kind.split(".")[0]}.${locale}`);

/** Texts by Aliyun, which words them itself: a template registered for each kind and language, and its values. */
export const createAliyun = (settings: AliyunSettings, { now, randomBytes }: AliyunParts): Transport => {
  const base = new URL(settings.ALIYUN_SMS_BASE_URL);
  const templates = readTemplates(settings.ALIYUN_SMS_TEMPLATES!);
  return {
    name: "aliyun",
    async send(letter, signal) {
      const template = findTemplate(templates, letter);
      if (!template) throw new Refused("aliyun no template");
      const values = Object.fromEntries(named.flatMap((name) => (letter.values?.[name] ? [[name, letter.values[name]]] : [])));
      const { query, headers } = signRequest({
        keyId: settings.ALIYUN_SMS_KEY_ID!,
        secret: settings.ALIYUN_SMS_KEY_SECRET!,
        host: base.host,
        action: "SendSms",
        version: "2017-05-25",
        query: {
          // Numbers of the mainland go without their country, others without the plus.
          PhoneNumbers: letter.to.replace(/^\+86/, "").replace(/^\+/, ""),
          SignName: settings.ALIYUN_SMS_SIGN!,
          TemplateCode: template,
          TemplateParam: JSON.stringify(values),
          OutId: letter.id,
        },
        date: new Date(now()).toISOString().replace(/\.\d+Z$/, "Z"),
        nonce: Buffer.from(randomBytes(16)).toString("hex"),
      });
      const { body } = await askService("aliyun", `${base.origin}/?${query}`, { method: "POST", headers, signal });
      const code = toCode(body.Code);
      if (code === "OK") return { providerId: toCode(body.BizId) };
      throw passing.test(code) ? new NotNow(`aliyun ${code}`) : new Refused(`aliyun ${code}`);
    },
    close: () => {},
  };
};
