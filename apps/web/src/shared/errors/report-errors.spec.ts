import { endpoints } from '@gaemi/contracts/endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportErrors, routePattern } from './report-errors.ts';

const script = 'https://gaemilens.example/assets/index-a1B2.js';
const sent: { url: string; init: RequestInit }[] = [];
let listeners: [string, EventListener][] = [];
beforeEach(() => {
  sent.length = 0;
  listeners = [];
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Promise.reject(new TypeError('the network is away'));
  });
});
afterEach(() => {
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const start = (route = () => '/r/:token') => reportErrors({ script, route });
const bodies = () => sent.map(({ init }) => JSON.parse(String(init.body)));

function errorAt(stack: string, name = 'TypeError'): Error {
  const error = new Error('김개미 kim@naver.com 005930');
  return Object.assign(error, { name, stack });
}
const chrome = `TypeError: 김개미 kim@naver.com
    at Result (https://gaemilens.example/assets/result-Zz9.js:1:2045)
    at chrome-extension://abc/content.js:3:4
    at https://gaemilens.example/assets/index-a1B2.js:14:99?token=secret`;
const firefox = `render@https://gaemilens.example/assets/result-Zz9.js:1:2045\n@https://cdn.example/x.js:1:1`;

it('reports class and places of an uncaught error as the contract asks, and nothing else', () => {
  start();
  window.dispatchEvent(new ErrorEvent('error', { error: errorAt(chrome) }));
  expect(bodies()).toEqual([
    {
      kind: 'error',
      name: 'TypeError',
      frames: [
        { file: 'result-Zz9.js', line: 1, column: 2045 },
        { file: 'index-a1B2.js', line: 14, column: 99 },
      ],
      route: '/r/:token',
      release: 'index-a1B2.js',
    },
  ]);
  expect(endpoints.reportBrowserError.body.safeParse(bodies()[0]).success).toBe(true);
  expect(sent[0]).toMatchObject({
    url: '/api/v1/browser-errors',
    init: { method: 'POST', keepalive: true, credentials: 'omit' },
  });
});

it('reports a rejection and an error that a boundary caught, which may have no place', () => {
  const report = start();
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: errorAt(firefox, 'with blanks 5') }));
  report('render', errorAt('', 'ChunkLoadError'));
  expect(bodies()).toMatchObject([
    { kind: 'rejection', name: 'Error', frames: [{ file: 'result-Zz9.js', line: 1, column: 2045 }] },
    { kind: 'render', name: 'ChunkLoadError', frames: [] },
  ]);
});

it('leaves errors of extensions, of other sites and of no class alone', () => {
  start();
  window.dispatchEvent(new ErrorEvent('error', { error: errorAt('at chrome-extension://abc/content.js:3:4') }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a text' }));
  expect(sent).toEqual([]);
});

it('tells the same error once and five at most, and a report that fails starts no other', async () => {
  const report = start();
  for (let times = 0; times < 3; times += 1) report('error', errorAt(chrome));
  expect(sent).toHaveLength(1);
  for (let line = 1; line < 20; line += 1) report('error', errorAt(`${script}:${line}:1`));
  await Promise.resolve();
  expect(sent).toHaveLength(5);
});

it('makes the pattern of a route out of its parts', () => {
  expect(routePattern([undefined, undefined, 'r/:token'])).toBe('/r/:token');
  expect(routePattern([undefined, ''])).toBe('/');
  for (const route of ['/', '/r/:token', '/*', '/mjb-search']) {
    expect(endpoints.reportBrowserError.body.shape.route.safeParse(route).success).toBe(true);
  }
  expect(endpoints.reportBrowserError.body.shape.route.safeParse('/r/abc123').success).toBe(false);
  expect(endpoints.reportBrowserError.body.shape.route.safeParse('/search?q=kim').success).toBe(false);
});
