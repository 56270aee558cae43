/** Returns a pattern that matches a text literally, in any letter case. */
export function literalPattern(text: string): { $regex: string; $options: 'i' } {
  // The database does not accept NUL inside a pattern, only its escape.
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\0', '\\x00');
  return { $regex: escaped, $options: 'i' };
}
