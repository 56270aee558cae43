import { expect, it } from 'vitest';
import { aroundEvent } from './around-event.ts';

const closes = ['18', '19', '20', '23', '24'].map((day, at) => ({ day: `2026-11-${day}`, close: 100 + at }));

it('counts trading days from the day of the event', () => {
  const { slots, before, own, pending } = aroundEvent(closes, '2026-11-20', 2);
  expect(slots.map(({ slot }) => slot)).toEqual([-2, -1, 0, 1, 2]);
  expect([before?.close, own?.close, pending]).toEqual([101, 102, 0]);
});

it('gives an event of a day without trade to the next trading day', () => {
  expect(aroundEvent(closes, '2026-11-21', 2)).toMatchObject({
    before: { close: 102 },
    own: { close: 103 },
    pending: 1,
  });
});

it('has no close of a day that has not ended', () => {
  expect(aroundEvent(closes, '2026-11-25', 2)).toMatchObject({ before: { close: 104 }, own: null, pending: 3 });
  expect(aroundEvent([], '2026-11-25', 2)).toEqual({ slots: [], before: null, own: null, pending: 3 });
});
