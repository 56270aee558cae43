import { expect, it } from 'vitest';
import { firstTradableClose } from './followed-event.ts';

const of = (at: string, filed = false) => firstTradableClose({ at: new Date(`${at}+09:00`), filed });

it('an event is first traded at the close of its day, or of the next one once the market has closed', () => {
  expect(of('2026-11-20T15:29:00')).toBe('2026-11-20');
  expect(of('2026-11-20T15:30:00')).toBe('2026-11-23');
  expect(of('2026-11-21T10:00:00')).toBe('2026-11-23');
});

it('a filing without a moment may have come in the evening, so that it counts from the next trading day', () => {
  expect(of('2026-11-20T00:00:00', true)).toBe('2026-11-23');
  expect(of('2026-11-20T09:10:00', true)).toBe('2026-11-20');
  expect(of('2026-11-20T00:00:00')).toBe('2026-11-20');
  const differsFrom = { link: 'https://dart.fss.or.kr/1', date: '2026-11-20' };
  const differing = { at: new Date('2026-11-20T00:00:00+09:00'), filed: false, differsFrom };
  expect(firstTradableClose(differing)).toBe('2026-11-23');
});
