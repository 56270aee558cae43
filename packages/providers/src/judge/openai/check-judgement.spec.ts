import { describe, expect, it } from 'vitest';
import { problemsOf } from './check-judgement.ts';

const company = {
  code: '005930',
  name: '삼성전자',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
const articleText = '삼성전자, HBM4로 영업이익 37조 7000억원…목표주가 20만 5천원\n엔비디아에 HBM4를 공급한다.';
const problemsWith = (reason: string) =>
  problemsOf(
    { article: 1, label: 'good', strength: 2, quote: '영업이익 37조 7000억원', reason },
    { articleText, company },
  );

describe('a reason', () => {
  it.each([
    '영업이익이 37.7조원에 이르렀어요.',
    '목표주가가 205,000원으로 올랐어요.',
    '약 37조 7천억원을 벌어 실적이 좋아졌어요.',
    'AI 메모리 수요가 늘어 HBM 매출에 도움이 돼요.',
  ])('may rephrase the article: %s', (reason) => {
    expect(problemsWith(reason)).toEqual([]);
  });

  it.each([
    ['영업이익이 37.7억원에 이르렀어요.', 'reason contains a figure that the article does not'],
    ['영업이익이 37.7조달러에 이르렀어요.', 'reason contains a figure that the article does not'],
    ['목표주가가 21만원으로 올랐어요.', 'reason contains a figure that the article does not'],
    ['TSMC보다 먼저 공급해요.', 'reason names somebody or something that the article does not'],
  ])('may not differ in content: %s', (reason, problem) => {
    expect(problemsWith(reason)).toEqual([problem]);
  });
});
