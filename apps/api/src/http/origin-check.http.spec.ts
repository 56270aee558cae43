import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ WEB_ORIGIN: 'http://localhost:3000' });
});
afterAll(() => api.close());

const logOutFrom = async (origin: string) =>
  (await api.browser().post('/api/v1/users/log-out').set('origin', origin)).status;

describe('a site on this very machine', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'is its own as %s',
    async (origin) => {
      expect(await logOutFrom(origin)).toBe(204);
    },
  );

  it.each(['http://localhost:3001', 'https://localhost:3000', 'http://localhost', 'http://127.0.0.2:3000'])(
    'is foreign as %s',
    async (origin) => {
      expect(await logOutFrom(origin)).toBe(403);
    },
  );
});
