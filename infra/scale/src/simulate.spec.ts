import { describe, expect, it } from 'vitest';
import { companyPicker, peakHour, peakRates } from './demand.ts';
import { parameters } from './parameters.ts';
import { computeExpectation, openingWorkers } from './plan.ts';
import { seeded } from './random.ts';
import { sharedFor } from './sharing.ts';
import { simulate } from './simulate.ts';
import { type WorkerScaling, workerScaling } from './worker-scaling.ts';

const fixed = (workers: number, concurrency: number): WorkerScaling => ({
  ...workerScaling({ min: workers, opening: workers, max: workers }),
  concurrency,
});
const allAtOnce = (count: number) => Array.from({ length: count }, () => ({ at: 0, shared: false }));

describe('the demand', () => {
  it('is the same for the same seed', () => {
    const hour = (seed: number) => [...peakHour(20_000, parameters, seeded(seed))];
    expect(hour(7)).toEqual(hour(7));
    expect(hour(7)).not.toEqual(hour(8));
  });

  it('has as many analyses in the peak hour as its share of the day says', () => {
    const { burst, rest } = peakRates(1_000_000, parameters);
    expect(600 * burst + 3_000 * rest).toBeCloseTo(150_000 * parameters.peakHourShare);
    const came = [...peakHour(1_000_000, parameters, seeded(1))].length;
    expect(Math.abs(came - 27_000)).toBeLessThan(4 * Math.sqrt(27_000));
  });

  it('asks for popular companies more often', () => {
    const pick = companyPicker(parameters, seeded(3));
    const counts = new Map<number, number>();
    for (let at = 0; at < 50_000; at += 1) {
      const company = pick();
      counts.set(company, (counts.get(company) ?? 0) + 1);
    }
    const ratio = (counts.get(0) ?? 0) / (counts.get(9) ?? 1);
    expect(ratio / 10 ** parameters.skew).toBeCloseTo(1, 0);
  });
});

describe('sharing', () => {
  it('serves whoever asks for the same company in time, from the first one on', () => {
    const shared = sharedFor(600);
    const asked = [
      { at: 0, company: 1 },
      { at: 599, company: 1 },
      { at: 599, company: 2 },
      { at: 600, company: 1 },
    ];
    expect(asked.map(shared)).toEqual([false, true, false, false]);
  });
});

describe('the simulation', () => {
  it('works off what only needs the processor as fast as the processor is', () => {
    const load = { ...parameters, cpuSeconds: 0.1, outsideSeconds: 0 };
    const outcome = simulate({ analyses: allAtOnce(100), scaling: fixed(1, 4), parameters: load, random: seeded(1) });
    expect(outcome.endedAt).toBeCloseTo(10);
    expect(
      simulate({ analyses: allAtOnce(100), scaling: fixed(2, 4), parameters: load, random: seeded(1) }).endedAt,
    ).toBeCloseTo(5);
  });

  it('works off what only waits as fast as there are places', () => {
    const load = { cpuSeconds: 0, outsideSeconds: 10, outsideSpread: 0 };
    const outcome = simulate({ analyses: allAtOnce(96), scaling: fixed(3, 8), parameters: load, random: seeded(1) });
    expect(outcome.endedAt).toBeCloseTo(40);
    expect(outcome.waitMax).toBeCloseTo(30);
  });

  it('waits as the theory of one server with random arrivals says', () => {
    // M/D/1 at 80 % use: mean wait = ρ · s / (2 · (1 − ρ)) = 2 s for s = 1 s.
    const random = seeded(5);
    const analyses: { at: number; shared: boolean }[] = [];
    for (let at = random.exponential(0.8); at < 200_000; at += random.exponential(0.8))
      analyses.push({ at, shared: false });
    const load = { cpuSeconds: 1, outsideSeconds: 0, outsideSpread: 0 };
    const outcome = simulate({ analyses, scaling: fixed(1, 1), parameters: load, random });
    expect(outcome.cpuUse).toBeCloseTo(0.8, 1);
    expect(outcome.waitMean).toBeGreaterThan(1.8);
    expect(outcome.waitMean).toBeLessThan(2.2);
  });

  it('starts workers by depth and age, after the time that starting takes, and never more than allowed', () => {
    const load = { cpuSeconds: 0, outsideSeconds: 30, outsideSpread: 0 };
    const scaling = { ...workerScaling({ min: 1, opening: 1, max: 5 }), concurrency: 4 };
    const outcome = simulate({ analyses: allAtOnce(2_000), scaling, parameters: load, random: seeded(1) });
    expect(outcome.workers).toBe(5);
    expect(outcome.endedAt).toBeGreaterThan(60 + scaling.startSeconds + (30 * 2_000) / 20 / 1.1);
  });
});

describe('the simulation beside a measured run', () => {
  it('takes as long for 40 analyses as the measured worker of quality/readings/scale.md, within a tenth', () => {
    // 80 jobs of 40 analyses at 13.4 jobs a second, news and judge answering at once, four side by side.
    const measured = 80 / 13.4;
    const load = { ...parameters, outsideSeconds: 0 };
    const outcome = simulate({ analyses: allAtOnce(40), scaling: fixed(1, 4), parameters: load, random: seeded(1) });
    expect(Math.abs(outcome.endedAt / measured - 1)).toBeLessThan(0.1);
  });
});

describe('the plan', () => {
  it('answers the same for the same seed', () => {
    const plan = { members: 50_000, shareSeconds: 600 };
    expect(computeExpectation(plan)).toEqual(computeExpectation(plan));
  });

  it('asks the model less for each analysis the more members there are, when they share', () => {
    const [few, many] = [50_000, 1_000_000].map((members) => computeExpectation({ members, shareSeconds: 600 }));
    expect(many?.modelDollarsPerAnalysis).toBeLessThan((few?.modelDollarsPerAnalysis ?? 0) / 2);
  });

  it('keeps the rush short with workers that are there before it', () => {
    const plan = { members: 500_000, shareSeconds: 600 };
    const cold = computeExpectation(plan);
    const opening = openingWorkers(cold, 32);
    const ready = computeExpectation(plan, { scaling: workerScaling({ min: 2, opening, max: 200 }) });
    expect(ready.waitP95).toBeLessThan(1);
    expect(cold.waitP95).toBeGreaterThanOrEqual(ready.waitP95);
  });
});
