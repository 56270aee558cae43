const firstSyllable = 0xac00;
const finals = 28;
/** Digits, and Latin letters at the end of a word, by whether their Korean reading ends in a consonant. */
const closedSigns = /[013678lmnrLMNR]$/;

/** Whether a word's reading ends in a consonant; words that end in other signs count as open. */
export function endsClosed(word: string): boolean {
  const bare = word.replace(/["'’”)\]%]+$/u, '');
  const code = bare.charCodeAt(bare.length - 1);
  if (code >= firstSyllable && code <= 0xd7a3) return (code - firstSyllable) % finals !== 0;
  return closedSigns.test(bare);
}

const pairs = { 이: ['이', '가'], 을: ['을', '를'], 은: ['은', '는'], 과: ['과', '와'] } as const;

/** The word with its particle, as its last sound asks: 수주를, 계약을. */
export function withParticle(word: string, particle: keyof typeof pairs): string {
  const [closed, open] = pairs[particle];
  return `${word}${endsClosed(word) ? closed : open}`;
}

/** The word with 으로 or 로; 로 also after ㄹ. */
export function withDirection(word: string): string {
  const code = word.charCodeAt(word.length - 1);
  const endsInRieul = code >= firstSyllable && code <= 0xd7a3 && (code - firstSyllable) % finals === 8;
  return `${word}${endsClosed(word) && !endsInRieul && !/[1lL78]$/.test(word) ? '으로' : '로'}`;
}
