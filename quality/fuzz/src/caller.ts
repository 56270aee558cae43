import type { TestProduct } from '@gaemi/client/test/start-product';
import { API_PREFIX, type Route, routes } from '@gaemi/contracts/routes';
import { expect } from 'vitest';
import { type Key, type Member, marksBeside, type Session, type World } from './world.ts';

/** The product, and what it should hold. */
export interface Stage {
  product: TestProduct;
  world: World;
  /** Log-in of an admin who is nobody of the world. */
  admin: { user_email: string; password: string };
  /** How often each act was done, by name. */
  acts: Map<string, number>;
}

export interface Call {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
}

export interface Answer {
  status: number;
  code: string | undefined;
  body: unknown;
  /** Cookies that it set, as a request sends them; the former ones where it set none. */
  cookie: string;
}

/** Who sends a call. `member` is whose answers it may see; null for a visitor. */
export interface Caller {
  stage: Stage;
  member: Member | null;
  headers: Readonly<Record<string, string>>;
  /** An admin sees everybody. */
  isAdmin?: true;
}

export const visitor = (stage: Stage): Caller => ({ stage, member: null, headers: {} });
export const bySession = (stage: Stage, member: Member, { cookie }: Session): Caller => ({
  ...{ stage, member },
  headers: { cookie },
});
export const byKey = (stage: Stage, member: Member, { key }: Key): Caller => ({
  ...{ stage, member },
  headers: { authorization: `Bearer ${key}` },
});

/** Sends a call. Every answer is no 5xx, and holds nothing of a member but the caller. */
export async function send(caller: Caller, route: Route, call: Call = {}): Promise<Answer> {
  const { stage } = caller;
  const { params = {}, query, body } = call;
  const filled = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const response = await fetch(`${stage.product.api.url}${API_PREFIX}/${filled}${search}`, {
    method: route.method,
    headers: { ...caller.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const what = `${route.method} ${filled} answered ${response.status}: ${text.slice(0, 300)}`;
  expect(response.status, what).toBeLessThan(500);
  if (caller.isAdmin !== true) {
    const foreign = marksBeside(stage.world, caller.member).filter((mark) => text.includes(mark));
    expect(foreign, what).toEqual([]);
  }
  const answered: { code?: unknown } | null = text.startsWith('{') ? JSON.parse(text) : null;
  return {
    status: response.status,
    code: typeof answered?.code === 'string' ? answered.code : undefined,
    body: answered,
    cookie: mergedCookies(caller.headers.cookie ?? '', response.headers.getSetCookie()),
  };
}

/** Sends a call whose status is known. */
export async function expectStatus(
  caller: Caller,
  [route, status]: readonly [Route, number],
  call: Call = {},
): Promise<Answer> {
  const answer = await send(caller, route, call);
  expect(answer, `${route.method} ${route.path}`).toMatchObject({ status });
  return answer;
}

function mergedCookies(before: string, set: readonly string[]): string {
  const pairs = [...before.split('; '), ...set.map((line) => line.split(';', 1)[0] ?? '')].filter(
    (pair) => pair !== '',
  );
  return [...new Map(pairs.map((pair) => [pair.split('=', 1)[0], pair])).values()].join('; ');
}

/** The admin, who has just logged in: some acts of admins want a recent log-in. */
export async function asAdmin(stage: Stage): Promise<Caller> {
  const { cookie } = await expectStatus(visitor(stage), [routes.logIn, 200], { body: stage.admin });
  return { ...visitor(stage), headers: { cookie }, isAdmin: true };
}
