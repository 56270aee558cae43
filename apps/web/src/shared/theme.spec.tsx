import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithin } from '../../testing/render-app.tsx';
import { ThemeChoice } from '../features/accounts/my-page/theme-choice.tsx';

/** The script that stands in the page, run as the browser does. */
const inPage = new Function(readFileSync(join(import.meta.dirname, '../../first-paint/theme.js'), 'utf8'));
const root = document.documentElement;
const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((m) => m.content);

describe('the theme', () => {
  beforeEach(() => {
    document.head.innerHTML = ['light', 'dark']
      .map((name) => `<meta name="theme-color" media="(prefers-color-scheme: ${name})">`)
      .join('');
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    localStorage.clear();
    delete root.dataset.theme;
    delete root.dataset.first;
  });

  it('is set before the paint as it was chosen, else the system’s', () => {
    inPage();
    expect([root.dataset.theme, bars()]).toEqual([undefined, ['#ffffff', '#151920']]);
    localStorage.setItem('theme', 'dark');
    inPage();
    expect([root.dataset.theme, bars()]).toEqual(['dark', ['#151920', '#151920']]);
    localStorage.setItem('theme', 'sepia');
    inPage();
    expect(root.dataset.theme).toBeUndefined();
  });

  it('is chosen on my page, at once and for the next visit', async () => {
    inPage();
    renderWithin(<ThemeChoice />);
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('시스템'));
    await userEvent.click(screen.getByLabelText('어둡게'));
    expect(root.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('어둡게'));
    await userEvent.click(screen.getByLabelText('시스템'));
    expect(root.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('is chosen for as long as the page stands where the storage is full or forbidden', async () => {
    inPage();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    renderWithin(<ThemeChoice />);
    await userEvent.click(screen.getByLabelText('어둡게'));
    expect(root.dataset.theme).toBe('dark');
    expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('어둡게'));
    await userEvent.click(screen.getByLabelText('시스템'));
    expect(root.dataset.theme).toBeUndefined();
  });

  it.each([
    ['/search?detail=a1', true, 'result'],
    ['/search?detail=a1', false, undefined],
    ['/search', true, undefined],
    ['/mjb-search?detail=a1', true, undefined],
  ])('draws of %s on a phone (%s) the page of a result first: %s', (address, matches, first) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    history.replaceState(null, '', address);
    localStorage.setItem('username', '김서연');
    inPage();
    expect(root.dataset.first).toBe(first);
  });

  it('draws the log-in first for who is not known here, and no other screen', () => {
    history.replaceState(null, '', '/search');
    inPage();
    expect(root.dataset.first).toBe('login');
    delete root.dataset.first;
    history.replaceState(null, '', '/signup/');
    inPage();
    expect(root.dataset.first).toBeUndefined();
    history.replaceState(null, '', '/login');
    localStorage.setItem('username', '김서연');
    inPage();
    expect(root.dataset.first).toBeUndefined();
  });
});
