/**
 * Compares items by their places, each pair of keys once: like wordings have few keys, of which half a million pairs are
 * asked. The comparison does not depend on the order of the two. Of more different keys than `most` none are remembered.
 */
export function rememberPairs<Item, Compared>(
  items: readonly Item[],
  { most, keyOf, compare }: { most: number; keyOf: (item: Item) => string; compare: (a: Item, b: Item) => Compared },
): (a: number, b: number) => Compared {
  const numbers = new Map<string, number>();
  const keyNumbers = Int32Array.from(items, (item) => {
    const key = keyOf(item);
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  });
  const count = numbers.size;
  const itemAt = (place: number): Item => items[place] as Item;
  if (count > most) return (a, b) => compare(itemAt(a), itemAt(b));
  const known = new Array<Compared | undefined>(count ** 2);
  return (a, b) => {
    const one = keyNumbers[a] ?? 0;
    const other = keyNumbers[b] ?? 0;
    const place = one < other ? one * count + other : other * count + one;
    const found = known[place];
    if (found !== undefined) return found;
    const compared = compare(itemAt(a), itemAt(b));
    known[place] = compared;
    return compared;
  };
}
