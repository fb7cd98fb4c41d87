import type { infer as Infer, ZodMiniType } from "zod/mini";

/** One HTTP call: what the server validates, the client is typed by and the OpenAPI document is made from. */
export interface Call<Request extends ZodMiniType = ZodMiniType, Answer extends ZodMiniType = ZodMiniType> {
  method: "GET" | "POST" | "DELETE";
  path: string;
  summary: string;
  request: Request;
  answer: Answer;
  /** An event stream instead of an envelope. */
  isStream?: true;
}
export type RequestOf<C extends Call> = Infer<C["request"]>;
export type AnswerOf<C extends Call> = Infer<C["answer"]>;

export const call = <Request extends ZodMiniType, Answer extends ZodMiniType>(spec: Call<Request, Answer>): Call<Request, Answer> => spec;

/** The envelope of every JSON answer. */
export interface Envelope<Data> {
  code: number;
  data: Data;
  msg: string;
}
