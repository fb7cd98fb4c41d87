/** Files under keys: uploaded pictures. A key is `[A-Za-z0-9_-]` in parts joined by `/`, the person first. */
export interface Storage {
  /** Writes the whole file or nothing; a file already under the key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  find(key: string): Promise<Uint8Array | undefined>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Deletes all of a person: every file whose key begins with them. */
  deleteOwner(owner: string): Promise<void>;
}
