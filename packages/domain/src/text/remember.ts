/** Words and headlines that are kept; what comes from outside must not fill the memory. */
const MOST_KEPT = 10_000;

/** A pure function of a text that keeps what it said of the last texts: the same one is read in many places. */
export function remember<Said>(read: (text: string) => Said, most = MOST_KEPT): (text: string) => Said {
  // Two generations instead of an order of use: what is asked for again moves into the younger one.
  let young = new Map<string, Said>();
  let old = new Map<string, Said>();
  return (text) => {
    const known = young.get(text);
    if (known !== undefined) return known;
    const said = old.get(text) ?? read(text);
    if (young.size >= most / 2) [old, young] = [young, new Map()];
    young.set(text, said);
    return said;
  };
}
