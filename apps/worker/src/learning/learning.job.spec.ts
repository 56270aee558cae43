import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { JudgeLearningRepository, type NewLearnedRow } from '@gaemi/database/judge-learning/judge-learning.repository';
import { ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { createRightsRegister } from '@gaemi/domain/rights/source-rights';
import { addDays, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { bundledWeights } from '@gaemi/providers/judge/offline/offline-judge';
import { systemClock } from '@gaemi/runtime/clock';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { parseEnvironment } from '@gaemi/runtime/settings/environment';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environmentSchema } from '../environment.ts';
import { CompanyMatchers } from '../news/evidence/company-matchers.ts';
import { LearnedRows } from '../news/judging/learned-rows.ts';
import { LearnedWeights } from '../news/judging/learned-weights.ts';
import { startLiveWorker } from '../testing/start-live-worker.ts';
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts';
import { JudgeLearner } from './judge-learner.ts';
import { LearningSchedule } from './learning-schedule.ts';

const company: ListedCompany = {
  code: '005930',
  name: '삼성전자',
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
const labels = { subject: 'yes', kind: 'event', label: 'bad', material: true } as const;
const day = 86_400_000;

const logger = createLogger({ app: 'test', level: 'silent' });
let worker: TestWorker;
let learning: JudgeLearningRepository;
beforeAll(async () => {
  worker = await startTestWorker({ NEWS_SOURCE: 'sample', ANALYZER: 'offline', JUDGE_LEARNS: 'own' });
  learning = worker.get(JudgeLearningRepository);
});
const rowsWith = (settings: Record<string, string>) => {
  const environment = parseEnvironment(environmentSchema, { ...settings, MONGODB_URI: worker.mongoUri });
  const runtime = { environment, sources: chooseDataSources(environment), clock: systemClock, logger };
  return new LearnedRows(learning, runtime, createRightsRegister(), systemClock, logger);
};
afterAll(() => worker.close());

it('keeps features and labels only, and only of texts that a model may read and whose days are not over', async () => {
  const rows = rowsWith({ JUDGE_LEARNS: 'own' });
  const text = (source: 'sample' | 'naver' | 'google', fetchedAt = new Date()) => ({
    title: `삼성전자, ${source} 리콜 결정`,
    description: '',
    source,
    fetchedAt,
  });
  const kept = [text('sample'), text('naver'), text('google', new Date(Date.now() - 30 * day))];
  await rows.keep(
    company,
    kept.map((each) => ({ text: each, labels })),
    'model',
  );
  const stored = await worker.connection.collection('learned_rows').find({}).toArray();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ ...labels, stockCode: '005930', origin: 'model' });
  expect(Object.keys(stored[0] ?? {}).toSorted()).toEqual(
    [
      ...['_id', 'fetchedAt', 'kind', 'label', 'material', 'names', 'origin', 'removeAt', 'source', 'stockCode'],
      ...['subject', 'values'],
    ].toSorted(),
  );
  // What an admin upheld stands above what the model said.
  await rows.keep(company, [{ text: text('sample'), labels: { ...labels, label: 'good' } }], 'objection');
  await rows.keep(company, [{ text: text('sample'), labels }], 'model');
  expect(await worker.connection.collection('learned_rows').distinct('label')).toEqual(['good']);
  await worker.connection.collection('learned_rows').deleteMany({});
});

it('switches to weights that are better on unseen rows, and back when an admin takes them back', async () => {
  const weights = new LearnedWeights(learning);
  const kept = rowsWith({ JUDGE_LEARNS: 'own' });
  const objections = worker.get(ObjectionRepository);
  const matchers = new CompanyMatchers(worker.get(StockDirectory));
  const learner = new JudgeLearner(learning, objections, matchers, kept, weights);
  const now = new Date();
  expect(await learner.learn(now)).toBeNull();
  const rows = Array.from(
    { length: 1_800 },
    (_, at): NewLearnedRow => ({
      _id: ((at * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0') + String(at),
      ...{ ...labels, origin: 'model', stockCode: '005930', expiresAt: null },
      features: [
        ['w:별난말', 3],
        ['t:silent', 1],
      ],
    }),
  );
  await learning.saveRows(rows, now);
  let turns = 0;
  let immediate: NodeJS.Immediate | undefined;
  const count = () => {
    turns += 1;
    immediate = setImmediate(count);
  };
  count();
  const version = await learner.learn(now);
  clearImmediate(immediate);
  // Analyses beside it, and the heartbeats of their leases, wait for a few milliseconds at a time.
  expect(turns).toBeGreaterThan(500);
  const [found] = await learning.listVersions(10);
  expect(found).toMatchObject({ _id: version, state: 'used', base: bundledWeights.version });
  expect(found?.unseen).toBeGreaterThanOrEqual(500);
  expect(found?.candidateRight).toBeGreaterThan(found?.presentRight ?? 0);
  expect(weights.current().version).toBe(`${bundledWeights.version}-own-${String(version)}`);

  // Equally good ones are refused the next night.
  const next = await learner.learn(new Date(now.getTime() + day));
  expect((await learning.listVersions(1))[0]).toMatchObject({ _id: next, state: 'refused' });
  expect(weights.current().version).toBe(`${bundledWeights.version}-own-${String(version)}`);

  expect(await learning.takeBack(version ?? 0, { by: 'admin', now })).toBe(true);
  expect(await learning.takeBack(version ?? 0, { by: 'admin', now })).toBe(false);
  await weights.refresh();
  expect(weights.current()).toBe(bundledWeights);
  // Nor does the night after bring back what it was taken back from.
  const again = await learner.learn(new Date(now.getTime() + 2 * day));
  expect((await learning.listVersions(1))[0]).toMatchObject({ _id: again, state: 'refused' });
  expect(weights.current()).toBe(bundledWeights);
  // Three nights of computing, beside five other files.
}, 300_000);

it('learns from an upheld objection in the night, and never from an open or dismissed one', async () => {
  await worker.connection.collection('learned_rows').deleteMany({});
  const now = new Date();
  const objection = (state: 'open' | 'upheld' | 'dismissed', kind: 'other_company' | 'wrong_side') => {
    const link = `https://www.yna.co.kr/view/${state}-${kind}`;
    const stated = { title: `삼성전자 소식 ${state} ${kind}`, description: '', publisher: '연합뉴스' };
    return {
      ...{ state, open: state === 'open', stockCode: '005930', event: `${state}-${kind}`, kind, side: 'good' },
      ...{ type: 'other', links: [link], wordings: [], reports: 1, createdAt: now, decidedAt: now },
      articles: [{ ...stated, link, publishedAt: now, source: 'sample', fetchedAt: now }],
    };
  };
  await worker.connection
    .collection('objections')
    .insertMany([
      objection('upheld', 'other_company'),
      objection('upheld', 'wrong_side'),
      objection('open', 'wrong_side'),
      objection('dismissed', 'other_company'),
    ]);
  // Which the schedule does once a night, on one of the workers.
  const [rows, weights] = [rowsWith({ JUDGE_LEARNS: 'own' }), new LearnedWeights(learning)];
  const matchers = new CompanyMatchers(worker.get(StockDirectory));
  const learner = new JudgeLearner(learning, worker.get(ObjectionRepository), matchers, rows, weights);
  const schedule = new LearningSchedule(learner, rows, weights, worker.get(ClusterTasks), systemClock, logger);
  await schedule.learnOnce();
  const stored = await worker.connection.collection('learned_rows').find({}).toArray();
  const labelled = stored.map(({ origin, subject, label }) => [origin, subject, label]);
  expect(labelled.toSorted()).toEqual(
    [
      ['objection', 'no', null],
      ['objection', 'yes', 'bad'],
    ].toSorted(),
  );
  await worker.connection.collection('learned_rows').deleteMany({});
  await schedule.learnOnce();
  expect(await learning.countRows(now)).toBe(0);
  // No worker ran in the night after: later in the day.
  const tomorrow = {
    now: () => new Date(startOfSeoulDay(addDays(seoulDay(new Date()), 1)).getTime() + 12 * 3_600_000),
  };
  const missed = new LearningSchedule(learner, rows, weights, worker.get(ClusterTasks), tomorrow, logger);
  await missed.learnMissed();
  expect(await learning.countRows(now)).toBe(2);
});

it('learns of a text that was corrected twice what the later decision says', async () => {
  const { connection } = worker;
  for (const name of ['learned_rows', 'objections']) await connection.collection(name).deleteMany({});
  const link = 'https://www.yna.co.kr/view/twice';
  const fetchedAt = new Date();
  const stated = { title: '삼성전자 소식 두 번', description: '', publisher: '연합뉴스', publishedAt: fetchedAt };
  const upheld = (side: 'good' | 'bad', decidedAfter: number, createdAfter: number, kind = 'wrong_side') => ({
    ...{ state: 'upheld', open: false, stockCode: '005930', event: 'twice', kind, side, type: 'other' },
    ...{ links: [link], wordings: [], reports: 1, createdAt: new Date(fetchedAt.getTime() + createdAfter) },
    decidedAt: new Date(fetchedAt.getTime() + decidedAfter),
    articles: [{ ...stated, link, source: 'sample', fetchedAt }],
  });
  const matchers = new CompanyMatchers(worker.get(StockDirectory));
  const kept = rowsWith({ JUDGE_LEARNS: 'own' });
  const learner = new JudgeLearner(
    learning,
    worker.get(ObjectionRepository),
    matchers,
    kept,
    new LearnedWeights(learning),
  );
  const learned = async () => {
    await learner.learn(fetchedAt);
    return connection.collection('learned_rows').distinct('label');
  };
  await connection.collection('objections').insertMany([upheld('good', 10, 1), upheld('bad', 20, 2)]);
  expect(await learned()).toEqual(['good']);
  // Decided in another order than they came.
  await connection.collection('objections').deleteMany({});
  await connection.collection('objections').insertMany([upheld('good', 20, 1), upheld('bad', 10, 2)]);
  expect(await learned()).toEqual(['bad']);
  // Analyses leave out an article of another company whatever is decided on its side.
  await connection.collection('objections').insertOne(upheld('good', 5, 3, 'other_company'));
  expect(await learned()).toEqual([null]);
});

it('keeps nothing unless the operator asks for it', async () => {
  await worker.connection.collection('learned_rows').deleteMany({});
  const text = { title: '삼성전자, 리콜', description: '', source: 'sample', fetchedAt: new Date() } as const;
  await rowsWith({}).keep(company, [{ text, labels }], 'model');
  expect(await learning.countRows(new Date())).toBe(0);
});

it('keeps the judgements of the model of an analysis, not what the weights answered in its place', async () => {
  const live = await startLiveWorker({ JUDGE_LEARNS: 'own', OPENAI_MODEL_FIRST: 'offline' });
  try {
    const pubDate = rfc822(new Date(Date.now() - 3_600_000));
    const link = 'https://www.yna.co.kr/view/1';
    live.naver.setArticles([
      { title: '삼성전자 사업부 수주 소식', description: '', originallink: link, link, pubDate },
      {
        title: '삼성전자 주가, 장중 7만1,300원 1.26% 상승',
        description: '20일 오전 10시 48분 기준 삼성전자 주가는 전일 대비 1.26% 오른 7만1,300원에 거래되고 있다.',
        originallink: `${link}2`,
        link: `${link}2`,
        pubDate,
      },
    ]);
    expect(await live.analyse(await live.worker.insertMember())).toMatchObject({ state: 'done' });
    expect(live.model.questions.flatMap(({ articles }) => articles.map(({ title }) => title))).toEqual([
      '삼성전자 사업부 수주 소식',
    ]);
    const stored = await live.worker.connection.collection('learned_rows').find({}).toArray();
    expect(stored).toMatchObject([{ origin: 'model', stockCode: '005930' }]);
    expect(JSON.stringify(stored)).not.toContain('사업부 수주 소식');
  } finally {
    await live.close();
  }
});
