import { toTopicFolder } from "../../src/topics/topic-ids.ts";

/** What one topic is called in the places where it is written: `TaoTeChing` is `tao-te-ching`, `taoTeChing` and `TaoTeChing`. */
export interface TopicNames {
  id: string;
  folder: string;
  /** Of its constants. */
  constant: string;
  /** Of its types, and inside longer names. */
  type: string;
}

export const toTopicNames = (id: string): TopicNames => ({
  id,
  folder: toTopicFolder(id),
  constant: id.charAt(0).toLowerCase() + id.slice(1),
  type: id.charAt(0).toUpperCase() + id.slice(1),
});
