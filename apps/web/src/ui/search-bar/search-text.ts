/** Characters that a search takes; no name is longer. */
export const SEARCH_LENGTH = 50;

/** As much of a text as can be searched for. What comes from an address may be longer than any box takes. */
export function searchText(text: string): string {
  return text.replace(/\p{Cc}/gu, '').slice(0, SEARCH_LENGTH);
}
