import { describe, expect, it } from 'vitest';
import { checkSentence } from '../check-sentence.ts';

const check = (sentence: string, text: string) => checkSentence(sentence, { text, names: ['가나전자'] });

describe('numbers in words', () => {
  const text = '가나전자, 3분기 영업이익 12조1000억원…전년보다 30% 증가\n가나전자는 직원을 늘린다고 밝혔다.';
  it.each([
    '영업이익이 오십 퍼센트 늘었어요.',
    '영업이익이 수십조 원에 달했어요.',
    '영업이익이 다섯 조 원이에요.',
    '영업이익이 오조원을 기록했어요.',
    '영업이익이 몇천억 원 늘었어요.',
    '직원을 백 명 늘려요.',
    '직원을 수만 명 늘려요.',
    '영업이익이 이천오백억원이에요.',
    '영업이익이 삼십 퍼센트를 넘어 백억달러가 됐어요.',
  ])('are figures that the source lacks: %s', (sentence) => {
    expect(check(sentence, text)).toContain('figure');
  });

  it.each([
    ['천억 원을 투자해요.', '가나전자, 수천억원 투자'],
    ['천억 원을 투자해요.', '가나전자, 3천억원 투자'],
    ['수백만 원을 들였어요.', '가나전자, 수백만명 몰려'],
    ['직원 수천여 명을 줄여요.', '가나전자, 직원 줄인다'],
    ['대표가 수십만 주를 사들였어요.', '가나전자 대표, 주식 사들여'],
    ['매장을 수백 곳 열어요.', '가나전자, 매장 수십곳 연다'],
  ])('are no others of the source: %s', (sentence, source) => {
    expect(check(sentence, source)).toContain('figure');
  });

  it('are read quickly', () => {
    const started = process.threadCpuUsage().user;
    check('일십'.repeat(480), text);
    expect(process.threadCpuUsage().user - started).toBeLessThan(500_000);
  });

  it.each([
    ['직원 수백 명을 뽑아요.', '가나전자, 직원 수백명 채용'],
    ['수조원 규모 투자를 검토해요.', '가나전자, 수조 원 규모 투자 검토'],
    ['천만 달러를 투자해요.', '가나전자, 美에 천만달러 투자'],
    // Headlines leave 원 out, write it in Hanja, or say it in digits.
    ['수천억 원을 투자해요.', '가나전자, 美에 수천억 투자'],
    ['과징금이 수십억 원대에 이를 수 있어요.', '가나전자, 수십억대 과징금 위기'],
    ['과징금이 수십억 원에 이를 수 있어요.', '가나전자, 과징금 수십億대'],
    ['수백만 달러를 투자해요.', '가나전자, 수백만弗 투자'],
    ['몇백억 원 규모 계약을 맺었어요.', '가나전자, 수백억원 규모 계약 체결'],
    ['매출이 수천억 원이에요.', '가나전자 매출이 수천억 원'],
    ['직원 수십 명이 떠났어요.', '가나전자, 직원 수십여명 떠나'],
    ['천만 달러를 투자해요.', '가나전자, 1000만달러 투자'],
    ['이천오백억 원을 투자해요.', '가나전자, 2500억 투자'],
    ['직원 백여 명을 뽑아요.', '가나전자, 직원 120명 채용'],
    ['매장을 수십 곳 열어요.', '가나전자, 매장 수십개 연다'],
  ])('are those of the source: %s', (sentence, source) => {
    expect(check(sentence, source)).toEqual([]);
  });

  it.each([
    '이천 공장을 늘린다고 천명했어요.',
    '백 명예회장이 물러났어요.',
    '사조원양을 인수해요.',
    '직원 일원이 됐어요.',
    '천 원장이 밝혔어요.',
    '만원 관중이 모였어요.',
    '성장에 일조했어요.',
  ])('are no part of other words: %s', (sentence) => {
    expect(check(sentence, sentence.replace(/요\.$/, '다'))).not.toContain('figure');
    expect(check(sentence, '가나전자 소식')).not.toContain('figure');
  });
});
