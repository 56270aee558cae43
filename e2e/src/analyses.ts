import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Analyses these stocks one after the other by the calls that the screens make, and waits until the last is done. */
export async function analysed(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const request_id = randomUUID();
    for (const side of ['good', 'bad']) {
      const answer = await page.request.post(`/api/v1/medium-${side}-news-sqs`, {
        data: { request_id, stock_name: name },
      });
      if (!answer.ok()) throw new Error(`${side} news of ${name}: ${answer.status()} ${await answer.text()}`);
    }
    await expect
      .poll(async () => (await page.request.get(`/api/v1/news-progress/${request_id}`)).json(), { timeout: 30_000 })
      .toMatchObject({ progress: 100 });
  }
}

/** Puts stocks (code to name) on the watchlist. */
export async function watched(page: Page, stocks: Record<string, string>): Promise<void> {
  for (const [code, name] of Object.entries(stocks)) {
    const answer = await page.request.post('/api/v1/watchlist/stocks', { data: { stocks: { [code]: name } } });
    if (!answer.ok()) throw new Error(`watching ${name}: ${answer.status()} ${await answer.text()}`);
  }
}
