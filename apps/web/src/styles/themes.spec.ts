import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'colours.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

const declared = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);
/** The same in both, since what stands behind them is dark in both. */
const sameInBoth = ['--on-news', '--on-ok', '--on-danger'];

describe('the colours', () => {
  it('have a light and a dark value each', () => {
    const raw = [...declared].filter(([, value]) => /#|rgb/.test(value));
    expect(raw.length).toBeGreaterThan(50);
    const single = raw.filter(([, value]) => !value.includes('light-dark('));
    expect(single.map(([name]) => name).sort()).toEqual(sameInBoth.toSorted());
  });

  it('stand once each, whoever chose the theme', () => {
    const names = [...css.matchAll(/(--[\w-]+):\s*(?:light-dark|#|rgb)/g)].map(([, name]) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(css).not.toMatch(/prefers-color-scheme|data-theme/);
  });
});
