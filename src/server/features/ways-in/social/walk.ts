import type { Kernel } from "../../../kernel/kernel.ts";
import { toLogged } from "../../../kernel/log.ts";
import { keepBegun, takeBegun, toDigest } from "../beginning/begun.ts";
import { toEntered, toRefused } from "./landing.ts";
import type { Provider, ProviderName } from "./provider.ts";
import { toReturnUrl } from "./settings.ts";

const walkSeconds = 600;
const ticketSeconds = 60;
/** A browser that comes back at the last moment still holds its ticket. */
export const markSeconds = walkSeconds + ticketSeconds;
const secretBytes = 32;

interface Walk {
  name: ProviderName;
  provider: Provider;
  /** Of the browser that walks. */
  mark: string;
}

const toSecret = ({ randomBytes }: Pick<Kernel, "randomBytes">): string => Buffer.from(randomBytes(secretBytes)).toString("base64url");

/** @returns the provider's page, or where a refusal lands when there is none */
export const leave = async (kernel: Kernel, { name, provider, mark }: Walk, returnTo: string): Promise<string> => {
  const checks = { state: toSecret(kernel), nonce: toSecret(kernel), verifier: toSecret(kernel) };
  try {
    const page = await provider.toStart(checks);
    const { state, ...value } = checks;
    await keepBegun(kernel, { kind: "journey", key: [name, toDigest(state), toDigest(mark)], value: { ...value, returnTo }, seconds: walkSeconds });
    return page.href;
  } catch (error) {
    kernel.log.warn({ provider: name, error: toLogged(error) }, "a provider could not be reached");
    return toRefused(name);
  }
};

/**
 * Reads what a provider sends back to the browser that left for it, once.
 * @returns where it lands: with a ticket of a minute, or refused
 */
export const comeBack = async (kernel: Kernel, { name, provider, mark }: Walk, query: string): Promise<string> => {
  const returned = new URL(toReturnUrl(kernel, name));
  returned.search = query;
  const state = returned.searchParams.get("state") ?? "";
  const begun = await takeBegun(kernel, "journey", [name, toDigest(state), toDigest(mark)]);
  if (!begun) return toRefused(name);
  try {
    const { subject, shown } = await provider.read(returned, { state, nonce: begun.nonce, verifier: begun.verifier });
    const ticket = toSecret(kernel);
    await keepBegun(kernel, { kind: "ticket", key: [name, toDigest(ticket), toDigest(mark)], value: { kind: name, subject, shown }, seconds: ticketSeconds });
    return toEntered(name, ticket, begun.returnTo);
  } catch (error) {
    // One's own refusal comes this way too, and is nothing to look after.
    kernel.log.info({ provider: name, error: toLogged(error) }, "a provider's answer was not taken");
    return toRefused(name);
  }
};
