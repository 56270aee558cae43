import { type Particle, withParticle } from '../text/particles.ts';
import { pattern, wordLists } from '../text/words/word-lists.ts';
import type { Fault } from './reading/faults.ts';

/** The form that withParticle takes, by either form. */
const baseOf: Readonly<Record<string, Particle>> = {
  은: '은',
  는: '은',
  이: '이',
  가: '이',
  을: '을',
  를: '을',
  과: '과',
  와: '과',
  으로: '으로',
  로: '으로',
};
const ending = /^(.+?)(으로|은|는|이|가|을|를|과|와|로)$/;
/** What may stand behind a particle: 다라와의 계약. */
const joined = /(?<=[과와])의$/;

/** Words that end like a noun with a particle that does not fit. */
const plain: readonly RegExp[] = [
  pattern`^${wordLists.amount.priceKinds}가$`,
  /^.{0,4}(?:평|증)가$/,
  /^(?:제조|매출|소비자|생산자|판매|품목)?(?:단|원|인|물|국|허|불|작)가$/,
  /^(?:.{0,2}마|(?:올|늦|초)?가|노|고)을$/,
  /^(?:.{0,2}차|(?:주가 ?)?추|사|나|아|놀|거의|어린|많|길|높|깊|노르웨)이$/,
  /^(?:나|지|이|그|부|쏟|쌓)은$/,
  /(?:효|성|초|사|여|투|후|경)과$|^(?:재|미|추가)?부과$/,
  /^(?:.{0,2}(?:경|항|통|판|선|종|활|퇴)|진)로$/,
];

/**
 * Returns `particle` where the particle of a word does not fit its end. 는 after a consonant also ends verbs (받는, 맺는), so
 * it only counts on names and on words that the source has as nouns. V3 is read in English or in Korean.
 */
export function checkParticles(sentence: string, source: string, names: readonly string[]): Fault[] {
  for (const token of sentence.normalize('NFC').split(/\s+/)) {
    const word = token.replace(/[.,!?]+$/, '').replace(joined, '');
    const [, stem, particle] = ending.exec(word) ?? [];
    const base = particle === undefined ? undefined : baseOf[particle];
    if (stem === undefined || base === undefined || withParticle(stem, base) === word) continue;
    if (/[A-Za-z]-?\d+['"”’]?$/.test(stem) || plain.some((pattern) => pattern.test(word))) continue;
    if (particle === '는' && !isNoun(stem, source, names)) continue;
    const isOwn = names.some((name) => name.endsWith(word));
    if (stem.length >= 2 && !isOwn && !source.includes(word)) return ['particle'];
  }
  return [];
}

/** Whether a word is a name, or stands in the source as a noun. */
function isNoun(stem: string, source: string, names: readonly string[]): boolean {
  if (names.some((name) => name.endsWith(stem)) || /[\dA-Za-z%'"”’)\]]$/.test(stem)) return true;
  return (
    stem.length >= 2 &&
    [',', ' ', '의 ', '은 ', '을 ', '이 ', '과 ', '에 ', '으로 '].some((next) => source.includes(stem + next))
  );
}
