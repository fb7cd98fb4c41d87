import { createServer } from "node:http";
import { Agent, request } from "undici";

/** The limit: bytes in, bytes out, nothing read, nothing kept. */
const agent = new Agent({ connections: 512 });
const server = createServer((incoming, response) => {
  incoming.resume();
  incoming.on("end", async () => {
    const { body } = await request(`${process.env.UPSTREAM}/chat/completions`, {
      method: "POST",
      dispatcher: agent,
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    response.writeHead(200, { "content-type": "text/event-stream" });
    for await (const bytes of body) response.write(bytes);
    response.end();
  });
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as { port: number }).port }));
