/** Who orders and who is supplied, by the verb at the end of a clause. */
const particles: readonly (readonly [verb: RegExp, particle: string])[] = [
  [/(?:수주|따냈다|따내)$/, '에서'],
  [/(?:공급|납품|수출|이전)$/, '에'],
];
/** Such a word has no sign that a pattern would read. */
const named = /^[가-힣A-Za-z][가-힣A-Za-z&·]+$/;

/**
 * Gives a customer who opens a clause the particle that the headline left out, where the description names it as the other side:
 * "벤츠 배터리 공급" beside "벤츠와 계약을 맺었다" → "벤츠에 배터리 공급". Null where it stands elsewhere in the clause, since what
 * belongs to it is unclear then.
 */
export function withCustomer(clause: string, description: string): string | null {
  const particle = particles.find(([verb]) => verb.test(clause))?.[1];
  if (particle === undefined) return clause;
  const words = clause.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index < words.length - 1 &&
      named.test(word) &&
      new RegExp(`(?<![가-힣A-Za-z])${word}(?:와|과|에|에게|에서|으로부터|로부터) `).test(description),
  );
  if (at < 0) return clause;
  return at === 0 ? [`${words[0]}${particle}`, ...words.slice(1)].join(' ') : null;
}
