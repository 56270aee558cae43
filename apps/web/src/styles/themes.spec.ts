import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'colours.css'), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** The declarations of the block that begins with a selector. */
function declarationsOf(selector: string): string[] {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return block.split(';').flatMap((line) => (line.trim() === '' ? [] : [line.trim().replaceAll(/\s+/g, ' ')]));
}

describe('the colours', () => {
  it('are the same for a system that prefers dark and for a member who chose it', () => {
    const chosen = declarationsOf('[data-theme="dark"]');
    expect(chosen.length).toBeGreaterThan(50);
    expect(chosen).toEqual(declarationsOf(':root:not([data-theme="light"])'));
  });

  it('are dark in each that is light', () => {
    const names = (selector: string) => declarationsOf(selector).map((line) => line.split(':', 1)[0]);
    expect(names(':root').filter((name) => !names('[data-theme="dark"]').includes(name))).toEqual([]);
  });
});
