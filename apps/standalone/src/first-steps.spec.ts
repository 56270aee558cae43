import type { Health } from '@gaemi/contracts/health';
import { describe, expect, it } from 'vitest';
import { firstSteps } from './first-steps.ts';

const sample: Health['sources'] = {
  ...{ news: 'sample', judge: 'offline', trading: 'sample', prices: 'sample', stock_master: 'kis' },
};
const after = (changes: Partial<Health['sources']>, list = changes.stock_master ?? sample.stock_master) =>
  firstSteps({ sources: { ...sample, ...changes }, stock_master: { source: list, as_of: '2026-11-20', size: 2600 } });

describe('the first lines of a start', () => {
  it('say what is real and what is made up', () => {
    expect(after({})).toMatchObject({ real: 'list of companies (kis)', sample: 'news, broker trades, prices' });
    expect(after({ news: 'dart, feed', prices: 'none' })).toMatchObject({
      real: 'news (dart and feed), list of companies (kis)',
      sample: 'broker trades',
    });
    expect(after({ stock_master: 'bundled' }).real).toBe('list of companies (bundled)');
    expect(after({}, 'bundled').real).toBe('list of companies (bundled of 2026-11-20 until kis answers)');
  });

  it.each([
    [{}, /^DART_API_KEY /],
    [{ news: 'dart', prices: 'none' }, /^NEWS_SOURCE=dart,feed /],
    [{ news: 'dart, feed', prices: 'none' }, /^KIS_APP_KEY /],
    [{ news: 'dart, feed', prices: 'kis' }, /^KIWOOM_APP_KEY /],
    [{ news: 'dart, feed', prices: 'kis', trading: 'kiwoom' }, /^OPENAI_API_KEY /],
    [{ news: 'dart, feed', prices: 'kis', trading: 'kiwoom', judge: 'openai' }, /check-sources/],
  ] as const)('name the one next step after %o', (changes, step) => {
    expect(after(changes).next).toMatch(step);
  });
});
