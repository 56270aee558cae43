import { describe, expect, it } from 'vitest';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { checkJudgement } from './check-judgement.ts';

const articleText = '삼성전자, HBM4로 영업이익 37조 7000억원…목표주가 20만 5천원\n엔비디아에 HBM4를 공급한다.';
const item = {
  article: 1,
  subject: 'yes',
  kind: 'event',
  type: 'earnings',
  side: 'good',
  strength: 2,
  material: true,
  quote: '영업이익 37조 7000억원',
} as const;
const problemsWith = (reason: string) => checkJudgement({ ...item, reason }, { text: articleText, company }).problems;

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
    ['영업이익이 37.7억원에 이르렀어요.', 'reason contains a figure that the article does not (37.7억원)'],
    ['영업이익이 37.7조달러에 이르렀어요.', 'reason contains a figure that the article does not (37.7조달러)'],
    ['목표주가가 21만원으로 올랐어요.', 'reason contains a figure that the article does not (21만원)'],
    ['영업이익이 37.7조원이라는 소식이에요.', 'reason announces news instead of saying what happened'],
    ['영업이익이 37.7조원에 이르렀습니다.', 'reason is not a sentence in 해요체'],
    ['실적이 좋아져 지금 투자할 만해요.', 'reason gives advice or says what the price will do'],
    ['주가가 크게 올랐어요.', 'reason reports a move of the price, which is no event'],
    ['B사에 HBM4를 공급해요.', 'reason names a company that the article does not'],
    ['TSMC보다 먼저 공급해요.', 'reason names somebody or something that the article does not'],
  ])('may not differ in content: %s', (reason, problem) => {
    expect(problemsWith(reason)).toEqual([problem]);
  });
});

describe('a reason with a word for a figure', () => {
  const article = '삼성전자, 매출 절반 북미서 나와…닷새 동안 계약 협상\n1~3월 실적을 발표했다.';
  const problems = (reason: string) =>
    checkJudgement({ ...item, quote: '매출 절반 북미서 나와', reason }, { text: article, company }).problems;

  it.each([
    '매출의 절반이 북미에서 나왔어요.',
    '매출의 절반은 북미에서 나왔어요.',
    '계약 협상에 닷새를 썼어요.',
    '실적 발표는 1~3월을 다뤄요.',
  ])('may have its particle: %s', (reason) => {
    expect(problems(reason)).toEqual([]);
  });

  it.each(['매출의 절반가 북미에서 나왔어요.', '계약 협상에 닷새을 썼어요.'])('may have no other: %s', (reason) => {
    expect(problems(reason).join()).toContain('(particle)');
  });
});

describe('a reason that turns what the article says', () => {
  const article =
    '삼성전자, 자회사 가나반도체 매각 검토…목표가 20만→22만원\n3분기 영업손실은 42억원으로 12% 줄었고 북미 매출은 2조원이다.';
  const problems = (reason: string) =>
    checkJudgement({ ...item, quote: '3분기 영업손실은 42억원', reason }, { text: article, company }).problems;

  it.each([
    ['sign', '3분기 영업이익이 42억원이에요.'],
    ['direction', '3분기 영업손실이 12% 늘었어요.'],
    ['metric', '3분기 매출이 42억원이에요.'],
    ['order', '증권사가 목표주가를 22만원에서 20만원으로 올렸어요.'],
    ['period', '3분기 누적 영업손실이 42억원이에요.'],
    ['part', '매출이 2조원이에요.'],
    ['stage', '삼성전자가 가나반도체를 매각하기로 했어요.'],
    ['particle', '3분기 영업손실가 42억원이에요.'],
  ])('is refused with the code %s: %s', (code, reason) => {
    expect(problems(reason).join()).toContain(`(${code})`);
  });

  it('passes where it tells the same', () => {
    expect(problems('3분기 영업손실이 42억원으로 12% 줄었어요.')).toEqual([]);
  });
});

it.each([
  { subject: 'listed' },
  { subject: 'no' },
  { kind: 'price' },
  { kind: 'flows' },
  { kind: 'column' },
  { kind: 'roundup' },
] as const)('asks for no reason where %j can be none', (change) => {
  expect(checkJudgement({ ...item, reason: '', ...change }, { text: articleText, company }).problems).toEqual([]);
});

it.each(['event', 'analyst', 'notice'] as const)('asks for a reason of the kind %s where it is shown', (kind) => {
  const shown = { ...item, kind, reason: '' };
  expect(checkJudgement(shown, { text: articleText, company }).problems).toEqual(['reason is not Korean']);
  for (const change of [{ side: 'neutral' }, { material: false }] as const)
    expect(checkJudgement({ ...shown, ...change }, { text: articleText, company }).problems).toEqual([]);
});

it('asks for a quote of every judgement', () => {
  const roundup = { ...item, kind: 'roundup', reason: '', quote: '없는 문장입니다' } as const;
  expect(checkJudgement(roundup, { text: articleText, company }).problems).toEqual([
    'quote does not occur in the article',
  ]);
});
