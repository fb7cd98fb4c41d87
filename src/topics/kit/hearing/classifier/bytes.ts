const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base64 (RFC 4648) to bytes; neither Node nor a browser is at hand here. */
export const toBytes = (base64: string): Uint8Array => {
  const digits = new Uint8Array(128);
  for (let at = 0; at < alphabet.length; at += 1) digits[alphabet.charCodeAt(at)] = at;
  const length = base64.length - (base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0);
  const bytes = new Uint8Array((length * 3) >> 2);
  for (let from = 0, filled = 0; from < length; from += 4) {
    const group = [0, 1, 2, 3].reduce((bits, at) => (bits << 6) | digits[base64.charCodeAt(from + at)]!, 0);
    for (let shift = 16; shift >= 0 && filled < bytes.length; shift -= 8) bytes[filled++] = (group >> shift) & 0xff;
  }
  return bytes;
};
