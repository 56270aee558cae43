import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@gaemi/contracts/routes';
import { type Grade, type NewsTier, tierOfGrade } from '@gaemi/domain/members/grades';
import type { ObjectId } from 'mongodb';
import type { Product } from '../product/product.ts';

/** An answer of the API, or its absence. */
export type Answer = { status: number; body: Record<string, unknown> } | 'lost';

export interface Asking {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** A logged-in member with a browser. */
export interface Member {
  id: ObjectId;
  name: string;
  tier: NewsTier;
  ask(asking: Asking): Promise<Answer>;
}

const ANSWER_LIMIT_MS = 10_000;
const AGAIN_MS = 120;
const LOG_IN_LIMIT_MS = 60_000;

/**
 * Logs in a new member of a grade, inserted into the database without sign-up, with the hash of the admin's password.
 */
export async function logInMember(product: Product, name: string, grade: Grade): Promise<Member> {
  const users = product.database.collection('users');
  const model = await users.findOne({ email: product.admin.email });
  if (model === null) throw new Error('the API did not make its first admin');
  const email = `${name}@faults.example`;
  const { insertedId } = await users.insertOne({
    email,
    name: '김서연',
    mobile: '010-1234-5678',
    passwordHash: model.passwordHash,
    grade,
    expiredAt: null,
    credit: 0,
    paid: 0,
    isAdmin: false,
    createdAt: product.clock.now(),
  });
  return { id: insertedId, name, tier: tierOfGrade[grade], ask: await logIn(product, email) };
}

/** Logs in the first admin. */
export async function logInAdmin(product: Product): Promise<Member['ask']> {
  return logIn(product, product.admin.email);
}

async function logIn({ api, admin }: Product, email: string): Promise<Member['ask']> {
  const response = await askToLogIn(api, { user_email: email, password: admin.password });
  await response.body?.cancel();
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return ({ method, path, body, headers = {} }) =>
    send(`${api}/${path}`, {
      method,
      headers: { cookie, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

/** An API whose clock was just corrected regards its store as gone until its next contact, up to ten seconds later. */
async function askToLogIn(api: string, form: { user_email: string; password: string }): Promise<Response> {
  for (const deadline = performance.now() + LOG_IN_LIMIT_MS; ; await sleep(AGAIN_MS)) {
    const response = await fetch(`${api}/${routes.logIn.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    if (response.ok) return response;
    const text = await response.text();
    if (response.status !== 503 || performance.now() > deadline)
      throw new Error(`log-in answered ${response.status}: ${text}`);
  }
}

async function send(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const text = await response.text();
    const body: unknown = text === '' ? {} : JSON.parse(text);
    return { status: response.status, body: typeof body === 'object' && body !== null ? { ...body } : {} };
  } catch {
    return 'lost';
  }
}

/** Returns true when the outcome of a request is unknown, so that it may be repeated. */
export const isOpen = (answer: Answer): boolean => answer === 'lost' || answer.status >= 500;

/** Repeats a request until an answer settles it, `onAnswer` returns false, or the time is over. */
export async function askPersistently(
  { ask, over }: { ask: Member['ask']; over: AbortSignal },
  asking: Asking,
  onAnswer: (answer: Answer) => boolean,
): Promise<void> {
  for (;;) {
    const answer = await ask(asking);
    const goOn = onAnswer(answer);
    if (!isOpen(answer) || !goOn || over.aborted) return;
    await sleep(AGAIN_MS);
  }
}
