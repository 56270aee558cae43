/** Particles by the final sound of the word before them: consonant or vowel. */
const pairs = { 은: '는', 이: '가', 을: '를', 과: '와', 으로: '로' } as const;
export type Particle = keyof typeof pairs;

/** Latin words whose last sound is a consonant of the syllable in Korean: SOOP is 숲, Apple 애플, Phone 폰, but NAVER 네이버. */
const closedEnd = /(?:[lmn]|ng|[aeiouy][bckpt]|le|[aeiouy][mn]e)$/i;

/**
 * Appends to a word the particle that fits its end: 삼성전자 + 은 → 삼성전자는. Digits and Latin letters count as they are
 * read aloud, which libraries for Hangul leave open: up to three letters one by one, more as a word. % is read 퍼센트;
 * brackets and closing marks after the word are ignored.
 */
export function withParticle(word: string, particle: Particle): string {
  // What stands in brackets behind a name is not read aloud: 카카오(035720)는.
  const read = word
    .normalize('NFC')
    .replace(/(?<=\S)\s*[([][^()[\]]*[)\]]$/u, '')
    .replace(/["'’”)\]]+$/u, '');
  const last = read.at(-1) ?? '';
  const isHangul = /[가-힣]/.test(last);
  const final = (last.charCodeAt(0) - 0xac00) % 28;
  const latin = /[A-Za-z]+$/.exec(read)?.[0] ?? '';
  const asWord = latin.length >= 4;
  // Read aloud letter by letter, L, M, N, R end in a consonant, as do 0, 1, 3, 6, 7, 8; of a word, its last sound counts.
  // Units are read by their names: 12만t is 12만 톤, 5kg 5 킬로그램.
  const isClosedUnit = /[\d조억만천] ?(?:t|k?g|mg)$/.test(read);
  const closed = isClosedUnit || (isHangul ? final > 0 : asWord ? closedEnd.test(latin) : /[LMNR013678]/i.test(last));
  // ㄹ takes 로: 메리츠금융 + 으로, but 한화오션 + 으로 and 서울 + 로.
  const endsInRieul = isHangul ? final === 8 : asWord ? /le?$/i.test(latin) : /[LR178]/i.test(last);
  return word + (closed && !(particle === '으로' && endsInRieul) ? particle : pairs[particle]);
}

export function isParticle(text: string): text is Particle {
  return Object.hasOwn(pairs, text);
}

const trailing =
  /(?<=[가-힣A-Za-z0-9□]{2})(?:으로써|으로서|에게서|에서는|에서|에게|으로|이라|까지|부터|에는|에도|은|는|이|가|을|를|의|에|와|과|도|만|로|서)$/;

/** Removes one particle from the end of a word of which two characters are left: 실적이 → 실적. */
export const withoutParticle = (word: string): string => word.replace(trailing, '');
