/** Changes of one letter that a slip of the fingers makes. */
const SLIPS = 2;
const SHORTEST = 6;

/** Lines about variables that are no settings, but nearly are: a misspelt one would be ignored in silence. */
export function misspeltSettings(given: readonly string[], known: readonly string[]): string[] {
  const settings = new Set(known);
  return given
    .filter((name) => name.length >= SHORTEST && !settings.has(name))
    .flatMap((name) => {
      const secret = name.replace(/_FILE$/, '');
      if (secret !== name && settings.has(secret))
        return [`${name} is read in images only, and is ignored: set ${secret}`];
      const near = known.find((setting) => slipsBetween(name.toUpperCase(), setting) <= SLIPS);
      return near === undefined ? [] : [`${name} is not a setting and is ignored: did you mean ${near}?`];
    });
}

/** Letters put in, left out or replaced (Levenshtein). */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > SLIPS) return SLIPS + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
