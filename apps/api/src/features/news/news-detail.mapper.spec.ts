import { messages } from '@gaemi/contracts/messages';
import { newsDetail } from '@gaemi/contracts/news-detail';
import type { Correction } from '@gaemi/domain/objections/corrections';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import { expect, it } from 'vitest';
import { toNewsDetail } from './news-detail.mapper.ts';
import { instead, withheldDetail } from './outside-texts.ts';

const event = { eventId: 'e1', type: 'orders', strength: 3, points: 34.96 } as const;
const detail: SideDetail = {
  scoreVersion: 2,
  side: 'good',
  stockCode: '005930',
  stockName: '삼성전자',
  grade: 'basic',
  fromDay: '2026-10-21',
  toDay: '2026-11-21',
  score: 35,
  exactScore: 34.96,
  summary: '수주가 가장 크게 작용했어요.',
  reasons: [{ ...event, text: '수주했어요.', merged: 2, links: ['https://news.example/1'], judgedBy: 'openai' }],
  unsure: [{ eventId: 'e2', text: '', type: 'legal', links: ['https://news.example/2'], day: '2026-11-20' }],
  sources: [],
  contributions: [],
  restPoints: 34.96,
  restCount: 1,
  timeline: [{ ...event, day: '2026-11-20', short: '수주', side: 'good' }],
  themes: [{ name: '수주·계약', points: 34.96, eventIds: ['e1'] }],
  priceReactions: [{ day: '2026-11-20', count: 2 }],
  articlesPerDay: [{ day: '2026-11-20', count: 3 }],
  dataSource: 'sample',
  judgedBy: 'offline',
};

const nothing = { corrections: [], reported: new Map() };

it('answers a side of version 2 with its events, themes and reactions of the price', () => {
  const answer = toNewsDetail('0123456789abcdef01234567', detail, nothing);
  expect(newsDetail.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    score_version: 2,
    reasons: [
      {
        event_id: 'e1',
        text: '수주했어요.',
        type: 'orders',
        strength: 3,
        points: 34.96,
        merged: 2,
        links: ['https://news.example/1'],
        judged_by: 'openai',
        confirmed_by: null,
        differs_from: null,
      },
    ],
    unsure: [
      {
        event_id: 'e2',
        text: messages.textRemoved,
        type: 'legal',
        links: ['https://news.example/2'],
        day: '2026-11-20',
      },
    ],
    events: [
      { event_id: 'e1', day: '2026-11-20', short: '수주', type: 'orders', side: 'good', strength: 3, points: 34.96 },
    ],
    themes: [{ name: '수주·계약', points: 34.96, event_ids: ['e1'] }],
    price_reactions: [{ day: '2026-11-20', count: 2 }],
  });
});

it('marks a reason that an upheld objection is about, and the one that the member has reported', () => {
  const links = ['https://news.example/1'];
  const corrections: Correction[] = [{ kind: 'wrong_side', side: 'good', links, wordings: [] }];
  const reported = new Map([['e1', { kind: 'other_company', state: 'open' } as const]]);
  const [reason] = toNewsDetail('0123456789abcdef01234567', detail, { corrections, reported }).reasons;
  expect(reason).toMatchObject({ corrected: 'wrong_side', reported: 'other_company', points: 34.96 });
});

it('lets no sentence of an unsure event out that rests on a source which may not be redistributed', () => {
  const answer = toNewsDetail(
    '',
    { ...detail, unsure: detail.unsure.map((event) => ({ ...event, text: '벌금설' })) },
    nothing,
  );
  const [unsure] = withheldDetail(answer, { links: new Set(), eventIds: new Set(['e2']) }).unsure;
  expect(unsure).toEqual({ ...answer.unsure[0], text: instead.text });
});
