import { browserErrors } from '@gaemi/runtime/metrics/metrics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMIT_SCALE: '1' });
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.forward(86_400);
});

const error = {
  kind: 'render',
  name: 'TypeError',
  frames: [{ file: 'result-Zz9.js', line: 1, column: 2_045 }],
  route: '/r/:token',
  release: 'index-a1B2.js',
};
const post = (body: object) => api.browser().post('/api/v1/browser-errors').send(body);
const lines = (release: string) =>
  api.logs
    .map((text) => JSON.parse(text))
    .filter((line) => line.msg === 'a browser reported an error' && line.release === release);
const counted = async () =>
  (await browserErrors.get()).values.find(({ labels }) => labels.kind === 'render')?.value ?? 0;

describe('an error in a browser', () => {
  it('is counted each time and logged once in ten minutes, with the number of repetitions', async () => {
    const before = await counted();
    for (let times = 0; times < 3; times += 1) await post(error).expect(204);
    expect(await counted()).toBe(before + 3);
    expect(lines(error.release)).toMatchObject([
      { level: 40, kind: 'render', errorName: 'TypeError', frames: error.frames, route: '/r/:token', repeated: 0 },
    ]);
    api.clock.forward(601);
    await post(error).expect(204);
    expect(lines(error.release).map(({ repeated }) => repeated)).toEqual([0, 2]);
  });

  it.each([
    ['a text', { ...error, message: '김개미' }],
    ['an address', { ...error, route: '/r/abc123?to=kim@naver.com' }],
    ['a file of somebody else', { ...error, frames: [{ file: 'https://x.example/a.js', line: 1, column: 1 }] }],
    ['too many frames', { ...error, frames: Array.from({ length: 9 }, () => error.frames[0]) }],
    ['a sentence as its class', { ...error, name: '삼성전자 005930' }],
  ])('is refused with %s', async (_, body) => {
    const before = await counted();
    await post(body).expect(400);
    expect(await counted()).toBe(before);
  });

  it('is refused from another site, and where one network reports too many', async () => {
    await post(error).set('origin', 'https://elsewhere.example').expect(403);
    const answers = await Promise.all(Array.from({ length: 40 }, () => post({ ...error, release: 'flood.js' })));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([204, 429]));
    expect(lines('flood.js')).toHaveLength(1);
  });
});
