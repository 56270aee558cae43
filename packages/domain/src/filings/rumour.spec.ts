import { describe, expect, it } from 'vitest';
import type { Filing } from './filing.ts';
import { findNextAnswerDay } from './next-answer-day.ts';
import { buildRumours, type RumourItem } from './rumour.ts';
import { rumourRules, rumourStageNames } from './rumour-rules.ts';
import { isRumourHeadline } from './rumour-topic.ts';

const inquiry = '조회공시요구(풍문또는보도)';
const answer = (outcome: string) => `조회공시요구(풍문또는보도)에대한답변(${outcome})`;

let serial = 0;
function filed(day: string, reportName: string): RumourItem {
  serial += 1;
  const receiptNo = `${day.replaceAll('-', '')}${String(serial).padStart(6, '0')}`;
  return { filing: { receiptNo, reportName, receivedOn: day, receivedAt: null, figures: [] } satisfies Filing };
}
const article = (day: string, title: string): RumourItem => ({ article: { id: `${day} ${title}`, title, day } });
const toStages = (...items: RumourItem[]) =>
  buildRumours(items).map(({ stages }) => stages.map(({ stage }) => stage).join(' '));

describe('the stages of a rumour', () => {
  it('lead from the report over the inquiry and the answers to the confirmation', () => {
    const [rumour, ...others] = buildRumours([
      article('2026-06-01', '한빛중공업, 한별전자 인수설…"검토 중"'),
      filed('2026-06-01', inquiry),
      filed('2026-06-02', `${answer('미확정')} (재공시예정일 2026-07-02)`),
      filed('2026-07-02', answer('미확정')),
      filed('2026-08-10', '타법인주식및출자증권취득결정'),
    ]);
    expect(others).toEqual([]);
    expect(rumour?.stages.map(({ stage, day }) => [stage, day])).toEqual([
      ['reported', '2026-06-01'],
      ['inquired', '2026-06-01'],
      ['pending', '2026-06-02'],
      ['pending', '2026-07-02'],
      ['confirmed', '2026-08-10'],
    ]);
    expect(rumour).toMatchObject({ topic: 'purchase', stage: 'confirmed', rule: { strength: 3 } });
    expect(rumour?.stages[2]?.nextAnswerOn).toBe('2026-07-02');
    expect(rumour?.stages[0]).toMatchObject({
      receiptNo: null,
      articleId: '2026-06-01 한빛중공업, 한별전자 인수설…"검토 중"',
    });
  });

  it('end with a denial', () => {
    const items = [
      article('2026-06-01', '한빛중공업 매각설'),
      filed('2026-06-01', inquiry),
      filed('2026-06-01', answer('부인')),
    ];
    expect(toStages(...items)).toEqual(['reported inquired denied']);
    expect(buildRumours(items)[0]?.rule).toEqual(rumourRules.denied);
  });

  it('end with the withdrawal of the confirmed plan', () => {
    expect(
      toStages(
        article('2026-06-01', '한빛중공업, 대규모 공급 계약 추진설'),
        filed('2026-06-05', '단일판매ㆍ공급계약체결'),
        filed('2026-09-05', '단일판매ㆍ공급계약해지'),
      ),
    ).toEqual(['reported confirmed withdrawn']);
    expect(
      toStages(
        article('2026-06-01', '한빛중공업 유상증자 검토설'),
        filed('2026-06-05', '주요사항보고서(유상증자결정)'),
        filed('2026-07-05', '유상증자결정(철회)'),
      ),
    ).toEqual(['reported confirmed withdrawn']);
  });

  it('count repeated reports once', () => {
    expect(
      toStages(
        article('2026-06-01', '한빛중공업 매각설'),
        article('2026-06-02', '한빛중공업 매각설 재점화'),
        article('2026-06-03', '한빛중공업 지분 매각 관측'),
      ),
    ).toEqual(['reported']);
  });

  it('separate rumours of different matters and of different times', () => {
    expect(
      toStages(article('2026-06-01', '한빛중공업 매각설'), article('2026-06-02', '한빛중공업 유상증자설')),
    ).toEqual(['reported', 'reported']);
    expect(
      toStages(article('2026-02-01', '한빛중공업 매각설'), article('2026-06-02', '한빛중공업 매각설')),
    ).toHaveLength(2);
    expect(
      toStages(filed('2026-02-01', inquiry), filed('2026-02-02', answer('부인')), filed('2026-02-20', inquiry)),
    ).toEqual(['inquired denied', 'inquired']);
  });

  it('do not begin anew where the press repeats a denied rumour after a long holiday', () => {
    const denied = [filed('2026-12-30', inquiry), filed('2026-12-30', answer('부인'))];
    expect(toStages(...denied, article('2027-01-04', '한빛중공업 매각설'))).toEqual(['inquired denied']);
    expect(toStages(...denied, article('2027-01-05', '한빛중공업 매각설'))).toEqual(['inquired denied', 'reported']);
  });

  it('leave out decisions about another matter, or without a rumour', () => {
    expect(
      toStages(filed('2026-06-05', '단일판매ㆍ공급계약체결'), filed('2026-06-06', '분기보고서 (2026.03)')),
    ).toEqual([]);
    expect(toStages(article('2026-06-01', '한빛중공업 매각설'), filed('2026-06-05', '단일판매ㆍ공급계약체결'))).toEqual(
      ['reported'],
    );
    expect(toStages(filed('2026-06-01', answer('미확정')), filed('2026-06-05', '단일판매ㆍ공급계약체결'))).toEqual([
      'pending',
    ]);
  });

  it('leave out inquiries about unusual trading', () => {
    expect(
      toStages(
        filed('2026-06-01', '조회공시요구(현저한시황변동)'),
        filed('2026-06-02', '조회공시요구(현저한시황변동)에대한답변(미확정)'),
      ),
    ).toEqual([]);
  });

  it('take the matter from the detail of an answer', () => {
    expect(
      toStages(
        filed('2026-06-01', `${answer('미확정')}   (타법인 인수설에 대한 조회공시 답변)`),
        filed('2026-06-20', '타법인주식및출자증권취득결정'),
      ),
    ).toEqual(['pending confirmed']);
  });

  it('are the same in every order of arrival', () => {
    const items = [
      article('2026-06-01', '한빛중공업, 한별전자 인수설'),
      filed('2026-06-01', inquiry),
      filed('2026-06-01', `${answer('미확정')} (3개월 이내 재공시)`),
      filed('2026-06-01', '타법인주식및출자증권취득결정'),
      article('2026-06-02', '한빛중공업 유상증자설'),
      filed('2026-06-03', answer('부인')),
      filed('2026-06-03', answer('미확정')),
    ];
    const expected = buildRumours(items);
    let count = 0;
    for (const permutation of permutations(items)) {
      count += 1;
      expect(buildRumours(permutation)).toEqual(expected);
    }
    expect(count).toBe(5_040);
    expect(buildRumours([...items, ...items])).toEqual(expected);
  });
});

function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length < 2) yield [...items];
  for (const [index, item] of items.entries())
    if (items.length >= 2)
      for (const rest of permutations(items.filter((_, other) => other !== index))) yield [item, ...rest];
}

it('a rumour weighs 1 until it is confirmed, and nothing once it is denied or withdrawn', () => {
  expect(Object.keys(rumourRules)).toEqual([...rumourStageNames]);
  expect(rumourStageNames.map((stage) => rumourRules[stage].strength)).toEqual([1, 1, 1, 0, 3, 0]);
});

it('reads a leap day of the next year, whatever this year has', () => {
  const [rumour] = buildRumours([filed('2027-12-01', `${answer('미확정')} (재공시기한 2월 29일)`)]);
  expect(rumour?.stages[0]?.nextAnswerOn).toBe('2028-02-29');
});

it.each([
  ['(재공시예정일 2026-07-02)', '2026-07-02'],
  ['(재공시기한: 2026.07.02)', '2026-07-02'],
  ['(재공시 예정 7월 2일)', '2026-07-02'],
  ['(재공시기한 1월 5일)', '2027-01-05'],
  ['(3개월 이내 재공시)', '2026-09-01'],
  ['(재공시예정일 2026-13-40)', null],
  ['(2026.03)', null],
  ['', null],
])('the next answer of 미확정%s is due on %s', (detail, day) => {
  expect(findNextAnswerDay({ reportName: answer('미확정') + detail, receivedOn: '2026-06-01' })).toBe(day);
});

it.each([
  ['한빛중공업 매각설', true],
  ['[단독] 한빛중공업, 한별전자 인수 검토', true],
  ['"한빛중공업 지분 매각 추진" 보도에 급등', true],
  ['증권가 "한빛중공업 합병 관측"', true],
  ['한빛중공업, 공장 건설 착수', false],
  ['한빛중공업 "매각설 사실무근"', false],
  ['한빛중공업, 공급계약 체결했다고 공시', false],
  ['한빛중공업 신규 시설 투자 결정', false],
  ['한빛중공업, 가스 공급설비 증설', false],
  ['한빛중공업, 투자설명 자료 배포', false],
  ['한빛중공업 매각설에 급등', true],
  ['한빛중공업, 체코 원전 5조 수주 임박설', true],
  ['한빛중공업, 수주 임박설계 공개', false],
  ['한빛중공업, 수주 임박설에도 약세', true],
  ['한빛중공업 매각설까지 나왔다', true],
  ['수주 임박설 돌던 한빛중공업, 5조 수주 따냈다', false],
  ['수주 임박설 돌던 한빛중공업, 5조 원전 수주 확정', false],
  ['한빛중공업 인수 임박설 사실로', false],
  ['한빛중공업, 5조 수주 확정설', true],
])('%s is hearsay: %s', (title, expected) => {
  expect(isRumourHeadline(title)).toBe(expected);
});
