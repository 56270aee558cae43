import type { NewsStock } from '@gaemi/contracts/news-list';
import { expect, it } from 'vitest';
import { buildCombined } from '../../../../testing/analysis-results.ts';
import { writeTopEvents } from './write-top-events.ts';

const latest: NewsStock['latest'] = { ...buildCombined('request-1'), top_good: '자사주 소각', top_bad: '과징금' };
const lead = ['자사주 3000억원을 소각하기로 했어요.', '과징금을 물게 됐어요.'];

it('tells the event of each side by the line of the lead, the leading side first there', () => {
  expect(writeTopEvents({ ...latest, lead })).toEqual([
    { side: 'good', text: '자사주 3,000억 원을 소각하기로 했어요.' },
    { side: 'bad', text: '과징금을 물게 됐어요.' },
  ]);
  const ofBad = { ...latest, good_news_score: 20, bad_news_score: 60, lead: lead.toReversed() };
  expect(writeTopEvents(ofBad).map(({ text }) => text)).toEqual([
    '자사주 3,000억 원을 소각하기로 했어요.',
    '과징금을 물게 됐어요.',
  ]);
});

it('tells it by its name where the lead has no line for it', () => {
  const thin = { ...latest, thin: true, lead: ['근거가 적어 방향을 말하지 않아요.'] };
  expect(writeTopEvents(thin).map(({ text }) => text)).toEqual(['자사주 소각', '과징금']);
  expect(writeTopEvents({ ...latest, top_bad: null, lead: lead.slice(0, 1) })).toHaveLength(1);
});
