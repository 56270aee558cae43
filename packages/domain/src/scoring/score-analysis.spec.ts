import { describe, expect, it } from 'vitest';
import { scoreByFirstFormula } from './first-formula.ts';
import { type ScorableAnalysis, scoreAnalysis } from './score-analysis.ts';
import { type ScorableEvent, scoreEvents } from './score-events.ts';

const event = (id: string, label: 'good' | 'bad', publishedAt: string): ScorableEvent => ({
  id,
  judgement: { label, strength: 2, reason: '소식이에요.' },
  publishers: 2,
  publishedAt: new Date(publishedAt),
});

const analysis: ScorableAnalysis = {
  scoreVersion: 2,
  asOf: new Date('2026-11-21T03:00:00.000Z'),
  windowDays: 92,
  maxEvents: 60,
  events: [event('order', 'good', '2026-11-20T01:02:03.456Z'), event('rate', 'bad', '2026-10-20T00:00:00.000Z')],
};

describe('scoring a stored analysis', () => {
  it('uses the formula of its version', () => {
    expect(scoreAnalysis(analysis)).toEqual(scoreEvents(analysis).sides);
    expect(scoreAnalysis({ ...analysis, scoreVersion: 1 })).toEqual(scoreByFirstFormula(analysis));
  });
});
