import { describe, expect, it } from 'vitest';
import { splitPassages } from '../reading/passages.ts';
import { checkFigures } from './check-figures.ts';

const figuresOccurIn = (text: string, source: string): boolean =>
  checkFigures(splitPassages(text), splitPassages(source)).length === 0;

describe('a figure from the source', () => {
  it.each([
    ['37.7조원', '37조 7000억원'],
    ['37조 7000억원', '37.7조'],
    ['37조7천억원', '영업이익 37조 7000억원'],
    ['20만 5천원', '205,000원'],
    ['205,000원', '20만5000원'],
    ['목표주가 20만5000원', '목표가 20만 5천원으로 상향'],
    ['2천500억원', '2,500억원'],
    ['2500억 원', '2천500억'],
    ['3백50만 주', '350만주'],
    ['0.5조원', '5000억원'],
    ['12억3000만달러', '12.3억 달러'],
    ['10억달러', '$1,000,000,000'],
    ['약 300억원', '300억원'],
    ['300억원가량', '300억원'],
    ['300여억원', '300억원'],
    ['직원 20여 명', '직원 20명'],
    ['1만여명', '10,000명'],
    ['3.50%', '3.5％'],
    ['3.5퍼센트', '3.5%'],
    ['0.25%포인트', '0.25%p'],
    ['0.25%p', '25bp'],
    ['2배', '두 배'],
    ['3곳', '세 곳'],
    ['11월 20일', '2026-11-20'],
    ['2026년 3분기', '2026년 3분기에'],
    ['3~5%', '3~5%'],
    ['5%', '3~5%'],
    ['3%', '3~5%'],
    ['5.1% 내렸어요', '주가 -5.1%'],
    ['5.1% 떨어졌어요', '5.1%↓'],
    ['-5.1%', '5.1% 하락'],
    ['5.1% 올랐어요', '5.1% 급등'],
    ['HBM4를 공급해요', '엔비디아에 HBM3E와 HBM4 공급'],
    ['10나노 공정', '10나노'],
    ['3nm 공정', '3nm'],
    ['코스피 2700선', '코스피 2,700'],
    ['5경기', '5경기 무패'],
    ['2차', '1,2차 협력사'],
    ['매출 1조원 돌파', '매출 1조 돌파'],
    ['1억2천만달러', '1.2억달러'],
    ['2조1,000억원', '2조 1000억'],
    ['시총 100조', '시가총액 100조원'],
    ['1천억원대', '1000억원'],
    ['7만전자', '주가 7만원'],
    ['3분의 1', '3분의 1'],
    ['제3공장', '3공장 가동'],
    ['52주 신고가', '52주 신고가'],
    ['코스피200', '코스피 200'],
    ['2차전지 수요', '이차전지 수요'],
    ['3분기', '3Q 실적'],
    ['손실률이 30% 줄었어요', '손실률 30% 개선'],
    ['5% 늘고 3% 줄었어요', '매출 5% 증가, 영업이익 3% 감소'],
    ['GLP-1 비만약', '비만약'],
    ['영업손실이 42억원이에요', '영업이익 -42억원'],
    ['매출이 12% 줄었어요', '매출과 이익이 각각 12%, 20% 감소'],
    ['5% 늘고 3% 줄었어요', '각각 5% 증가, 3% 감소'],
    ['숫자가 없어요', ''],
  ])('%s is one of %s', (text, source) => {
    expect(figuresOccurIn(text, source)).toBe(true);
  });
});

describe('a figure that is not in the source', () => {
  it.each([
    ['억 for 조', '37억원', '37조원'],
    ['조 for 억', '7000조원', '7000억원'],
    ['a part of a number', '7000억원', '37조 7000억원'],
    ['the other part', '37조원', '37조 7000억원'],
    ['a digit less', '120억원', '1200억원'],
    ['달러 for 원', '300억달러', '300억원'],
    ['원 for 달러', '300억원', '300억 달러'],
    ['달러 where 원 was left out', '37.7조달러', '37.7조'],
    ['원 left out where it was 달러', '37.7조', '37.7조달러'],
    ['%p for %', '0.25%p', '0.25%'],
    ['% for %p', '0.25%', '0.25%포인트'],
    ['% for bp', '25%', '25bp'],
    ['a rise for a fall', '5.1% 올랐어요', '5.1% 하락했다'],
    ['a fall for a rise', '5.1% 줄었어요', '5.1% 증가'],
    ['a minus that is not there', '-5.1%', '5.1% 상승'],
    ['a minus where nothing is said', '-5.1%', '5.1%'],
    ['another figure', '999억원', '37조원, 5.1%, 300명'],
    ['a rounded one', '약 38조원', '37조 7000억원'],
    ['another day', '11월 21일', '11월 20일'],
    ['another quarter', '4분기', '3분기'],
    ['another year', '2027년', '2026년'],
    ['months for days', '3개월', '3일'],
    ['years for months', '3년', '3월'],
    ['people for shares', '300명', '300주'],
    ['times for percent', '2배', '2%'],
    ['the digit of a name', '4%', 'HBM4 공급'],
    ['money for a small count', '3원', '3'],
    ['a figure behind a comma', '3,9억원', '3'],
    ['the end of a range', '3-7%', '3-5%'],
    ['a rise for a fall with a mark', '3.2% 올랐어요', '▼3.2%'],
    ['a fall for a rise with a mark', '3.2% 내렸어요', '+3.2%'],
    ['an index for its points', '코스피200', '코스피 2000'],
    ['a loss without its minus', '영업이익이 42억원이에요', '영업이익 -42억원'],
    ['a rise for the first fall of a list', '매출이 12% 늘었어요', '매출과 이익이 각각 12%, 20% 감소'],
    ['a fall for the first rise of a list', '매출이 12% 줄었어요', '매출·이익 각각 12%·20% 증가'],
    ['a sum of two amounts', '37조 7000억원', '37조원, 7000억원'],
  ])('%s', (_, text, source) => {
    expect(figuresOccurIn(text, source)).toBe(false);
  });
});

it('values of every size are equal in digits and in words', () => {
  for (const digits of [1, 12, 205, 1_234, 9_999]) {
    for (const [word, scale] of [
      ['만', 1e4],
      ['억', 1e8],
      ['조', 1e12],
    ] as const) {
      const written = (digits * scale).toLocaleString('en-US');
      expect(figuresOccurIn(`${digits}${word}원`, `${written}원`), `${digits}${word}`).toBe(true);
      expect(figuresOccurIn(`${digits / 10}${word} 원`, `${(digits * scale) / 10}원`), `${digits / 10}${word}`).toBe(
        true,
      );
      expect(figuresOccurIn(`${digits + 1}${word}원`, `${written}원`)).toBe(false);
      expect(figuresOccurIn(`${digits}${word}달러`, `${written}원`)).toBe(false);
    }
  }
});

it('reads hostile text quickly', () => {
  const started = process.threadCpuUsage().user;
  figuresOccurIn('1조1억1만1천1백'.repeat(5_000), '1,111,'.repeat(20_000));
  figuresOccurIn('9 '.repeat(30_000), '-'.repeat(50_000));
  expect(process.threadCpuUsage().user - started).toBeLessThan(2_000_000);
});
