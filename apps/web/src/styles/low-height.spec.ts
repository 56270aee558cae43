import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '..');
/** Toasts go by themselves after three seconds. */
const passing = 'ui/toast/toasts.module.css';

it('nothing sticks to a screen of little height, where it would cover what is read or focused', () => {
  const files = globSync('**/*.css', { cwd: src }).filter((file) => file !== passing);
  const sticking = files.filter((file) => {
    const css = readFileSync(resolve(src, file), 'utf8');
    // The skip link is seen only while it has the focus.
    const bars = css.replace(/\.skip \{[^}]*\}/, '');
    return /position: (?:sticky|fixed)/.test(bars) && !css.includes('@media (max-height: 480px)');
  });
  expect(files.length).toBeGreaterThan(50);
  expect(sticking).toEqual([]);
});
