import * as z from "zod/mini";
import { clientId } from "../ids.ts";
import { call } from "./call.ts";

/** What a picture is for: a square avatar, or a screenshot or a chat's picture as it is. */
export const uploadPath = z.enum(["avatar", "screenshot", "chat"]);
export type UploadPath = z.infer<typeof uploadPath>;

export const uploadPicture = call({
  method: "POST",
  path: "/system/upload",
  summary: "Keep a picture: the form field `file`, png or jpeg, 5 MB at most; ten a day",
  who: "person",
  bringsFile: "multipart/form-data",
  request: z.object({ path: z._default(uploadPath, "screenshot") }),
  /** Its address; the id is its last part. */
  answer: z.string(),
});

export const getUpload = call({
  method: "GET",
  path: "/system/upload/:id",
  summary: "A picture that was uploaded, to its owner: JPEG",
  who: "person",
  isStream: true,
  request: z.object({ id: clientId }),
  answer: z.looseObject({}),
});
