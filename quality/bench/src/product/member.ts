import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@gaemi/contracts/routes';
import type { Grade } from '@gaemi/domain/members/grades';
import type { ObjectId } from 'mongodb';
import type { Product } from './product.ts';

/** A logged-in member. The calls reject when the answer is not a success. */
export interface Member {
  id: ObjectId;
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  /** The data of the server-sent events of a path, until the server or the caller ends them. */
  events(path: string): AsyncIterable<unknown>;
}

const ANSWER_LIMIT_MS = 10_000;

/** Initial credits of every member of the bench: more than a bench can use. */
export const CREDITS_AT_BEGIN = 1_000_000;

/** Creates a member of a grade, logged in through the API. */
export async function logInMember(product: Product, grade: Grade): Promise<Member> {
  const { id, cookie } = await openSession(product, grade);
  const headers = { cookie };
  return {
    id,
    get: async (path) => (await send(`${product.api}/${path}`, { headers })).json(),
    post: async (path, body) => (await send(`${product.api}/${path}`, { headers, body })).json(),
    events: async function* (path) {
      yield* readEvents(await send(`${product.api}/${path}`, { headers }));
    },
  };
}

async function* readEvents({ body }: Response): AsyncGenerator<unknown> {
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data: ')) yield JSON.parse(event.slice('data: '.length));
  }
}

/**
 * Returns a new member's session, by a real log-in. It inserts the member into the database without sign-up, with the
 * hash of the admin's password.
 */
export async function openSession(
  { api, admin, database }: Product,
  grade: Grade,
): Promise<{ id: ObjectId; cookie: string }> {
  const users = database.collection('users');
  const model = await users.findOne({ email: admin.email });
  if (model === null) throw new Error('the API did not make its first admin');
  const email = `bench-${crypto.randomUUID()}@gaemilens.example`;
  const { insertedId } = await users.insertOne({
    email,
    name: '김서연',
    mobile: '010-1234-5678',
    passwordHash: model.passwordHash,
    grade,
    expiredAt: null,
    credit: CREDITS_AT_BEGIN,
    paid: 0,
    isAdmin: false,
    createdAt: new Date(),
  });

  const credentials = { user_email: email, password: admin.password };
  const answer = await sendWithinLimits(`${api}/${routes.logIn.path}`, { body: credentials });
  await answer.body?.cancel();
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { id: insertedId, cookie: cookie.join('; ') };
}

/** Retries when the shipped rate limits allow it: the whole bench comes from one network. */
async function sendWithinLimits(url: string, message: { body: object }): Promise<Response> {
  for (;;) {
    const response = await ask(url, message);
    if (response.status !== 429) return requireSuccess(url, response);
    await response.body?.cancel();
    await sleep(Number(response.headers.get('retry-after')) * 1000);
  }
}

interface Message {
  headers?: Record<string, string>;
  body?: object;
}

async function send(url: string, message: Message): Promise<Response> {
  return requireSuccess(url, await ask(url, message));
}

async function requireSuccess(url: string, response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}: ${await response.text()}`);
  return response;
}

function ask(url: string, { headers = {}, body }: Message): Promise<Response> {
  return fetch(url, {
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    ...(body === undefined
      ? { headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}
