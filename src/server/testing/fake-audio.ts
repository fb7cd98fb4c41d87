import { openLoopback } from "./loopback.ts";

export interface AudioScript {
  /** What was said; null: no JSON comes. */
  text?: string | null;
  status?: number;
  /** The sound's bytes; an empty one is none. */
  sound?: Uint8Array;
}

export interface SeenAudio {
  path: string;
  key: string | undefined;
  /** Of a transcription: the form's fields, the file as its bytes. */
  form?: Record<string, string | Uint8Array>;
  /** Of speech. */
  body?: { model: string; voice: string; input: string };
}

/** An OpenAI-compatible endpoint on loopback that hears and speaks by a script. */
export const startFakeAudio = async () => {
  const seen: SeenAudio[] = [];
  let script: AudioScript = {};
  const server = await openLoopback(async (request, response) => {
    const pieces: Uint8Array[] = [];
    for await (const bytes of request) pieces.push(bytes as Uint8Array);
    const bytes = Buffer.concat(pieces);
    const path = request.url ?? "";
    const one: SeenAudio = { path, key: request.headers.authorization };
    if (path.endsWith("/audio/transcriptions")) {
      const form = await new Response(bytes, { headers: { "content-type": request.headers["content-type"] ?? "" } }).formData();
      one.form = {};
      for (const [name, value] of form) one.form[name] = typeof value === "string" ? value : new Uint8Array(await value.arrayBuffer());
    } else one.body = JSON.parse(bytes.toString()) as NonNullable<SeenAudio["body"]>;
    seen.push(one);
    if (script.status) return void response.writeHead(script.status).end("scripted");
    if (one.body) return void response.writeHead(200, { "content-type": "audio/mpeg" }).end(script.sound ?? Buffer.from("ID3 sound"));
    response.writeHead(200, { "content-type": "application/json" }).end(script.text === null ? "<html>" : JSON.stringify({ text: script.text ?? "" }));
  });
  return {
    baseUrl: `${server.url}/v1`,
    seen,
    play(next: AudioScript) {
      script = next;
      seen.length = 0;
    },
    close: server.close,
  };
};
