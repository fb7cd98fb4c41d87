import { readdirSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { getUser, updateUser } from "../../../shared/contract/people.ts";
import { getUpload } from "../../../shared/contract/upload.ts";
import { describeServer } from "../../testing/describe-server.ts";
import type { Visitor } from "../../testing/test-app.ts";

const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background: "#b23a2e" } });
const png = await drawn.clone().png().toBuffer();
const noted = await drawn
  .clone()
  .jpeg()
  .withExif({ IFD0: { Artist: "canary" }, IFD3: { GPSLatitude: "31/1 13/1 0/1" } })
  .toBuffer();

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const toChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([size, body, sum]);
};
/** Twenty thousand pixels a side, in a small file. */
const bomb = (): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(20_000, 0);
  head.writeUInt32BE(20_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(20_000 * 2501));
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, toChunk("IHDR", head), toChunk("IDAT", rows), toChunk("IEND", Buffer.alloc(0))]);
};

describeServer("uploaded pictures", (app) => {
  const upload = async (visitor: Visitor, file: Uint8Array | null, { path = "avatar", name = "me.png" } = {}) => {
    const form = new FormData();
    if (file) form.append("file", new Blob([new Uint8Array(file)], { type: "image/png" }), name);
    const { "content-type": _, ...headers } = visitor.headers;
    const response = await app().fetch(new Request(`http://localhost/system/upload?path=${path}`, { method: "POST", headers, body: form }));
    return (await response.json()) as { code: number; data: string & { fields?: Record<string, string> } };
  };
  const idOf = (address: string): string => address.split("/").at(-1)!;

  test("check 40: a picture lies under an id nobody guesses, and its owner alone gets it, as a picture that runs nothing", async () => {
    const visitor = app().visitor();
    const { code, data } = await upload(visitor, png);
    expect([code, data]).toEqual([200, expect.stringMatching(/^\/system\/upload\/u[\w-]{22}$/)]);
    const shown = await visitor.raw(getUpload, { id: idOf(data) });
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": 'inline; filename="picture.jpg"',
      "content-security-policy": expect.stringContaining("sandbox"),
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ format: "jpeg", width: 512, height: 512 });
    expect(
      (
        await app()
          .visitor()
          .ask(getUpload, { id: idOf(data) })
      ).code,
    ).toBe(9003);
    expect((await visitor.ask(getUpload, { id: "../people" })).code).toBe(1001);
  });

  test("a screenshot keeps its shape", async () => {
    const visitor = app().visitor();
    const { data } = await upload(visitor, png, { path: "screenshot" });
    const shown = await visitor.raw(getUpload, { id: idOf(data) });
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 900, height: 600 });
  });

  test("check 37: what a file is decides its bytes; over 5 MB, drawings, moving pictures, pages and torn files are refused", async () => {
    const visitor = app().visitor();
    const files: [string, Uint8Array][] = [
      ["svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
      ["gif", await drawn.clone().gif().toBuffer()],
      ["webp", await drawn.clone().webp().toBuffer()],
      ["html", Buffer.from("<html><script>alert(1)</script>")],
      ["png's head alone", Buffer.concat([png.subarray(0, 8), Buffer.from("<html>")])],
      ["torn", noted.subarray(0, noted.length / 2)],
    ];
    for (const [name, file] of files) expect([name, (await upload(visitor, file)).data]).toEqual([name, { fields: { file: "imageType" } }]);
    expect((await upload(visitor, Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))).data).toEqual({ fields: { file: "imageBytes" } });
    expect((await upload(visitor, Buffer.alloc(6 * 1024 * 1024))).code).toBe(9002);
    expect((await upload(visitor, null)).data).toEqual({ fields: { file: "required" } });
    expect((await upload(visitor, png, { path: "../../etc" })).code).toBe(1001);
  });

  test("check 38: the camera's notes and what was put behind the picture are gone", async () => {
    const visitor = app().visitor();
    const { data } = await upload(visitor, Buffer.concat([noted, Buffer.from("<script>canary</script>")]), { path: "chat" });
    const bytes = Buffer.from(await (await visitor.raw(getUpload, { id: idOf(data) })).arrayBuffer());
    expect(bytes.includes("canary")).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test("check 39: a small file of twenty thousand pixels a side is refused by its head", async () => {
    const file = bomb();
    expect(file.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    expect((await upload(app().visitor(), file)).data).toEqual({ fields: { file: "imageType" } });
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  });

  test("check 41: ten a day, also when twelve come at once, and one that is refused leaves no file", async () => {
    const visitor = app().visitor();
    const codes = (await Promise.all(Array.from({ length: 12 }, () => upload(visitor, png)))).map(({ code }) => code).sort();
    expect(codes).toEqual([...Array(10).fill(200), 9001, 9001]);
    expect((await upload(visitor, png)).code).toBe(9001);
    const { user_id } = (await visitor.ask(getUser)).data;
    expect(readdirSync(join(app().kernel.config.DATA_DIR, "files", user_id))).toHaveLength(10);
    expect((await upload(app().visitor(), png)).code).toBe(200);
  });

  test("one's own uploaded picture can be one's face, another's or a screenshot cannot; null takes it away", async () => {
    const [visitor, other] = [app().visitor(), app().visitor()];
    const own = (await upload(visitor, png)).data;
    const faceOf = async () => (await visitor.ask(getUser)).data.avatar;
    expect((await visitor.ask(updateUser, { avatar: own })).code).toBe(200);
    expect(await faceOf()).toBe(idOf(own));
    expect((await visitor.ask(updateUser, { avatar: idOf(own) })).code).toBe(200);
    for (const address of [(await upload(other, png)).data, (await upload(visitor, png, { path: "screenshot" })).data, "nothing"])
      expect(await visitor.ask(updateUser, { avatar: address })).toMatchObject({ code: 1001, data: { fields: { avatar: "invalid_value" } } });
    expect(await faceOf()).toBe(idOf(own));
    await visitor.ask(updateUser, { avatar: null });
    expect(await faceOf()).toBeNull();
  });

  test("a nickname has one to ten characters, however they are made; nothing takes it away", async () => {
    const visitor = app().visitor();
    const nameOf = async () => (await visitor.ask(getUser)).data.nickname;
    for (const [given, kept] of [
      ["  小河  ", "小河"],
      ["𠮷野家的小河一二三四", "𠮷野家的小河一二三四"],
      ["", ""],
    ] as const) {
      expect((await visitor.ask(updateUser, { nickname: given })).code).toBe(200);
      expect(await nameOf()).toBe(kept);
    }
    await visitor.ask(updateUser, { nickname: "小河" });
    for (const nickname of ["一二三四五六七八九十一", "小\n河", "a\u0007b", "\u202egnp.me"])
      expect((await visitor.ask(updateUser, { nickname })).code).toBe(1603);
    expect(await nameOf()).toBe("小河");
    await visitor.ask(updateUser, { nickname: "   " });
    expect(await nameOf()).toBe("");
  });
});
