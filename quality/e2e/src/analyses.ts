import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Searches 삼성전자 on /analysis, by its name or code, and starts its analysis. */
export async function startAnalysis(page: Page, term = '삼성전자'): Promise<void> {
  await page.goto('/analysis');
  await page.getByPlaceholder('종목명 또는 종목코드 (예:삼성전자, 005930)').fill(term);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ has: page.getByText('삼성전자', { exact: true }) });
  await row.hover();
  await row.getByRole('button', { name: /분석하기/ }).click();
}

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

/** Analyses these stocks one after the other by the calls that the screens make, over the last days of the calendar. */
export async function accumulated(page: Page, names: readonly string[]): Promise<void> {
  const { from, today, closed_days } = await (await page.request.get('/api/v1/mjb-calendar')).json();
  const open: string[] = [];
  for (let at = Date.parse(today); open.length < 10 && at >= Date.parse(from); at -= 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (![0, 6].includes(new Date(at).getUTCDay()) && !closed_days.includes(day)) open.push(day);
  }
  for (const stock_name of names) {
    const request_id = `MJB-${randomUUID()}`;
    const data = { request_id, stock_name, start_date: open.at(-1), end_date: open[0] };
    const answer = await page.request.post('/api/v1/mjb', { data });
    if (!answer.ok()) throw new Error(`매집비 of ${stock_name}: ${answer.status()} ${await answer.text()}`);
    await expect
      .poll(async () => (await page.request.get(`/api/v1/mjb-progress/${request_id}`)).json(), { timeout: 30_000 })
      .toMatchObject({ progress: 100, status: 'done' });
  }
}

/** Puts stocks (code to name) on the watchlist. */
export async function watched(page: Page, stocks: Record<string, string>): Promise<void> {
  for (const [code, name] of Object.entries(stocks)) {
    const answer = await page.request.post('/api/v1/watchlist/stocks', { data: { stocks: { [code]: name } } });
    if (!answer.ok()) throw new Error(`watchlist of ${name}: ${answer.status()} ${await answer.text()}`);
  }
}
