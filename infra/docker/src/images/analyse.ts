import { setTimeout as sleep } from 'node:timers/promises';
import { combinedNews, newsProgress } from '@gaemi/contracts/news-analysis';
import { API_PREFIX, type Route, routes } from '@gaemi/contracts/routes';
import * as z from 'zod';

const LIMIT_MS = 60_000;
const analysed = '삼성전자';

/** Logs the admin in through the web, gives credits and analyses a stock. Returns its score, 0 to 100. */
export async function analyse(web: string, admin: { email: string; password: string }): Promise<number> {
  let cookie = '';
  const ask = async ({ method, path }: Route, params: Record<string, string>, body?: object): Promise<unknown> => {
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const response = await fetch(`${web}${API_PREFIX}/${filled}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) throw new Error(`${filled} answered ${response.status}: ${await response.text()}`);
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  };
  await ask(routes.logIn, {}, { user_email: admin.email, password: admin.password });
  const { _id } = z.object({ _id: z.string() }).parse(await ask(routes.me, {}));
  await ask(routes.grantCredit, { id: _id }, { credit: 100, paid: 0 });
  const requestId = crypto.randomUUID();
  for (const side of ['good', 'bad'])
    await ask(routes.postNews, { tier: 'basic', side }, { request_id: requestId, stock_name: analysed });
  for (const until = Date.now() + LIMIT_MS; ; await sleep(200)) {
    const { progress, detail } = newsProgress.parse(await ask(routes.newsProgress, { requestId }));
    if (detail !== undefined) throw new Error(`the analysis ended in error: ${detail}`);
    if (progress === 100) break;
    if (Date.now() > until) throw new Error('the analysis took too long');
  }
  return combinedNews.parse(await ask(routes.combinedNewsByRequest, { requestId })).percentage_value;
}
