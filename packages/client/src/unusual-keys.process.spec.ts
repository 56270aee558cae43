import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../test/start-product.ts';
import { createGaemiClient } from './client.ts';
import { answerOf } from './gaemi-error.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const ask = (apiKey: string) =>
  answerOf(createGaemiClient({ url: product.api.url, apiKey }).GET('/api/v1/analysis-costs'));

// The first one stands in the documents in place of a key.
it.each(['gaemi_…', '여기에 키를 넣으세요', 'gaemi_\u0000', ''])(
  'the key %j is wrong, and no lost connection',
  async (key) => {
    await expect(ask(key)).rejects.toMatchObject({ status: 401, code: 'API_KEY_INVALID' });
  },
);

it('a key may have blanks around it, as a file that ends with a line has', async () => {
  const { key } = await product.addMemberWithKey('blanks@example.com');
  expect((await ask(` ${key}\n`)).api_key).toMatchObject({ scopes: ['read', 'analyse'] });
});

it('the address of the service may end with that of the API', async () => {
  const { key: apiKey } = await product.addMemberWithKey('addresses@example.com');
  for (const end of ['/', '/api', '/api/v1', '/api/v1/']) {
    const client = createGaemiClient({ url: `${product.api.url}${end}`, apiKey });
    expect(await answerOf(client.GET('/api/v1/analysis-costs')), end).toHaveProperty('credit');
  }
});
