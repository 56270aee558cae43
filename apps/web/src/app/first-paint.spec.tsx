import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCombined } from '../../testing/analysis-results.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../testing/stub-api.ts';
import { callApi } from '../shared/api/api-client.ts';
import { ApiError } from '../shared/api/api-error.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../first-paint', name), 'utf8');
/** The script that stands in the page, run as the browser does. */
const inPage = new Function(read('early.js'));

const list = {
  sample: { forEverybody: true, files: ['/assets/sample.js', '/assets/sample.css'] },
  search: {
    answers: { 'combined-news/{detail}': ['good-news/{good_news_obj_id}', 'bad-news/{bad_news_obj_id}'] },
    files: ['/assets/history.js'],
  },
};

/** Opens an address up to the first script, and gives the files that are on their way. */
function open(address: string) {
  history.replaceState(null, '', address);
  inPage();
  return [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);
}

describe('the page before its first script', () => {
  let api: StubApi;
  const asked = () => api.calls.map(({ path }) => path);
  const findMember = () => callApi('me').catch((error: unknown) => error);

  beforeAll(async () => {
    api = await startStubApi();
  });
  beforeEach(() => {
    document.head.innerHTML = `<script type="application/json" id="early-files">${JSON.stringify(list)}</script>`;
  });
  afterEach(() => {
    cleanup();
    document.head.innerHTML = '';
    delete window.earlyAnswers;
    history.replaceState(null, '', '/');
    api.reset();
  });
  afterAll(() => api.close());

  it('loads the files of a screen for everybody, and asks who is there', async () => {
    expect(open('/sample')).toEqual(['modulepreload /assets/sample.js', 'preload /assets/sample.css']);
    await expect.poll(asked).toEqual(['users/me']);
  });

  it('asks for what a screen of members shows only where one is known', async () => {
    expect(open('/search?detail=a1')).toEqual([]);
    await expect.poll(asked).toEqual(['users/me']);
    localStorage.setItem('username', '김서연');
    expect(open('/search')).toEqual(['modulepreload /assets/history.js']);
    await expect.poll(asked).toEqual(['users/me', 'users/me']);
    open('/search?detail=a%2F1');
    await expect.poll(asked).toEqual(['users/me', 'users/me', 'users/me', 'combined-news/a%2F1']);
  });

  it('asks for both sides of an analysis as soon as it is known which', async () => {
    localStorage.setItem('username', '김서연');
    api.on(/^GET combined-news/, () => ({ body: { good_news_obj_id: 'g1', bad_news_obj_id: 'b1' } }));
    open('/search?detail=a1');
    await expect.poll(asked).toEqual(['users/me', 'combined-news/a1', 'good-news/g1', 'bad-news/b1']);
  });

  it('asks for no side that an analysis does not have', async () => {
    localStorage.setItem('username', '김서연');
    api.on(/^GET combined-news/, () => ({ body: { good_news_obj_id: 'g1', bad_news_obj_id: null } }));
    open('/search?detail=a1');
    await expect.poll(asked).toEqual(['users/me', 'combined-news/a1', 'good-news/g1']);
  });

  describe('of a result', () => {
    const card = () => document.querySelector('.fp-result');
    async function openResult(result: Partial<CombinedNews>) {
      localStorage.setItem('username', '김서연');
      document.documentElement.dataset.first = 'result';
      document.body.innerHTML = read('skeleton.html');
      api.on(/^GET combined-news/, () => ({ body: buildCombined('request-1', result) }));
      const files = open('/search?detail=a1');
      await expect.poll(() => document.head.querySelectorAll('link')).toHaveLength(1);
      return files;
    }
    afterEach(() => {
      delete document.documentElement.dataset.first;
      document.body.innerHTML = '';
    });

    it('draws name and lead before it loads what the rest needs', async () => {
      const lead = ['4890억원어치를 팔았어요.', '1조2000억원 계약과 1억5000만달러 수출이 앞섰어요.', '셋째 줄이에요.'];
      expect(await openResult({ lead })).toEqual([]);
      expect(card()?.querySelector('h2')?.textContent).toBe('삼성전자');
      const lines = [...(card()?.querySelectorAll('p span') ?? [])].map(({ textContent }) => textContent);
      expect(lines).toEqual(lead.slice(0, 2).map(writeAmounts));
    });

    it.each([{ thin: true }, { present_name: '새 이름' }, { lead: [] }])(
      'leaves what it would draw otherwise than the screen: %j',
      async (result) => {
        await openResult(result);
        expect(card()?.querySelector('h2')?.textContent.trim()).toBe('');
        expect(card()?.querySelector('p')?.textContent).toBe('');
      },
    );
  });

  it('gives each answer to the first call that asks for it', async () => {
    open('/login');
    expect(await findMember()).toBeInstanceOf(ApiError);
    expect(asked()).toHaveLength(1);
    await findMember();
    expect(asked()).toHaveLength(2);
  });

  it('gives no answer from before a change', async () => {
    open('/login');
    await callApi('logOut').catch(() => undefined);
    await findMember();
    expect(asked().filter((path) => path === 'users/me')).toHaveLength(2);
  });

  it.each(['login', 'sample'])('writes what the screen at /%s writes', async (name) => {
    renderApp(`/${name}`);
    const page = new DOMParser().parseFromString(read('skeleton.html'), 'text/html');
    const drawn = [...page.querySelectorAll(name === 'login' ? '.fp-log' : '.fp-sample')];
    const written = drawn.flatMap((part) => part.textContent.split('\n')).filter((line) => line.trim() !== '');
    expect(written.length).toBeGreaterThan(1);
    await screen.findByRole('heading', { level: 1 });
    const shown = document.body.textContent.replaceAll(/\s/g, '');
    for (const line of written) expect(shown).toContain(line.replaceAll(/\s/g, ''));
  });
});
