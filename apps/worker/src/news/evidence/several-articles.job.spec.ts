import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { type NaverArticle, rfc822 } from '@gaemi/testing/providers/naver-articles';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type LiveWorker, startLiveWorker } from '../../testing/start-live-worker.ts';

let live: LiveWorker;
let userId: string;
beforeAll(async () => {
  live = await startLiveWorker();
});
beforeEach(async () => {
  userId = await live.worker.insertMember();
});
afterAll(() => live.close());

const startedAt = Date.now();
const reported = (title: string, minutes: number): NaverArticle => ({
  title,
  description: '',
  originallink: `https://www.yna.co.kr/view/${minutes}`,
  link: `https://www.yna.co.kr/view/${minutes}`,
  pubDate: rfc822(new Date(startedAt - minutes * 60_000)),
});
const first = reported('삼성전자, 3분기 영업이익 12조1천억', 90);
const second = reported('삼성전자 3분기 영업익 12.1조 기록', 80);
const third = reported('삼성전자 영업이익 3분기 12조1000억원 달성', 70);
const dataOf = (user = '') => JSON.parse(/\n(\{"articles".*\})\n/.exec(user)?.[1] ?? '{}');

it('a model reads the other articles of an event, and is not asked again when another one joins', async () => {
  live.naver.setArticles([first, second]);
  expect(await live.analyse(userId)).toMatchObject({ state: 'done' });
  const [question] = live.model.questions.filter(({ articles }) => articles.length > 0);
  expect(dataOf(question?.user).articles).toMatchObject([
    { title: first.title, other_articles: [{ title: second.title }] },
  ]);

  live.model.questions.length = 0;
  expect(await live.analyse(userId)).toMatchObject({ state: 'done' });
  expect(live.model.questions).toEqual([]);

  live.naver.setArticles([first, second, third]);
  expect(await live.analyse(userId)).toMatchObject({ state: 'done' });
  expect(live.model.questions.filter(({ articles }) => articles.length > 0)).toEqual([]);
});

it('without a model an event is shown by the article that tells it, where its earliest one does not', async () => {
  const offline = await startLiveWorker({ ANALYZER: 'offline' });
  try {
    const smoke = reported('삼성전자 화성 반도체공장 연기 자욱…소방 20대 출동', 90);
    const fire = reported('삼성전자 화성 반도체공장 화재…라인 가동 중단', 80);
    const member = await offline.worker.insertMember();
    const listReasons = async (articles: readonly NaverArticle[]) => {
      offline.naver.setArticles([...articles]);
      const { state, result } = await offline.analyse(member);
      expect(state).toBe('done');
      const repository = offline.worker.get(NewsAnalysisRepository);
      return (await repository.findDetail(member, 'bad', String(result?.detailIds.bad)))?.content.reasons;
    };
    expect(await listReasons([smoke])).toEqual([]);
    expect(await listReasons([smoke, fire])).toMatchObject([{ text: fire.title, merged: 1, links: [fire.link] }]);
  } finally {
    await offline.close();
  }
});
