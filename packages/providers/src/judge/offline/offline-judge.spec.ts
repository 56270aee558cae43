import { findScoredSide } from '@gaemi/domain/judge/judgement/judgement';
import { LEARNED_VERSION } from '@gaemi/domain/judge/learning/learned-version';
import { describe, expect, it } from 'vitest';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import type { EventJudgement } from '../judge.ts';
import { createOfflineJudge } from './offline-judge.ts';

const signal = new AbortController().signal;
const judged: string[] = [];
const record = {
  judged: async (judgements: readonly EventJudgement[]) =>
    void judged.push(...judgements.map(({ eventId }) => eventId)),
  unused: async () => undefined,
};
const event = (eventId: string, title: string) => ({
  eventId,
  title,
  description: '',
  publisher: '가나일보',
  publishedAt: new Date('2026-11-20T00:00:00Z'),
});

function ofEvent(judgement: EventJudgement | undefined): EventJudgement {
  if (judgement === undefined) throw new Error('no judgement');
  return judgement;
}

describe('the offline judge', () => {
  const judge = createOfflineJudge();

  it('judges every event in order, the same each time', async () => {
    const events = [event('a', '삼성전자 3분기 흑자전환'), event('b', '삼성전자 대규모 유상증자 결정')];
    const judgements = await judge.judge({ company, tier: 'basic', events, record, signal });
    expect(judgements.map(({ eventId, label }) => [eventId, label])).toEqual([
      ['a', 'good'],
      ['b', 'bad'],
    ]);
    expect(judged).toEqual(['a', 'b']);
    expect(Object.keys(judgements[0] ?? {}).sort()).toEqual([
      'eventId',
      'kind',
      'label',
      'likely',
      'material',
      'reason',
      'strength',
      'subject',
      'type',
    ]);
    expect(await judge.judge({ company, tier: 'premium', events, record, signal })).toEqual(judgements);
  });

  it.each([
    ['공정위, 삼성전자에 과징금 100억원 부과', '공정거래위원회는 삼성전자에 과징금 100억원을 부과했다고 밝혔다.'],
    ['삼성전자 과징금 1348억…사상 최대', '삼성전자가 사상 최대 과징금을 물게 됐다.'],
    ['삼성전자 과징금 부과…역대 최대', '역대 최대 규모다.'],
    ['삼성전자, 3조6000억 유상증자 결정…역대 최대', '역대 최대 규모의 유상증자다.'],
    ['삼성전자 영업익 1조4623억…관세 여파에 49.2% 급감', '영업이익이 49.2% 줄었다.'],
    ['삼성전자, 2조 공급계약 해지…사상 최대 규모', '공급계약이 해지됐다고 공시했다.'],
  ])('never takes bad news for good because of what stands beside it: %s', async (title, description) => {
    const events = [{ ...event('a', title), description }];
    const [judgement] = await judge.judge({ company, tier: 'basic', events, record, signal });
    expect(judgement?.label).not.toBe('good');
  });

  it.each(['삼성전자 809억 유상증자…주주가치 희석 우려', '삼성전자 771억 규모 계약 해지 통보받아'])(
    'finds no rights issue and no lost contract weak: %s',
    async (title) => {
      const judgeFor = async (marketValue: number | null) => {
        const events = [event('a', title)];
        return judge.judge({ company: { ...company, marketValue }, tier: 'basic', events, record, signal });
      };
      const [[unknown], [small]] = await Promise.all([judgeFor(null), judgeFor(400e12)]);
      expect(unknown).toMatchObject({ label: 'bad', strength: 2 });
      // Its size for the company goes before its kind.
      expect(small).toMatchObject({ label: 'bad', strength: 1 });
    },
  );

  describe('of an event in several articles', () => {
    const match = { about: 'yes', because: 'named_in_title', othersInTitle: 0 } as const;
    const smoke = { ...event('a', '삼성전자 화성 반도체공장 연기 자욱…소방 20대 출동'), match };
    const article = (title: string) => ({ title, description: '', publisher: '다라일보', match });
    const fire = article('삼성전자 화성 반도체공장 화재…라인 가동 중단');
    const judgeWith = async (...others: ReturnType<typeof article>[]) => {
      const events = [{ ...smoke, others }];
      return (await judge.judge({ company, tier: 'basic', events, record, signal }))[0];
    };

    it('lets another article speak where the leading one shows no side', async () => {
      expect(findScoredSide(ofEvent(await judgeWith()))).toBeNull();
      const helped = ofEvent(await judgeWith(article('소방청 "화성 공장 연기 신고"'), fire));
      expect(findScoredSide(helped)).toBe('bad');
      expect(helped).toMatchObject({ judgedFrom: 2, reason: fire.title });
    });

    it('names no other article where the leading one speaks, or none does', async () => {
      expect(await judgeWith(article('소방청 "화성 공장 연기 신고"'))).not.toHaveProperty('judgedFrom');
      const events = [{ ...smoke, title: fire.title, others: [article(smoke.title)] }];
      const [led] = await judge.judge({ company, tier: 'basic', events, record, signal });
      expect(findScoredSide(ofEvent(led))).toBe('bad');
      expect(led).not.toHaveProperty('judgedFrom');
    });
  });

  it('has its learned version as version', () => {
    expect(judge.version('basic')).toBe(`offline-${LEARNED_VERSION}`);
  });

  it('summarises a side by what its first event was', async () => {
    const events = [
      { title: '삼성전자 흑자전환', short: '흑자 전환', reason: '흑자로 돌아섰어요.', strength: 3 as const },
    ];
    const summary = await judge.summarise({ company, tier: 'basic', side: 'good', score: 80, events, record, signal });
    expect(summary).toBe('흑자로 돌아섰어요.');
  });
});
