import { NotNow } from "./transport.ts";

export interface ServiceAnswer {
  status: number;
  body: { code?: unknown; sid?: unknown; Code?: unknown; BizId?: unknown };
}

/** One question to a text service. @throws NotNow where it is away, overrun, or does not know us */
export const askService = async (name: string, url: string, init: RequestInit): Promise<ServiceAnswer> => {
  const response = await fetch(url, { ...init, redirect: "error" }).catch(() => {
    throw new NotNow(`${name} away`);
  });
  const body = (await response.json().catch(() => ({}))) as ServiceAnswer["body"];
  // Wrong keys are the operator's to mend; the letter waits for it.
  if (response.status >= 500 || [401, 403, 408, 429].includes(response.status)) throw new NotNow(`${name} ${response.status}`);
  return { status: response.status, body };
};

/** A code of theirs as it may be kept: short, and no words of anybody's. */
export const toCode = (value: unknown): string =>
  String(value ?? "")
    .replace(/[^\w.]/g, "")
    .slice(0, 60);
