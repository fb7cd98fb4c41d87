const heads = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** Whether a file's first bytes are those of a PNG or a JPEG, whatever its name says. */
export const isPictureFile = (head: Uint8Array): boolean => heads.some((bytes) => bytes.every((byte, at) => head[at] === byte));
