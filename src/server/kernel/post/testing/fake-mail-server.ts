import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface SeenMail {
  to: string[];
  raw: string;
}

/** A mail server on loopback: takes all but what its script refuses, by the number it is given. */
export const startFakeMailServer = async () => {
  const seen: SeenMail[] = [];
  const script = { refusals: [] as number[], asked: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onAuth: ({ username, password }, _session, done) => (username === "yarrow" && password === "p@ss" ? done(null, { user: username }) : done(new Error("no"))),
    onRcptTo({ address }, _session, done) {
      script.asked += 1;
      const code = script.refusals.shift();
      done(code ? Object.assign(new Error(`${address} is not here`), { responseCode: code }) : null);
    },
    onData(stream, session, done) {
      let raw = "";
      stream.on("data", (bytes: Buffer) => {
        raw += bytes.toString();
      });
      stream.on("end", () => {
        seen.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://yarrow:p%40ss@127.0.0.1:${port}`, seen, script, close: () => new Promise<void>((resolve) => server.close(resolve)) };
};
