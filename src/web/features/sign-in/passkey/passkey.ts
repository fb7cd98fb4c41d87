import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import type { SignedIn } from "../../../../shared/contract/accounts.ts";
import { addPasskey, listPasskeys, startPasskey } from "../../../../shared/contract/credentials.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { signInApi } from "../api.ts";

/** Pages that are not encrypted have none. */
export const hasPasskeys = (): boolean => isSecureContext && browserSupportsWebAuthn();
export const canAutofill = (): Promise<boolean> => (hasPasskeys() ? browserSupportsWebAuthnAutofill() : Promise.resolve(false));

/** @param isAutofill offered under the account's field, without a window of its own @throws WebAuthnError, ApiFailure */
export const askPasskey = async (isAutofill: boolean): Promise<() => Promise<SignedIn>> => {
  const { id, options } = await signInApi.startPasskey();
  const response = await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: isAutofill });
  return () => signInApi.byPasskey(id, response);
};

export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

export const hasOwnPasskey = async (): Promise<boolean> => (await callApi(listPasskeys, {})).passkeys.length > 0;

/** Makes a passkey on this device, for the account one is signed in to. @throws WebAuthnError, ApiFailure */
export const makePasskey = async (): Promise<void> => {
  const { id, options } = await callApi(startPasskey, {});
  const response = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
  await callApi(addPasskey, { id, response: { ...response } });
};
