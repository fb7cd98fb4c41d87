import { googleClient, startFakeGoogle } from "./fake-google.ts";
import { startFakeX, xClient } from "./fake-x.ts";

/** Google and X on loopback, and the settings that lead there. */
export const startProviders = async () => {
  const [google, x] = [await startFakeGoogle(), await startFakeX()];
  return {
    google,
    x,
    settings: {
      GOOGLE_CLIENT_ID: googleClient.id,
      GOOGLE_CLIENT_SECRET: googleClient.secret,
      GOOGLE_ISSUER: google.url,
      X_CLIENT_ID: xClient.id,
      X_CLIENT_SECRET: xClient.secret,
      X_AUTHORIZE_URL: `${x.url}/authorize`,
      X_API_URL: x.url,
    },
    close: () => Promise.all([google.close(), x.close()]),
  };
};
