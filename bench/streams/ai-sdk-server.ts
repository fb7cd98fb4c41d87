import { createServer } from "node:http";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { streamText } from "ai";

/** The alternative: the AI SDK's `streamText` piped as its UI message stream, keeping nothing. */
const provider = createOpenAICompatible({ name: "bench", baseURL: process.env.UPSTREAM ?? "", includeUsage: true });
const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    streamText({ model: provider("bench"), prompt: "Should I change jobs?" }).pipeUIMessageStreamToResponse(response);
  });
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as { port: number }).port }));
