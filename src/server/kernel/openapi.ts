import * as z from "zod";
import type { Call, Who } from "../../shared/contract/call.ts";

const whoWords: Record<Who, string> = {
  anyone: "For anyone.",
  person: "For whoever is known, by this browser or by an account.",
  member: "For those with an account.",
  staff: "For staff.",
};

/** The OpenAPI 3.1 document of the given calls, made from the contract that validates them. */
export const toOpenapi = (calls: Call[], url: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path, summary, who, request, answer, isStream, bringsFile } of calls) {
    const schema = z.core.toJSONSchema(request, { io: "input", unrepresentable: "any" }) as { properties?: Record<string, unknown>; required?: string[] };
    const envelope = {
      type: "object",
      required: ["code", "data", "msg"],
      properties: { code: { type: "integer" }, msg: { type: "string" }, data: z.core.toJSONSchema(answer, { unrepresentable: "any" }) },
    };
    const isInPath = (name: string): boolean => path.split("/").includes(`:${name}`);
    const operation = {
      summary,
      description: whoWords[who],
      // Either opens a person; what only members or staff may ask needs the token.
      security: { anyone: [], person: [{ visitor: [] }, { token: [] }], member: [{ token: [] }], staff: [{ token: [] }] }[who],
      ...(method === "GET" || bringsFile
        ? {
            parameters: Object.entries(schema.properties ?? {}).map(([name, property]) => ({
              name,
              in: isInPath(name) ? "path" : "query",
              required: schema.required?.includes(name) ?? false,
              schema: property,
            })),
          }
        : {}),
      ...(method === "GET" ? {} : { requestBody: { content: bringsFile ? { [bringsFile]: {} } : { "application/json": { schema } } } }),
      responses: {
        200: {
          description: isStream ? "Server-sent events; see StreamEvent" : "code 200 is success, any other an error of the catalogue",
          content: isStream ? { "text/event-stream": {} } : { "application/json": { schema: envelope } },
        },
      },
    };
    const template = path.replace(/:(\w+)/g, "{$1}");
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Yarrow", version: "1" },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: { visitor: { type: "apiKey", in: "header", name: "X-Visitor" }, token: { type: "apiKey", in: "header", name: "Authorization" } },
    },
  };
};

/** A page that lists the calls, without a script or another host. */
export const toApiPage = (calls: Call[]): string => {
  const rows = calls.map(({ method, path, summary, who, request }) => {
    const schema = JSON.stringify(z.core.toJSONSchema(request, { io: "input", unrepresentable: "any" }), null, 2).replace(/</g, "&lt;");
    return `<details><summary><code>${method}</code> <b>${path}</b> ${summary} <small>${who}</small></summary><pre>${schema}</pre></details>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Yarrow API</title><style>body{font:16px/1.6 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}summary{padding:.4rem 0;cursor:pointer}pre{overflow:auto;background:#f3efe6;padding:1rem}</style><h1>Yarrow API</h1><p>The document: <a href="/api/openapi.json">/api/openapi.json</a></p>${rows.join("")}`;
};
