/** Each a traditional character and the simplified one it is folded to, more of them where it may stand for several; parted by `|`. */
declare module "opencc-js/dict/TSCharacters" {
  const pairs: string;
  export default pairs;
}
