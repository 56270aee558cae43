import { describe, expect, it } from 'vitest';
import { longestShortName, writeShortName } from './short-name.ts';
import { longestLine, summariseSide, writeLead } from './summaries.ts';

const named = (...shorts: string[]) => shorts.map((short) => ({ short }));

describe('the short name of an event', () => {
  it.each([
    ['[특징주] 한별전자, 자사주 500억원 소각 결정', 'shareholder_returns', '자사주 소각'],
    ['한별전자 3분기 영업이익 1200억…전년比 12%↑', 'earnings', '3분기 실적'],
    ['한별전자, 상반기 흑자 전환', 'earnings', '상반기 흑자 전환'],
    ['"목표주가 12만원으로 상향"-누리증권', 'analyst_view', '목표가 상향'],
    ['가람바이오, 1조 규모 기술수출', 'orders', '기술수출'],
    ['한별건설, 3200억 규모 공급계약 해지', 'orders', '계약 해지'],
    ['한별전자에 무슨 일이', 'other', '회사 소식'],
    ['K-분식 美 입점', 'orders', '수주·계약'],
    ['AI 서버 수요 폭발적 증가', 'industry', '업황'],
    ['문화재 복원 로봇 공급', 'orders', '수주·계약'],
    ['3상서 경쟁약 못지않은 효과', 'products', '임상 시험'],
    ['금감원, 감리 착수', 'legal', '규제·소송'],
    ['3분기 만에 적자 전환', 'earnings', '적자 전환'],
    ['한별전자, 반도체 업황 개선 수혜', 'industry', '업황'],
  ] as const)('of "%s" (%s) is %s', (title, type, short) => {
    expect(writeShortName(title, type)).toBe(short);
    expect(short.length).toBeLessThanOrEqual(longestShortName);
  });
});

it('takes no part of the company for the name of an event', () => {
  expect(writeShortName('도담화재, 신상품 배타적 사용권', 'products', ['도담화재'])).toBe('제품·기술');
});

describe('the summary of a side', () => {
  it('names its weightiest events, the first one first', () => {
    expect(summariseSide('good', named('자사주 소각', '3분기 실적', '수주', '배당'))).toBe(
      '자사주 소각과 3분기 실적이 가장 크게 작용했어요. 그다음은 수주, 배당 순이에요.',
    );
    expect(summariseSide('bad', named('화재', '과징금', '파업'))).toBe(
      '화재와 과징금이 가장 크게 작용했어요. 그다음은 파업이에요.',
    );
    expect(summariseSide('bad', named('화재'))).toBe('화재가 가장 크게 작용했어요.');
    expect(summariseSide('good', named('수주', '수주', '배당'))).toBe('수주 2건과 배당이 가장 크게 작용했어요.');
  });

  it('says that a side is empty', () => {
    expect(summariseSide('bad', [])).toBe('확실한 악재는 찾지 못했어요.');
  });

  it('has lines of at most 45 characters, whatever the names', () => {
    const long = '가나다라마바사아자차카타';
    const lines = summariseSide(
      'good',
      named(`${long}`, `나${long.slice(1)}`, `다${long.slice(1)}`, `라${long.slice(1)}`),
    ).split(/(?<=요\.) /);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(longestLine);
  });
});

describe('the lead of a result', () => {
  const sides = {
    good: { score: 58, events: named('자사주 소각', '3분기 실적', '수주') },
    bad: { score: 12, events: named('과징금') },
  };

  it('names the leading side first', () => {
    expect(writeLead(sides, false)).toEqual(['자사주 소각과 3분기 실적이 앞섰어요.', '과징금이 부담이에요.']);
    expect(writeLead({ ...sides, bad: { ...sides.bad, score: 70 } }, false)).toEqual([
      '과징금이 부담이에요.',
      '자사주 소각과 3분기 실적이 힘이 됐어요.',
    ]);
  });

  it('claims no direction when there is little evidence', () => {
    expect(writeLead(sides, true)).toEqual(['근거가 적어 방향을 말하지 않아요.']);
  });
});
