/** Does the work for each item, so many at a time: the next begins as soon as one ends. Results keep the order of the items. */
export async function atATime<Item, Result>(
  places: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const place = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: places }, place));
  return results;
}
