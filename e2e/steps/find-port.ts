import { type AddressInfo, createServer } from "node:net";

/** A port that is free now: passkeys, Google and X go by the address a server knows itself under. */
export const findPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
