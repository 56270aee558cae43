import { StockMasterRepository } from '@gaemi/database/stock-master/stock-master.repository';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  // Nobody listens there: the API does not fetch the list, it only tells of it.
  api = await startTestApi({ STOCK_MASTER_SOURCE: 'kis', KIS_MASTER_URL: 'http://127.0.0.1:9' });
});
afterAll(() => api.close());

const readAnswer = async () => {
  const { body } = await api.browser().get('/api/v1/health');
  return { chosen: body.sources.stock_master, inForce: body.stock_master };
};

it('tells the chosen source of the stock list and the list in force apart', async () => {
  expect(await readAnswer()).toEqual({ chosen: 'kis', inForce: { source: 'bundled', as_of: '2026-11-20', size: 7 } });

  const masters = api.app.get(StockMasterRepository, { strict: false });
  const master = await masters.find();
  const companies = master?.companies.slice(1) ?? [];
  await masters.replace({ version: 'refreshed', source: 'kis', asOf: '2026-11-21', companies });
  // A running API looks for a new list once a minute only.
  await api.restart();
  expect(await readAnswer()).toEqual({ chosen: 'kis', inForce: { source: 'kis', as_of: '2026-11-21', size: 6 } });
});
