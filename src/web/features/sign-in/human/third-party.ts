type Provider = "turnstile" | "recaptcha";

interface Widget {
  render(place: HTMLElement, options: Record<string, unknown>): unknown;
  ready?(listener: () => void): void;
}

const scripts: Record<Provider, { address: string; global: string }> = {
  turnstile: { address: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit", global: "turnstile" },
  recaptcha: { address: "https://www.recaptcha.net/recaptcha/api.js?render=explicit", global: "grecaptcha" },
};

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("the check's script did not come"));
    };
    document.head.append(script);
  });

const loaded = new Map<Provider, Promise<void>>();

interface Placing {
  provider: Provider;
  sitekey: string;
  action: string;
  onAnswer(answer: string): void;
  onExpired(): void;
}

/** Puts another company's check into a place of the page; its script is fetched now and not before. @throws Error where it does not come */
export const placeCheck = async (place: HTMLElement, { provider, sitekey, action, onAnswer, onExpired }: Placing): Promise<void> => {
  const { address, global } = scripts[provider];
  const loading = loaded.get(provider) ?? loadScript(address);
  loaded.set(provider, loading);
  await loading.catch((error: unknown) => {
    loaded.delete(provider);
    throw error;
  });
  const widget = (globalThis as unknown as Record<string, Widget | undefined>)[global];
  if (!widget) throw new Error("the check's script brought no check");
  if (widget.ready && provider === "recaptcha") await new Promise<void>((resolve) => widget.ready?.(resolve));
  widget.render(place, { sitekey, action, callback: onAnswer, "expired-callback": onExpired });
};
