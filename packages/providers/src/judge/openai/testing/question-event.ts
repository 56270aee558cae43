import type { EventToJudge, JudgeRequest } from '../../judge.ts';

export const samsung: JudgeRequest['company'] = {
  code: '005930',
  name: '삼성전자',
  market: 'KOSPI',
  aliases: ['삼전'],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};

/** An event with this headline. */
export const eventOf = (eventId: string, title: string, changes: Partial<EventToJudge> = {}): EventToJudge => ({
  eventId,
  title,
  description: '',
  publisher: '가나일보',
  publishedAt: new Date('2026-11-20T00:00:00Z'),
  ...changes,
});
