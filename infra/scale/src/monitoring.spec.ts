import { expect, it } from 'vitest';
import { monitoringDay } from './monitoring.ts';
import { parameters } from './parameters.ts';

const day = (members: number) => monitoringDay(members, 2, parameters);

it('a stock is looked at once for all its subscribers: the effort ends at the list of companies', () => {
  expect(day(10_000_000).stocks).toBeCloseTo(parameters.companies, 0);
  expect(day(10_000_000).looks).toBeCloseTo(day(5_000_000).looks, 0);
});

it('one subscriber of one stock costs a look in every round', () => {
  const { monitoring } = parameters;
  const one = monitoringDay(1, 1, { ...parameters, monitoring: { ...monitoring, share: 1, stocksEach: 1 } });
  expect(one.stocks).toBeCloseTo(1);
  expect(one.looks).toBeCloseTo(monitoring.rounds);
  expect(one.newsCalls).toBeCloseTo(monitoring.rounds * monitoring.newsCalls);
});

it.each([1_000, 3_000, 10_000, 10_000_000])(
  'monitoring of %d members leaves at least half of the calls for analyses',
  (members) => {
    const { newsCalls, callsLeft } = day(members);
    expect(callsLeft).toBeGreaterThanOrEqual(parameters.newsCallsPerDay / 2);
    expect(newsCalls + callsLeft).toBe(parameters.newsCallsPerDay);
  },
);

it('monitoring ends in the round in which its share does, and not at all while the share suffices', () => {
  const few = day(1_000);
  expect([few.madeLooks, few.endsAt]).toEqual([few.looks, null]);
  const many = day(10_000_000);
  // 12,500 calls are 5,682 looks: two rounds of 2,700 stocks, and a tenth of the third one.
  expect(many.madeLooks).toBeCloseTo(5_682, 0);
  expect(many.endsAt).toBeCloseTo(9 + 0.104 * (many.roundMinutes / 60), 2);
});

it('more members name more stocks, and fewer new ones the more there are', () => {
  const [few, more, many] = [1_000, 10_000, 100_000].map((members) => day(members).stocks);
  expect(more).toBeGreaterThan(few ?? 0);
  expect((many ?? 0) / (more ?? 1)).toBeLessThan((more ?? 0) / (few ?? 1));
});

it('every event is judged once a day, whoever monitors: the tokens are those of all events of all stocks', () => {
  const { tokensInPerEvent, tokensOutPerEvent, eventsPerDay } = parameters.monitoring;
  expect(day(10_000_000).tokens / (eventsPerDay * (tokensInPerEvent + tokensOutPerEvent))).toBeCloseTo(1, 2);
});
