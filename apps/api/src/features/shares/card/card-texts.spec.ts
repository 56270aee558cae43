import type { SharedNews } from '@gaemi/contracts/shares';
import { expect, it } from 'vitest';
import { toCardTexts } from './card-texts.ts';

const result = {
  stock_name: '삼성전자',
  good_news_score: 58,
  bad_news_score: 30,
  reserve: 12,
  thin: false,
  percentage_value: 64,
  lead: ['수주가 앞섰어요.', '파업이 부담이에요.'],
  coverage: { kept: 61, merged: 39, events: 61 },
  judged_by: 'openai',
} as SharedNews['result'];
const toTexts = (overrides: Partial<SharedNews['result']> = {}) =>
  toCardTexts({ as_of: '2026-11-20T15:10:00.000Z', result: { ...result, ...overrides } } as SharedNews);

it('says day in Seoul, direction, scores, what they rest on and that a model wrote', () => {
  expect(toTexts()).toEqual({
    name: '삼성전자',
    moment: '2026.11.21 시점',
    direction: '호재 우세',
    tone: 'good',
    lead: result.lead,
    good: 58,
    bad: 30,
    reserve: 12,
    basis: '기사 100건에서 찾은 소식 61개 · AI가 작성한 요약이에요',
    risk: '투자 판단의 책임은 본인에게 있어요',
  });
});

it('writes amounts as the page does', () => {
  expect(toTexts({ lead: ['4210억원 규모 공급 계약을 맺었어요.'] }).lead).toEqual([
    '4,210억 원 규모 공급 계약을 맺었어요.',
  ]);
});

it('says that a model judged where nothing that it wrote is shown, and names none where none was asked', () => {
  const judged = '기사 100건에서 찾은 소식 61개 · AI가 기사를 읽고 판단했어요';
  expect(toTexts({ lead: [] }).basis).toBe(judged);
  expect(toTexts({ thin: true })).toMatchObject({
    basis: judged,
    direction: '근거가 적어 방향을 말하지 않아요',
    tone: 'even',
  });
  expect(toTexts({ judged_by: 'offline' }).basis).toBe('기사 100건에서 찾은 소식 61개');
});
