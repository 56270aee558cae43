import { setTimeout as sleep } from 'node:timers/promises';
import { adminUserList } from '@gaemi/contracts/admin';
import { analysis } from '@gaemi/contracts/analyses';
import { combinedNews } from '@gaemi/contracts/news-analysis';
import { API_PREFIX, type Route, routes } from '@gaemi/contracts/routes';

const LIMIT_MS = 60_000;
/** 삼성전자. */
const ANALYSED = '005930';

/** Logs the admin in through the web, gives credits and analyses a stock. Returns its score, 0 to 100. */
export async function analyse(web: string, admin: { email: string; password: string }): Promise<number> {
  let cookie = '';
  const requestId = crypto.randomUUID();
  const ask = async ({ method, path }: Route, params: Record<string, string>, body?: object): Promise<unknown> => {
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const response = await fetch(`${web}${API_PREFIX}/${filled}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': requestId },
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
  const members = adminUserList.parse(await ask(routes.adminUsers, {}));
  const { _id: id = '' } = members.items.find(({ user_email }) => user_email === admin.email) ?? {};
  await ask(routes.grantCredit, { id }, { credit: 100, paid: 0 });
  await ask(routes.startAnalysis, {}, { stock_code: ANALYSED, kind: 'news', request_id: requestId });
  for (const until = Date.now() + LIMIT_MS; ; await sleep(200)) {
    const { error, result } = analysis.parse(await ask(routes.analysis, { id: requestId }));
    if (error !== null) throw new Error(`the analysis ended in error: ${error.detail}`);
    if (result !== null) return combinedNews.parse(result).percentage_value;
    if (Date.now() > until) throw new Error('the analysis took too long');
  }
}
