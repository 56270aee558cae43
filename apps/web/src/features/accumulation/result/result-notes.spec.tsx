import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildAccumulation } from '../../../../testing/accumulation-records.ts';
import { ResultNotes } from './result-notes.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  [
    'split',
    '기간 뒤 11월 24일에 주식이 나뉘었어요 (공시). 거래는 나뉘기 전 주식 수로, 유통주식은 나뉜 뒤의 수로 세어서,',
  ],
  [
    'consolidation',
    '기간 뒤 11월 24일에 주식이 합쳐졌어요 (공시). 거래는 합쳐지기 전 주식 수로, 유통주식은 합쳐진 뒤의 수로 세어서,',
  ],
] as const)('say that a %s behind the period parts its shares from the float', (kind, sentence) => {
  const splits = [{ day: '2026-11-24', kind, link: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20260901000001' }];
  const { container } = render(<ResultNotes record={buildAccumulation('MJB-shown-1')} splits={splits} />);
  expect(container.textContent).toContain(sentence);
});

it.each([
  ['split', '기간 중 11월 4일에 주식이 나뉘었어요 (공시). 그 전날까지는 나뉘기 전 주식 수로 센 거래라서,'],
  ['consolidation', '기간 중 11월 4일에 주식이 합쳐졌어요 (공시). 그 전날까지는 합쳐지기 전 주식 수로 센 거래라서,'],
  ['bonus_issue', '기간 중 11월 4일에 무상증자 권리락이 있었어요 (공시). 그 전날까지는 늘기 전 주식 수로 센 거래라서,'],
  [
    'spin_off',
    '기간 중 11월 4일에 회사가 나뉘어 주식 수가 줄었어요 (공시). 그 전날까지는 줄기 전 주식 수로 센 거래라서,',
  ],
] as const)('say that shares before a %s are counted as old ones', (kind, sentence) => {
  const link = 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20260901000001';
  const splits = [{ day: '2026-11-04', kind, link }];
  const { container } = render(<ResultNotes record={buildAccumulation('MJB-shown-1')} splits={splits} />);
  expect(container.textContent).toContain(sentence);
  expect(screen.getByRole('link', { name: '공시' }).getAttribute('href')).toBe(link);
});

it('say that a float lacks the new shares of a bonus issue before the period', () => {
  const record = buildAccumulation('MJB-shown-1');
  const [first, before] = [record.searching_period.slice(0, 10), '2026-01-05'];
  const link = 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20260901000001';
  for (const [day, time] of [
    [before, '기간 전'],
    [first, '기간 중'],
  ] as const) {
    const splits = [{ day, kind: 'bonus_issue' as const, link }];
    const { container } = render(<ResultNotes record={record} splits={splits} />);
    expect(container.textContent).toContain(time);
    expect(container.textContent).toContain('권리락이 있었어요 (공시). 유통주식은 아직 늘기 전 주식 수로 세어서,');
    cleanup();
  }
});

it('name the year of days that lie in another one than the end of the period', () => {
  const record = buildAccumulation('MJB-shown-1');
  const splits = [
    { day: '2025-12-24', kind: 'split' as const, link: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=1' },
  ];
  const quiet = { ...record.basis, quiet_days: ['2025-12-30', '2026-11-04'] };
  const ofYear = { ...record, searching_period: '2025-12-01 ~ 2026-11-30', basis: quiet };
  const { container } = render(<ResultNotes record={ofYear} splits={splits} />);
  expect(container.textContent).toContain('기간 중 2025.12.24에 주식이 나뉘었어요');
  expect(container.textContent).toContain('거래가 없던 날이 2일 있어요 (2025.12.30, 11월 4일).');
});

it.each([
  ['2026-11-20T20:14:00+09:00', '오늘 수치는 20:15 이후 확정돼요. 그 뒤에 다시 구하면 값이 달라질 수 있어요.'],
  ['2026-11-20T20:15:00+09:00', '11월 20일 수치는 확정되기 전에 구한 거예요. 다시 구하면 값이 달라질 수 있어요.'],
  ['2026-11-21T08:00:00+09:00', '11월 20일 수치는 확정되기 전에 구한 거예요. 다시 구하면 값이 달라질 수 있어요.'],
])('tell, read at %s, that the last day was not final', (now, sentence) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const record = buildAccumulation('MJB-shown-1');
  render(<ResultNotes record={{ ...record, basis: { ...record.basis, provisional: true } }} />);
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('say what is left of a large turnover with figures that add up', () => {
  const record = buildAccumulation('MJB-shown-1');
  const basis = { ...record.basis, major_buy: 209_636, major_sell: 202_568 };
  const { container } = render(<ResultNotes record={{ ...record, basis }} />);
  const sentence =
    '209,636주를 사고 202,568주를 팔았어요. 주요·선도 매집비는 산 양만 세요. 실제로 남은 것은 7,068주로,';
  expect(container.textContent).toContain(sentence);
});
