import { describe, expect, it } from 'vitest';
import type { CombinedNews, NewsDetail } from '../member.ts';
import { listRest, toAnswer, writeEmptySide } from './evidence.ts';

const coverage = {
  asked_from: '2026-10-21',
  covered_from: '2026-10-22',
  truncated: false,
  events: [],
  sources: [],
} as object;

it.each([
  [0, 64, '기사 64건을 읽었지만 확실한 악재는 찾지 못했어요.'],
  [0, 0, '이 회사를 다룬 기사를 찾지 못했어요.'],
  [12, 64, '보여 드릴 수 있는 악재의 근거가 남아 있지 않아요.'],
])('a side without a reason, of %i points after %i articles, says what was done', (total_score, read, sentence) => {
  expect(writeEmptySide({ side: 'bad', total_score }, read)).toBe(sentence);
});

it.each([
  [3, 40.02, ['호재 점수에는 근거에 없는 소식 2건의 33.5점도 들어 있어요.']],
  [1, 6.5, []],
])('of %i good events only one of which is a reason, the others and their points are told', (good, exact, lines) => {
  const events = Array.from({ length: good + 4 }, (_, at) => ({
    side: at < good ? ('good' as const) : ('bad' as const),
  }));
  expect(listRest({ side: 'good', reasons: [{ points: 6.5 }], events, exact_score: exact })).toEqual(lines);
});

describe('a reason that an upheld objection found wrong', () => {
  const analysis = {
    _id: 'a'.repeat(24),
    stock_code: '005930',
    stock_name: '삼성전자',
    searching_period: '2026-10-21 ~ 2026-11-21',
    created_at: '2026-11-21T03:00:00.000Z',
    ...{ read: 9, coverage },
  } as CombinedNews;
  const buildReason = (event_id: string, corrected: NewsDetail['reasons'][number]['corrected']) =>
    ({ event_id, text: '공장을 멈췄어요.', type: 'accident', points: 6.5, links: [], corrected }) as const;
  const buildSide = (side: 'good' | 'bad', reasons: readonly ReturnType<typeof buildReason>[]) =>
    ({ side, total_score: 20, reasons, unsure: [], events: [], sources: [] }) as unknown as NewsDetail;
  const answerWith = (corrected: 'other_company' | 'wrong_side' | null) =>
    toAnswer(analysis, {
      good: buildSide('good', [buildReason('e1', corrected)]),
      bad: buildSide('bad', [buildReason('e2', null)]),
    });

  it.each([
    ['wrong_side', '[호재 · 사고 · 6.5점 · 확인해 보니 방향이 반대] 공장을 멈췄어요.'],
    ['other_company', '[호재 · 사고 · 6.5점 · 확인해 보니 다른 회사 기사] 공장을 멈췄어요.'],
    // Of a newer service.
    ['wrong_day' as 'wrong_side', '[호재 · 사고 · 6.5점 · 확인해 보니 잘못된 소식] 공장을 멈췄어요.'],
  ] as const)('says so in the text, beside the scores and in the structure: %s', (corrected, head) => {
    const { lines, fenced, fencedWhole, structure } = answerWith(corrected);
    expect(lines).toContain('주의: 근거 1건은 확인해 보니 틀렸어요. 이 점수는 그대로이고, 다음 분석부터 반영돼요.');
    expect(fenced).toContain(head);
    expect(fencedWhole).toContain(head);
    expect(structure).toMatchObject({ reasons: [{ corrected }, { event_id: 'e2', corrected: null }] });
  });

  it('is not spoken of where there is none', () => {
    const { lines, fenced } = answerWith(null);
    expect(`${lines.join()}${fenced}`).not.toContain('확인해 보니');
  });
});

it('an answer that is too long for all reasons has the strongest of either side', () => {
  const analysis = { _id: 'a'.repeat(24), created_at: '2026-11-21T03:00:00.000Z', read: 9, coverage } as CombinedNews;
  const named = { ...analysis, stock_code: '005930', stock_name: '삼성전자' };
  const buildSide = (side: 'good' | 'bad', strongest: number) => {
    const reasons = Array.from({ length: 10 }, (_, at) => ({
      ...{
        event_id: `${side}${at}`,
        text: '공급계약을 체결했어요. '.repeat(10),
        type: 'orders',
        points: strongest - at / 10,
      },
      ...{ links: [`https://news.example/${'a'.repeat(80)}${at}`], corrected: null },
    }));
    return { side, total_score: 20, reasons, unsure: [], events: [], sources: [] } as unknown as NewsDetail;
  };
  const { structure, unlisted } = toAnswer(named, { good: buildSide('good', 9), bad: buildSide('bad', 3) });
  const kept = (structure.reasons as { event_id: string; points: number }[]).map(({ event_id }) => event_id);
  expect(unlisted).toBe(Math.max(0, kept.length - 6) + (structure.unsure as unknown[]).length);
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.length).toBeLessThan(20);
  const good = kept.filter((id) => id.startsWith('good'));
  const bad = kept.filter((id) => id.startsWith('bad'));
  expect(Math.abs(good.length - bad.length)).toBeLessThanOrEqual(1);
  expect(kept).toEqual([...good, ...bad]);
  expect(good[0]).toBe('good0');
  expect(bad[0]).toBe('bad0');
});

it('an answer tells how many events are no reasons, which count to what is cut', () => {
  const analysis = { _id: 'a'.repeat(24), created_at: '2026-11-21T03:00:00.000Z', read: 9, coverage } as CombinedNews;
  const named = { ...analysis, stock_code: '005930', stock_name: '삼성전자' };
  const event = { event_id: 'e1', text: '공장을 멈췄어요.', type: 'accident', links: [] };
  const buildSide = (side: 'good' | 'bad', unsure: readonly (typeof event)[]) =>
    ({ side, total_score: 0, reasons: [], unsure, events: [], sources: [] }) as unknown as NewsDetail;
  const firstLine = (unsure: readonly (typeof event)[]) =>
    toAnswer(named, { good: buildSide('good', unsure), bad: buildSide('bad', []) }).lines[0];
  expect(firstLine([event])).toContain('근거 0건과 확실하지 않은 소식 1건이에요.');
  expect(firstLine([])).toContain('근거 0건이에요.');
});

it('an event with more articles than an answer has says how many, and where all are', () => {
  const analysis = { _id: 'a'.repeat(24), created_at: '2026-11-21T03:00:00.000Z', read: 9, coverage } as CombinedNews;
  const named = { ...analysis, stock_code: '005930', stock_name: '삼성전자' };
  const answerWith = (articles: number) => {
    const links = Array.from({ length: articles }, (_, at) => `https://news.example/${at}`);
    const event = { event_id: 'e1', text: '공장을 멈췄어요.', type: 'accident', points: 6.5, links, corrected: null };
    const buildSide = (side: 'good' | 'bad', reasons: readonly (typeof event)[]) =>
      ({ side, total_score: 20, reasons, unsure: [], events: [], sources: [] }) as unknown as NewsDetail;
    return toAnswer(named, { good: buildSide('good', []), bad: buildSide('bad', [event]) });
  };
  const all = '모든 기사는 개미렌즈의 분석 결과 화면에 있어요.';
  const cut = answerWith(4);
  expect(cut.lines.join('\n')).toContain(all);
  expect(cut.fenced).toContain('[악재 · 사고 · 6.5점 · 기사 4건 중 3건] 공장을 멈췄어요.');
  const links = [0, 1, 2].map((at) => `https://news.example/${at}`);
  expect(cut.structure.reasons).toMatchObject([{ articles: 4, links }]);
  expect(cut.structure.reasons).toHaveProperty('0.links.length', 3);
  const complete = answerWith(3);
  expect(complete.lines.join('\n')).not.toContain(all);
  expect(complete.fenced).not.toContain('건 중');
});

describe('a reason of which filings say something', () => {
  const analysis = { _id: 'a'.repeat(24), created_at: '2026-11-21T03:00:00.000Z', read: 9, coverage } as CombinedNews;
  const named = { ...analysis, stock_code: '005930', stock_name: '삼성전자' };
  const filing = { link: 'https://dart.fss.or.kr/1', date: '2026-11-20' };
  const stagesUpTo = (stage: string) => ['reported', stage].map((each) => ({ stage: each, day: '2026-11-20' }));

  it.each([
    [{ stages: stagesUpTo('pending') }, '소문: 미확정 답변'],
    [{ stages: stagesUpTo('confirmed'), confirmed_by: filing }, '소문: 확정 · 공시 확인'],
    // Of a newer service.
    [{ stages: stagesUpTo('rumoured_anew') }, '소문: 진행 중'],
    [{ differs_from: filing }, '공시와 다름'],
  ])('says so before its text, so that it reads like no fact: %j', (filed, said) => {
    const reason = {
      event_id: 'e1',
      text: '사업을 판대요.',
      type: 'governance',
      points: 2.1,
      links: [],
      corrected: null,
    };
    const buildSide = (side: 'good' | 'bad', reasons: readonly object[]) =>
      ({ side, total_score: 20, reasons, unsure: [], events: [], sources: [] }) as unknown as NewsDetail;
    const none = { stages: null, confirmed_by: null, differs_from: null };
    const good = buildSide('good', [{ ...reason, ...none, ...filed }]);
    const { fenced, fencedWhole } = toAnswer(named, { good, bad: buildSide('bad', []) });
    const head = `[호재 · 인사·지배구조 · 2.1점 · ${said}] 사업을 판대요.`;
    expect(fenced).toContain(head);
    expect(fencedWhole).toContain(head);
  });
});

it('an event has its day, without which nobody can tell whether it came before a move of the price', () => {
  const analysis = { _id: 'a'.repeat(24), created_at: '2026-11-21T03:00:00.000Z', read: 9, coverage } as CombinedNews;
  const named = { ...analysis, stock_code: '005930', stock_name: '삼성전자' };
  const event = { event_id: 'e1', text: '공장을 멈췄어요.', type: 'accident', links: [] };
  const buildSide = (side: 'good' | 'bad', part: object) =>
    ({ side, total_score: 20, reasons: [], unsure: [], events: [], sources: [], ...part }) as unknown as NewsDetail;
  const { fenced, fencedWhole, structure } = toAnswer(named, {
    good: buildSide('good', { unsure: [{ ...event, event_id: 'e2', day: '2026-11-18' }, event] }),
    bad: buildSide('bad', {
      reasons: [{ ...event, points: 6.5, corrected: null }],
      events: [{ event_id: 'e1', day: '2026-11-19', side: 'bad' }],
    }),
  });
  for (const text of [fenced, fencedWhole])
    expect(text).toContain('[악재 · 2026-11-19 · 사고 · 6.5점] 공장을 멈췄어요.');
  expect(fencedWhole).toContain('[호재 · 2026-11-18 · 사고] 공장을 멈췄어요.');
  expect(structure).toMatchObject({ reasons: [{ day: '2026-11-19' }], unsure: [{ day: '2026-11-18' }, { day: null }] });
});
