import type { SourcedArticle } from '@gaemi/domain/article';
import { judged } from '@gaemi/domain/judge/testing/judged';
import type { NewsSide } from '@gaemi/domain/news-side';
import { expect, it } from 'vitest';
import { joinReactions } from './join-reactions.ts';

const company = {
  code: 'X00001',
  name: '한별전자',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};

function event(
  id: string,
  { title, day = '2026-11-18', label = 'good' }: { title: string; day?: string; label?: NewsSide },
) {
  const article: SourcedArticle = {
    id,
    title,
    description: '',
    link: `https://news.example/${id}`,
    publisher: `신문 ${id}`,
    publishedAt: new Date(`${day}T01:00:00.000Z`),
    source: 'naver',
    fetchedAt: new Date('2026-11-21T03:00:00.000Z'),
  };
  const reported = {
    representative: article,
    articles: [article],
    publishers: [article.publisher],
    matches: new Map(),
  };
  return { id, ...reported, judgement: judged({ label }), judgedBy: 'offline' as const };
}
const contract = event('a', { title: '한별전자, 3조 파운드리 공급계약 체결' });
const note = { title: '[특징주] 한별전자, 3조 파운드리 공급계약에 7% 급등' };
const join = (...events: ReturnType<typeof event>[]) =>
  joinReactions(events, company).map(({ id, articles, publishers }) => [
    id,
    articles.map((each) => each.id),
    publishers,
  ]);

it('joins a note on the price with the event that it names, so that the event counts once', () => {
  expect(join(event('b', note), contract)).toEqual([['a', ['a', 'b'], ['신문 a', '신문 b']]]);
});

it('joins the note of the trading day after a long holiday, too', () => {
  const before = event('a', { title: '한별전자, 3조 파운드리 공급계약 체결', day: '2026-12-30' });
  expect(join(before, event('b', { ...note, day: '2027-01-04' }))).toHaveLength(1);
  expect(join(before, event('b', { ...note, day: '2027-01-05' }))).toHaveLength(2);
});

it.each([
  ['another event', event('b', { title: '[특징주] 한별전자, 자사주 1000억 소각에 7% 급등' })],
  ['an event of the other side', event('b', { ...note, label: 'bad' })],
  ['an event of a week ago', event('b', { ...note, day: '2026-11-26' })],
  ['two events that are none of the price', event('b', { title: '한별전자, 3조 파운드리 공급계약 체결' })],
])('leaves %s alone', (_, other) => {
  expect(join(contract, other)).toHaveLength(2);
});
