import type { Configuration } from "openid-client";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { ProviderName } from "./provider.ts";

/** A sign-in waits for them so long. */
export const answerSeconds = 5;

export const toReturnUrl = ({ config }: Pick<Kernel, "config">, name: ProviderName): string => new URL(`/api/oauth/${name}/callback`, config.publicUrl).href;

/** Unencrypted to this machine alone, which the settings make sure of. */
export const isLocal = (url: string): boolean => url.startsWith("http:");

/** Made once and kept; what failed is made again. */
export const once = (make: () => Promise<Configuration>): (() => Promise<Configuration>) => {
  let made: Promise<Configuration> | null = null;
  return () => {
    made ??= make().catch((error) => {
      made = null;
      throw error;
    });
    return made;
  };
};
