import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let apis: TestApi[] = [];
beforeAll(async () => {
  apis = [await startTestApi(), await startTestApi()];
});
afterAll(() => Promise.all(apis.map((api) => api.close())));

it('two apps of one process log in their own members, whichever started last', async () => {
  for (const [index, api] of apis.entries()) await api.addMember(`own-${index}@x.example`);
  for (const [index, api] of apis.entries()) {
    const browser = await api.logIn(`own-${index}@x.example`);
    await browser.get('/api/v1/home').expect(200);
    await expect(api.logIn(`own-${1 - index}@x.example`)).rejects.toThrow('401');
  }
});
