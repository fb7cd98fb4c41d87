import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Wire {
  /** Where to reach the service through this wire. */
  url: string;
  /** Cuts every connection; new ones are taken. */
  cut(): void;
  /** Keeps connections open, and new ones too, but carries nothing any more. */
  silence(): void;
  /** Refuses new connections and cuts those there are. */
  refuse(): Promise<void>;
  /** Carries again. What was kept back in silence is lost with its connections. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

const standardPorts: Record<string, number> = { "postgres:": 5432, "postgresql:": 5432, "redis:": 6379 };

const toAddress = (url: string): { host: string; port: number } => {
  const { protocol, hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || standardPorts[protocol]) };
};

const withAddress = (url: string, port: number): string => {
  const changed = new URL(url);
  changed.hostname = "127.0.0.1";
  changed.port = String(port);
  return changed.href;
};

/** A wire to the service at `serviceUrl` that can be cut, silenced and mended: how a test takes a service away that others use too. */
export const openWire = async (serviceUrl: string): Promise<Wire> => {
  const to = toAddress(serviceUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    const far = keep(connect(to));
    near.setNoDelay(true);
    far.setNoDelay(true);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("data", (bytes) => {
        if (!isSilent) into.write(bytes);
      });
      from.on("close", () => into.destroy());
    }
  });
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const closed = (): Promise<void> =>
    new Promise((resolve) => {
      if (server.listening) server.close(() => resolve());
      else resolve();
      cut();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: withAddress(serviceUrl, port),
    cut,
    silence() {
      isSilent = true;
    },
    refuse: closed,
    async mend() {
      if (isSilent) cut();
      isSilent = false;
      if (!server.listening) await listen(port);
    },
    close: closed,
  };
};
