import type { ListedCompany } from '@gaemi/contracts/stocks';

/** Rises whenever the same text may be judged otherwise than before; part of the key of cached judgements. */
export const LEXICON_VERSION = '1';

export type LexiconJudgement = { label: 'good' | 'neutral' | 'bad'; strength: 1 | 2 | 3; reason: string };

const goodWords = [
  '흑자전환',
  '흑자 전환',
  '수주',
  '최대 실적',
  '상향',
  '급등',
  '호실적',
  '승인',
  '소각',
  '서프라이즈',
];
const badWords = ['적자전환', '적자 전환', '급락', '하향', '쇼크', '횡령', '리콜', '유상증자', '상장폐지', '압수수색'];

/** Judges one article by words alone. Never throws; the same text always gets the same judgement. */
export function judgeByLexicon(input: {
  title: string;
  description: string;
  company?: ListedCompany;
}): LexiconJudgement {
  const count = (words: readonly string[]) =>
    words.filter((word) => input.title.includes(word)).length * 2 +
    words.filter((word) => input.description.includes(word)).length;
  const balance = count(goodWords) - count(badWords);
  if (balance === 0) {
    return { label: 'neutral', strength: 1, reason: '주가의 방향을 말해 주는 내용이 뚜렷하지 않아요.' };
  }
  const strength = Math.abs(balance) >= 4 ? 3 : Math.abs(balance) >= 2 ? 2 : 1;
  return balance > 0
    ? { label: 'good', strength, reason: '회사에 도움이 되는 소식이 전해졌어요.' }
    : { label: 'bad', strength, reason: '회사에 부담이 되는 소식이 전해졌어요.' };
}
