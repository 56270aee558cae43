/** How far a description says that its event has come; null where its first sentence does not say it. */
export type Mood = 'done' | 'decided' | 'open';

const decided = /기로 ?(?:했|결정|의결|합의|확정|결의|뜻|이사회)|(?:예정|계획|방침)(?:이다|다|이라고|이라)/;
/** Who said it, behind what was said: "…한다고 12일 공시했다". */
const saidBy = /(다)고(?: \S+){0,2} (?:공시|발표|밝|전|설명|말|통보|답)\S*다$/;
/** Number of the consonant that ends a Korean syllable; 0 without one. */
export const finalConsonant = (sign: string): number => (sign.charCodeAt(0) - 0xac00) % 28;
const [nieun, ssangSiot] = [4, 20];

/** Reads the mood of the verb that ends the first sentence of a description: 세운다 open, 세우기로 했다 decided, 세웠다 done. */
export function findMood(description: string): Mood | null {
  const first = firstSentence(description).replace(/[.\s]+$/, '');
  if (decided.test(first)) return 'decided';
  const reported = first.replace(saidBy, '$1');
  if (!reported.endsWith('다')) return null;
  const before = finalConsonant(reported.at(-2) ?? '');
  if (/(?:는|겠)다$/.test(reported) || before === nieun) return 'open';
  return before === ssangSiot ? 'done' : null;
}

export const firstSentence = (text: string): string => text.split(/(?<=다\.)\s/)[0] ?? '';
