import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { PersonId } from "../../../../shared/ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { OwnData } from "../../../kernel/own-data/port.ts";
import { ownData } from "../parts/own-data.ts";

/** A JSON list, a piece at a time: no more than one is in memory. */
async function* toJson(pieces: AsyncIterable<object>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const piece of pieces) {
    yield before + JSON.stringify(piece, null, 1);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

type ListedFiles = NonNullable<OwnData["listFiles"]>;

/** Puts a part's pictures in, each opened when its turn comes. One that is not there is left out. */
const addFiles = async (zip: ZipFile, { database: { db }, storage }: Kernel, name: string, listFiles: ListedFiles, personId: PersonId): Promise<void> => {
  for await (const file of listFiles(db, personId))
    zip.addReadStreamLazy(`${name}/${file.name}`, { compress: false }, (done) => {
      storage.find(file.key).then(
        (bytes) => done(null, Readable.from([Buffer.from(bytes ?? [])])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
};

/**
 * All that is kept of somebody, as a ZIP that is made while it is read: a JSON file a kind, and the pictures in folders beside.
 * @throws whatever reading throws, through the stream
 */
export const toZip = (kernel: Kernel, personId: PersonId): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  for (const { name, list } of ownData)
    if (list)
      zip.addReadStreamLazy(`${name}.json`, (done) => {
        const stream = Readable.from(toJson(list(kernel, personId)), { objectMode: false });
        done(null, stream);
      });
  const addAll = async (): Promise<void> => {
    for (const { name, listFiles } of ownData) if (listFiles) await addFiles(zip, kernel, name, listFiles, personId);
    zip.end();
  };
  addAll().catch((error: unknown) => output.destroy(error as Error));
  return output;
};
