import type { infer as Infer, ZodMiniType } from "zod/mini";

/**
 * Who may make a call: `anyone`, known or not; a `person`, known at least by this browser; a `member`, who can sign in from anywhere;
 * `staff`, who look after the product.
 */
export type Who = "anyone" | "person" | "member" | "staff";

/** One HTTP call: what the server validates, the client is typed by and the OpenAPI document is made from. */
export interface Call<Request extends ZodMiniType = ZodMiniType, Answer extends ZodMiniType = ZodMiniType, Asks extends Who = Who> {
  method: "GET" | "POST" | "DELETE";
  /** `:name` stands for that field of the request. */
  path: string;
  summary: string;
  who: Asks;
  request: Request;
  answer: Answer;
  /** A POST that changes nothing: a repeat of it is answered anew, and a full disk does not stop it. False: a GET that changes something. */
  isRead?: boolean;
  /** A write whose answer is kept nowhere, not for its repeats either: it holds a secret. */
  isUnkept?: true;
  /** A write whose answer holds a birth, and is kept locked for its repeats. */
  isPrivate?: true;
  /** Makes room, or only ends something: a full disk does not stop it either. */
  makesRoom?: true;
  /** The body is a file of this type, and the request stands in the query. */
  bringsFile?: string;
  /** An event stream instead of an envelope. */
  isStream?: true;
}

/** Changes nothing. */
export const isReading = ({ method, isRead }: Call): boolean => isRead ?? method === "GET";

export type RequestOf<C extends Call> = Infer<C["request"]>;
export type AnswerOf<C extends Call> = Infer<C["answer"]>;

export const call = <Request extends ZodMiniType, Answer extends ZodMiniType, Asks extends Who>(
  spec: Call<Request, Answer, Asks>,
): Call<Request, Answer, Asks> => spec;

/** A call's path with its places (`:id`) filled, and what of the request stands elsewhere. */
export const fillPath = ({ path }: Pick<Call, "path">, request: Readonly<Record<string, unknown>>): { path: string; rest: Record<string, unknown> } => {
  const rest = { ...request };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(request[name]));
  });
  return { path: filled, rest };
};

/** The envelope of every JSON answer. */
export interface Envelope<Data> {
  code: number;
  data: Data;
  msg: string;
}
