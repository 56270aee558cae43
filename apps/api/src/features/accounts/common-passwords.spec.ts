import { describe, expect, it } from 'vitest';
import { refuseCommonPassword } from './common-passwords.ts';

const refused = (password: string) => () => refuseCommonPassword(password, 'user_pw');

describe('a password that everybody tries first', () => {
  it.each([
    'password12',
    'Qwer123456',
    'gaemi12345',
    'GaemiLens2026',
    '2026kospi2026',
    'admin123456',
    'gaemi1lens1gaemi',
  ])('is refused: %s', (password) => expect(refused(password)).toThrow('VALIDATION_FAILED'));

  it.each(['sturdy7anthill', 'antelope12345', 'gaemi7meadow', '9planting9stocked'])('is not %s', (password) =>
    expect(refused(password)).not.toThrow(),
  );

  it('takes no longer for a text made to be slow', () => {
    const slow = `${'ant1'.repeat(17)}x`;
    const from = performance.now();
    for (let time = 0; time < 1_000; time += 1) refused(slow)();
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});
