import { describe, expect, it } from 'vitest';
import { logInPath, returnPath } from './return-path.ts';

const asked = (next: string) => returnPath(`?${new URLSearchParams({ next })}`);

describe('the way back after the log-in', () => {
  it.each(['/search?q=삼성&detail=1', '/mjb', '/mypage#credit', '/favorite?stock=005930'])('leads to %s', (path) => {
    const [pathname = '', rest = ''] = path.split(/(?=[?#])/, 2);
    const place = { pathname, search: rest.startsWith('?') ? rest : '', hash: rest.startsWith('#') ? rest : '' };
    const back = returnPath(new URL(logInPath(place), 'https://gaemilens.example').search) ?? '';
    expect(decodeURIComponent(back)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '',
  ])('never leads away: %j', (next) => {
    expect(asked(next)).toBeNull();
  });

  it.each(['/', '/login', '/Login/', '/login?next=/mjb', '/signup', '/find-password'])('is none from %s', (next) => {
    expect(asked(next)).toBeNull();
  });

  it('is none where the address asks for none', () => {
    expect(returnPath('')).toBeNull();
  });
});
