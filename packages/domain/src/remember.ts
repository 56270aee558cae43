/** Keys that are kept; what comes from outside must not fill the memory. */
const MOST_KEPT = 10_000;

/** A pure function of a text or number that keeps what it said of the last ones: the same one is asked in many places. */
export function remember<Key extends string | number, Said>(
  read: (key: Key) => Said,
  most = MOST_KEPT,
): (key: Key) => Said {
  // Two generations instead of an order of use: what is asked for again moves into the younger one.
  let young = new Map<Key, Said>();
  let old = new Map<Key, Said>();
  return (key) => {
    const known = young.get(key);
    if (known !== undefined) return known;
    const before = old.get(key);
    const said = before === undefined ? read(key) : before;
    if (young.size >= most / 2) [old, young] = [young, new Map()];
    young.set(key, said);
    return said;
  };
}

/** A function of an object that never changes, which reads it once. */
export function rememberByObject<Read extends object, Said>(read: (object: Read) => Said): (object: Read) => Said {
  const known = new WeakMap<Read, Said>();
  return (object) => {
    const before = known.get(object);
    // Null is an answer, too.
    if (before !== undefined) return before;
    const said = read(object);
    known.set(object, said);
    return said;
  };
}

/**
 * A function of an article's words and of what follows from them, which reads copies once. It keeps all of them. An
 * article that comes again is found by itself, since its words take longer to look up.
 */
export function rememberByWords<
  Read extends { title: string; description: string },
  More extends readonly unknown[],
  Said,
>(read: (article: Read, ...more: More) => Said): (article: Read, ...more: More) => Said {
  const knownWords = new Map<string, Map<string, Said>>();
  const knownArticles = new WeakMap<Read, Said>();
  const readWords = (article: Read, more: More): Said => {
    const { title, description } = article;
    const ofTitle = knownWords.get(title) ?? new Map<string, Said>();
    const before = ofTitle.get(description);
    if (before !== undefined) return before;
    const said = read(article, ...more);
    knownWords.set(title, ofTitle.set(description, said));
    return said;
  };
  return (article, ...more) => {
    const before = knownArticles.get(article);
    if (before !== undefined) return before;
    const said = readWords(article, more);
    knownArticles.set(article, said);
    return said;
  };
}
