import { expect, it } from 'vitest';
import { filed } from '../testing/filing-fixture.ts';
import type { FilingFigure } from './filing.ts';
import { judgeFiling } from './judge-filing.ts';

const judged = (report: string, ...stated: (readonly [FilingFigure['name'], number, FilingFigure['unit']])[]) =>
  judgeFiling(filed(report, '2026-11-18', ...stated), { marketValue: null });
const large = '주식등의대량보유상황보고서(일반)';
const insider = '임원ㆍ주요주주특정증권등소유상황보고서';

it('a change of a large holding by a point or more is news without a side', () => {
  expect(judged(large, ['holding', 8.15, 'percent'], ['holding_change', 1.2, 'percent'])).toMatchObject({
    ...{ kind: 'event', label: 'neutral', strength: 1, material: true },
    reason: '지분율이 1.2%p 늘어 8.15%가 됐다고 보고됐어요.',
  });
  expect(judged(large, ['holding_change', -7.3, 'percent'])).toMatchObject({
    ...{ kind: 'event', label: 'neutral', strength: 2, material: true },
    reason: '지분율이 7.3%p 줄었다고 보고됐어요.',
  });
});

it('a smaller one is a notice that tells the change', () => {
  expect(judged(insider, ['holding_change', -1_500, 'shares'])).toMatchObject({
    ...{ kind: 'notice', material: false, reason: '보유 주식이 1,500주 줄었다고 보고됐어요.' },
  });
  expect(judged(large, ['holding_change', 0.99, 'percent'])).toMatchObject({ material: false });
  expect(judged(insider)).toMatchObject({ reason: '임원과 주요 주주의 지분 변동을 보고했어요.', material: false });
});
