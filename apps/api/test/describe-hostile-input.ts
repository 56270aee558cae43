import { type Endpoint, endpoints } from '@gaemi/contracts/endpoints';
import { errorBody } from '@gaemi/contracts/errors';
import { API_PREFIX } from '@gaemi/contracts/routes';
import { tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { measureComputingTime } from '@gaemi/testing/measures/computing-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { naughtyBodies, naughtyTexts, naughtyValues } from './naughty-values.ts';
import { readSessionCookie } from './session-cookie.ts';
import { PASSWORD, startTestApi, type TestApi } from './start-test-api.ts';

/** A call may take so much computing. */
const MAX_RESPONSE_MS = 2_000;
/** Few, so that the comparisons of passwords do not wait for each other. */
const AT_ONCE = 3;

let api: TestApi;
let cookies: Record<Endpoint['access'], string>;

async function cookieOf(user_email: string): Promise<string> {
  const answer = await api.browser().post('/api/v1/users/log-in').send({ user_email, password: PASSWORD }).expect(200);
  return readSessionCookie(answer);
}

const today = seoulDay(new Date());
const tradingDay = tradingDaysBetween(addDays(today, -30), addDays(today, -1)).at(-1);

/** An honest client's values, by field; the hostile value takes the place of one of them. */
const honest: Record<string, unknown> = {
  email: 'somebody@example.com',
  user_email: 'somebody@example.com',
  user_name: '김개미',
  user_mobile: '010-1234-5678',
  user_pw: 'sturdy7anthill',
  user_pw_confirm: 'sturdy7anthill',
  user_agree: true,
  password: 'wrong7password',
  current_password: 'wrong7password',
  new_password: 'sturdy7anthill',
  code: '005930',
  email_type: 'sign-up',
  request_id: 'request-hostile',
  requestId: 'request-hostile',
  stock_name: '삼성전자',
  stocks: { '005930': '삼성전자' },
  tier: 'medium',
  side: 'good',
  id: '0123456789abcdef01234567',
  grade: 'pro',
  expired_at: seoulDay(new Date()),
  start_date: tradingDay,
  end_date: tradingDay,
  from: tradingDay,
  to: tradingDay,
  sort_by: 'ratio',
  paid: 1,
  credit: 1,
  min: 2,
  endpoint: 'https://push.example.com/abc',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

interface Call {
  what: string;
  method: string;
  path: string;
  body?: string | Uint8Array<ArrayBuffer>;
  access: Endpoint['access'];
}

const listFields = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const honestFields = (schema: z.ZodType | undefined) =>
  Object.fromEntries(listFields(schema).flatMap((field) => (field in honest ? [[field, honest[field]]] : [])));

const pathOf = ({ route }: Endpoint, params: Record<string, unknown>) =>
  `${API_PREFIX}/${route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 'x').toWellFormed()))}`;

/** Which hostile values each field of each endpoint gets: all of them, or every ninth one, from field to field other ones. */
export type Values = 'every value' | 'a ninth in turn';
const NINTHS = 9;

function findCalls(name: string, endpoint: Endpoint, values: Values): Call[] {
  const { params, query, body, access, route } = endpoint;
  const given = { params: honestFields(params), query: honestFields(query), body: honestFields(body) };
  // Only one thing is wrong at a time, so that it reaches the check that is to refuse it.
  const search = new URLSearchParams(given.query as Record<string, string>).toString();
  const path = `${pathOf(endpoint, given.params)}?${search}`;
  const call = (what: string, change: Partial<Call>): Call => ({
    what: `${name} with ${what}`,
    method: route.method,
    path,
    access,
    ...(body !== undefined && { body: JSON.stringify(given.body) }),
    ...change,
  });
  const show = (value: unknown) => JSON.stringify(value).slice(0, 60);
  let turn = name.length;
  const some = <Value>(all: readonly Value[]) => {
    turn += 1;
    return values === 'every value' ? all : all.filter((_, index) => index % NINTHS === turn % NINTHS);
  };
  return [
    ...listFields(params).flatMap((field) =>
      some(naughtyTexts.filter((text) => text !== '')).map((text) =>
        call(`${field} ${show(text)} in the path`, { path: pathOf(endpoint, { ...given.params, [field]: text }) }),
      ),
    ),
    ...(query === undefined && route.method !== 'GET' ? [] : [...listFields(query), 'surprise']).flatMap((field) => [
      ...some(naughtyTexts).map((text) =>
        call(`${field} ${show(text)} in the query`, {
          path: `${pathOf(endpoint, given.params)}?${new URLSearchParams({ ...(given.query as Record<string, string>), [field]: text.toWellFormed() }).toString()}`,
        }),
      ),
      ...[`${field}=1&${field}=2`, `${field}[$gt]=`, `${field}[]=1`, `${field}[__proto__][x]=1`, `${field}=%ff%fe`].map(
        (raw) => call(`${raw} in the query`, { path: `${path}&${raw}` }),
      ),
    ]),
    ...[...listFields(body), 'surprise'].flatMap((field) =>
      route.method === 'GET'
        ? []
        : some([...naughtyTexts, ...naughtyValues]).map((value) =>
            call(`${field} ${show(value)}`, { body: JSON.stringify({ ...given.body, [field]: value }) }),
          ),
    ),
    ...(route.method === 'GET' ? [] : naughtyBodies.map(([what, whole]) => call(`a body of ${what}`, { body: whole }))),
  ];
}

/** The fault of the answer to a call, null when there is none, and its time by the clock. */
async function look({ what, method, path, body, access }: Call): Promise<{ fault: string | null; ms: number }> {
  const started = performance.now();
  const answer = await fetch(`${api.url}${path}`, {
    method,
    headers: { cookie: cookies[access], ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  });
  // A stream goes on as long as its analysis: its head is the answer.
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const text = isStream ? '' : await answer.text();
  if (isStream) await answer.body?.cancel();
  const ms = performance.now() - started;
  const expected = answer.status < 400 || (answer.status < 500 && errorBody.safeParse(parsed(text)).success);
  return { fault: expected ? null : `${what}: ${answer.status}: ${text.slice(0, 200)}`, ms };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function findFaults(calls: readonly Call[]): Promise<string[]> {
  const faults: string[] = [];
  const late: Call[] = [];
  const waiting = calls.values();
  const worker = async () => {
    for (const call of waiting) {
      const { fault, ms } = await look(call);
      if (fault !== null) faults.push(fault);
      else if (ms > MAX_RESPONSE_MS) late.push(call);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  // Late by the clock may be the machine; what the call itself computes is seen when it is alone.
  for (const call of late) {
    const took = await measureComputingTime(() => look(call));
    if (took > MAX_RESPONSE_MS) faults.push(`${call.what}: ${Math.round(took)} ms of computing`);
  }
  return faults;
}

// Withdrawal ends the member and comes last. Health reads nothing, and is down here for want of a queue.
const table = Object.entries<Endpoint>(endpoints)
  .filter(([, { tag }]) => tag !== 'health')
  .sort(([one], [other]) => Number(one === 'withdraw') - Number(other === 'withdraw'));

export function describeHostileInput(values: Values): void {
  describe('hostile input', () => {
    beforeAll(async () => {
      api = await startTestApi();
      await api.addMember('member@example.com', { credit: 100_000 });
      await api.addMember('admin@example.com', { isAdmin: true });
      cookies = {
        public: '',
        member: await cookieOf('member@example.com'),
        admin: await cookieOf('admin@example.com'),
      };
    });
    afterAll(() => api.close());

    it.each(table)(
      'to %s is a plain answer or a refusal, never a 5xx, never slow [R17]',
      { timeout: 120_000 },
      async (name, endpoint) => {
        const calls = findCalls(name, endpoint, values);
        expect(calls.length).toBeGreaterThan(10);
        expect(await findFaults(calls)).toEqual([]);
      },
    );

    it('has changed nobody and logged nobody in [R16]', async () => {
      const users = await api.connection
        .collection('users')
        .find({ email: { $ne: 'member@example.com' } })
        .toArray();
      expect(users.map(({ email, isAdmin }) => [email, isAdmin])).toEqual([['admin@example.com', true]]);
      expect(Object.prototype).not.toHaveProperty('isAdmin');
      const sessions = await api.connection.collection('sessions').find().toArray();
      expect(sessions.length).toBeLessThanOrEqual(2);
      await api.browser().get('/api/v1/users/me').set('cookie', cookies.admin).expect(200);
    });
  });
}
