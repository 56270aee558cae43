import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Fault } from '../reading/faults.ts';

/** Who belongs to a company, and the words that put somebody of another one, or of before, in that place. */
const people = '대표이사|대표|회장|사장|부회장|임원|직원|이사';
const relation = pattern`협력업체|하청|${wordLists.people.kinFirms}|납품업체|거래처|자문사|대리점|전직|전임|(?<![가-힣])(?:전|前) `;
const suit = /^(?<who>\S+?)(?:이|가|은|는) (?<whom>\S+?)(?:을|를) 상대로/;
const charged = /(?<who>[가-힣]{2,8})(?:을|를) (?:재판에 넘겼|기소했|구속했)/;
/** Two words for one party of a suit. */
const sameParty = (word: string): string => (/^(?:회사|사측|회사측)$/.test(word) ? '(?:회사|사측)' : escaped(word));

/** Returns `actor` where a sentence takes somebody near a company for the company's own, or turns a suit round. */
export function checkRelations(sentence: string, text: string, names: readonly string[]): Fault[] {
  const isNear = names.some((name) => isOfAnother(name, sentence, text));
  const { who: accused } = charged.exec(sentence)?.groups ?? {};
  const isSued = names.some((name) => suesThough(name, sentence, text));
  const isStaff = names.some((name) => isChargedForStaff(name, sentence, text));
  const isFree = accused !== undefined && new RegExp(`${accused}(?:는|은|를|을)? ?(?:불기소|무혐의)`).test(text);
  return isNear || isStaff || isFree || isSued || isOtherSuit(sentence, text) ? ['actor'] : [];
}

/** Whether every person of the sentence's kind in the source has a word between the company and the title. */
function isOfAnother(name: string, sentence: string, text: string): boolean {
  const title = new RegExp(`${escaped(name)}(?:의)? (${people})(?:이|가|은|는|의|에게|을|를) `).exec(sentence)?.[1];
  if (title === undefined) return false;
  const places = [...text.matchAll(new RegExp(`${escaped(name)}([^.,\\n]{0,14}?)${title}`, 'g'))].map(
    ([, between = '']) => between,
  );
  return places.length > 0 && places.every((between) => relation.test(between));
}

/** Whether a sentence has the company charged, where the source has only a member of its staff, or one of before. */
function isChargedForStaff(name: string, sentence: string, text: string): boolean {
  const of = escaped(name);
  if (!new RegExp(`^${of}(?:이|가|은|는) [^.]*(?:기소|구속|재판에 넘겨)`).test(sentence)) return false;
  if (new RegExp(`^${of}(?:이|가|은|는) [^.]*(?:직원|임원|대표|이사|회장|연구원)(?:이|가|을|를)`).test(sentence))
    return false;
  const staff = `(?:前|전|전직|현직)? ?(?:직원|임원|연구원|간부|팀장)`;
  return (
    new RegExp(`${of}(?:의)? ?${staff}`).test(text) &&
    !new RegExp(`${of}(?:,|이|가|은|는|도|와| 법인)[^.\\n]*(?:기소|재판에 넘)`).test(text)
  );
}

const saidSues = /(?:소송을 (?:냈|제기했)|제소했|고소했|고발했|신청했)어요/;

/** Whether a sentence lets the company sue of which the source only says that it was sued: 피소. */
function suesThough(name: string, sentence: string, text: string): boolean {
  if (!sentence.startsWith(name) || !saidSues.test(sentence)) return false;
  const of = escaped(name);
  const isSued = new RegExp(
    `(?:피소|고소당|제소당)[된한] ${of}|${of}(?!에)[^.\\n]{0,24}(?:피소|고소당|제소당|고발당|소송당|소송에 휘말)`,
  ).test(text);
  const sues = new RegExp(
    `${of}['"]?(?:,|이|가|은|는|도)[^.\\n]{0,40}(?:소송|제소|고소|고발|반소|신청)(?! ?(?:당|에 휘말))`,
  );
  return isSued && !sues.test(text);
}

function isOtherSuit(sentence: string, text: string): boolean {
  const { who, whom } = suit.exec(sentence)?.groups ?? {};
  if (who === undefined || whom === undefined) return false;
  const sues = (one: string, other: string) =>
    new RegExp(
      `${sameParty(one)}(?:,|이|가|은|는|들이)[^.\\n]{0,30}?${sameParty(other)}['"]?(?:(?:을|를)? ?상대|에 (?:[^\\s.]+ ){0,3}(?:소송|제소|손배)|(?:을|를) (?:[^\\s.]+ ){0,3}(?:제소|고소|고발))`,
    ).test(text);
  return sues(whom, who) && !sues(who, whom);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
