import pg from "pg";
import { BoundedClient } from "./postgres-client.ts";

const reconnectMs = 1000;
/** A line that only listens would not notice that nobody speaks any more. */
const pingMs = 5000;

/** Listens over a connection of its own, which is opened anew whenever it is lost; what is sent in between is not heard. */
export const listenOn = (
  options: pg.ClientConfig,
  channel: string,
  onMessage: (payload: string) => void,
  onListening: () => void = () => {},
): (() => Promise<void>) => {
  let client: pg.Client | null = null;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const opened = new BoundedClient(options);
    client = opened;
    opened.on("notification", ({ payload }) => onMessage(payload ?? ""));
    opened.on("error", () => {});
    opened.once("end", () => {
      clearTimeout(timer);
      if (!isStopping) timer = setTimeout(() => void open(), reconnectMs).unref();
    });
    const ping = (): void => {
      timer = setTimeout(() => opened.query("select 1").then(ping, () => {}), pingMs).unref();
    };
    await opened
      .connect()
      .then(() => opened.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(
        () => {
          ping();
          onListening();
        },
        () => opened.end().catch(() => {}),
      );
  };
  void open();
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
};
