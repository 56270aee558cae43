/** A pattern that finds a text as it stands, in any letter case: no character of it means anything else. */
export function literalPattern(text: string): { $regex: string; $options: 'i' } {
  // The database takes no NUL inside a pattern, only its escape.
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\0', '\\x00');
  return { $regex: escaped, $options: 'i' };
}
