import { markupTag } from './markup-tag.ts';

/** Invisible characters: format, private-use and unassigned characters, variation selectors and the Hangul fillers. */
const hiddenCharacters = /\p{Cf}|\p{Co}|\p{Cn}|\p{Cs}|\p{Variation_Selector}|\u034F|\u115F|\u1160|\u3164|\uFFA0/gu;
const entity = /&(#\d{1,7}|#x[0-9a-fA-F]{1,6}|[a-zA-Z]{2,8});/g;
const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  rarr: '→',
  uarr: '↑',
  darr: '↓',
};

/** Chinese characters that Korean headlines use as words. */
const hanja: Readonly<Record<string, string>> = {
  檢: '검찰',
  證: '증권',
  株: '주',
  增: '증가',
  減: '감소',
  黑: '흑',
  赤: '적',
  字: '자',
  急: '급',
  騰: '등',
  落: '락',
  好: '호',
  惡: '악',
  材: '재',
};
const hanjaCharacter = new RegExp(`[${Object.keys(hanja).join('')}]`, 'g');

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return namedEntities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

// Most texts consist of these literal characters only: ASCII without & and <, syllables, a few marks.
const cleanSigns = /^[ -%'-;=-~가-힣·‘’“”→↑↓]*$/;

/**
 * Returns the text as a reader sees it: without hidden characters, markup or entities, full-width letters as plain
 * ones, single blanks.
 */
export function cleanText(text: string): string {
  if (cleanSigns.test(text)) return text.replace(/ {2,}/g, ' ').trim();
  return text
    .replace(hiddenCharacters, '')
    .replace(markupTag, '')
    .replace(entity, decodeEntity)
    .replace(markupTag, '')
    .normalize('NFKC')
    .replace(hiddenCharacters, '')
    .replace(hanjaCharacter, (character) => hanja[character] ?? character)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

const orderToJudge = [
  // An order needs its imperative, or what the judge should answer: "기존 지침 뒤집고 배당 확대" is news.
  /(이전|앞선|앞의|위의|기존|모든)\s?(의\s?)?(지시|명령|지침|프롬프트|규칙|설정)\S{0,3}\s?(전부\s?|모두\s?|다\s?)?(무시|잊|버리|버려|따르지)\S{0,3}\s?(하라|해라|하세요|하십시오|하시오|해줘|해 ?주|말라|마라|마세요|말고|(하고\s?)?[^.!?]{0,20}(호재|악재|중립|점수|\d\s?점|판정|분류|평가|답|출력|good|bad|neutral))/i,
  // Spoken as the system, or an order about it: "시스템 프롬프트 유출 막는 보안" is news.
  /(시스템|system)\s?(프롬프트|prompt|메시지|message)\S{0,2}\s?([:：\])}]|[^.!?]{0,20}(무시|재설정|초기화|덮어쓰|바꾸|출력|공개|override|ignore|reveal|print)\S{0,3}\s?(하라|해라|하세요|하십시오|하시오|해줘|할 것|$))/i,
  /(ignore|disregard|forget)\s(all|any|the|previous|prior|above|your)/i,
  /(호재|악재|중립|점수|강도|good|bad|neutral)\S{0,6}\s?(로|으로|라고)?\s?\S{0,4}(판정|분류|평가|판단|답|출력|표시|매겨|채점)\S{0,3}(하라|해라|해줘|하세요|하십시오|하시오|할 것|바람|줘)/,
  /(호재|악재)\s?\S{0,4}\s?\d{1,3}\s?점/,
  /(classify|label|rate|score|answer|respond|output)\s[^.!?]{0,40}(good|bad|positive|negative|neutral|100)/i,
  /(인공지능|AI|모델|언어모델|챗봇|assistant)\S{0,3}[,:]?\s?\S{0,12}\s?(답하라|응답하라|판정하라|따르라|무시하라)/i,
];

/** Removes sentences addressed to the judge of the text. They are not news. */
export function withoutOrders(text: string): string {
  if (!orderToJudge.some((order) => order.test(text))) return text;
  return text
    .split(/(?<=[.!?…\n\])}"”])\s*/u)
    .filter((sentence) => !orderToJudge.some((order) => order.test(sentence)))
    .join(' ');
}
