import type { endpoints } from '@gaemi/contracts/endpoints';
import { API_PREFIX, REQUEST_TIMEOUT_MS, type RouteName, routes } from '@gaemi/contracts/routes';
import type * as z from 'zod';
import { traceHeader } from '../request-id.ts';
import { noteServerTime } from '../server-clock.ts';
import { requireSameMember, settledSessions, waitForLogIn } from '../session/renewal.ts';
import { ApiError, NO_ANSWER, OFFLINE, UNEXPECTED_ERROR } from './api-error.ts';
import { readError } from './read-error.ts';

declare global {
  interface Window {
    /** What first-paint/early.js asked for before the scripts were there, by address. */
    earlyAnswers?: Partial<Record<string, Promise<Response>>>;
  }
}

type Endpoints = typeof endpoints;
type InputOf<Name extends RouteName, Part extends string> =
  Endpoints[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : never;
/** What an endpoint answers; undefined where success has no body. */
export type AnswerOf<Name extends RouteName> = Endpoints[Name] extends { answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

export interface CallOptions<Name extends RouteName> {
  /** Values of the path's `:names`. */
  params?: InputOf<Name, 'params'>;
  /** Query fields; those that are empty or undefined are left out. */
  query?: { [Field in keyof InputOf<Name, 'query'>]: InputOf<Name, 'query'>[Field] | number };
  body?: InputOf<Name, 'body'>;
  /** The change's own name: asked for again under it, it is made once. */
  idempotencyKey?: string;
  /** Whether it waits for the log-in where the session ended under a screen that stays. Default: true. */
  waitsForLogIn?: boolean;
  signal?: AbortSignal;
}

/**
 * Calls one endpoint with the session cookie and gives its answer.
 * Throws `ApiError` for every refusal, for a missing answer and after 10 seconds. Shows nothing and redirects nowhere.
 * Where the session ended under a screen that stays, the call waits for the log-in and is repeated once. An answer that comes when
 * another member is there is dropped (`CallDropped`).
 */
export async function callApi<Name extends RouteName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<AnswerOf<Name>> {
  const { status, content } = await sendInSession(name, options, (response) => response.text());
  return (await readAnswer(name, status, content)) as AnswerOf<Name>;
}

/** Reads the body of an answer; each `prolong` gives it 10 seconds more. */
type Read<Content> = (response: Response, prolong: () => void) => Promise<Content>;

/** Sends a call as `callApi` does, and reads the answer in its own way. */
export async function sendInSession<Name extends RouteName, Content>(
  name: Name,
  options: CallOptions<Name>,
  read: Read<Content>,
): Promise<{ status: number; content: Content }> {
  const sentAfter = settledSessions();
  try {
    const answer = await send(name, options, read);
    requireSameMember(sentAfter);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'NOT_LOGGED_IN') throw error;
    if (options.waitsForLogIn === false) throw error;
    if (!(await waitForLogIn(name, sentAfter, options.signal))) throw error;
    return send(name, options, read);
  }
}

async function send<Name extends RouteName, Content>(
  name: Name,
  { params, query, body, idempotencyKey, signal }: CallOptions<Name>,
  read: Read<Content>,
): Promise<{ status: number; content: Content }> {
  const { method, path } = routes[name];
  const limit = limitCall(signal);
  const url = new URL(`${API_PREFIX}/${fillPath(path, params ?? {})}${queryString(query ?? {})}`, location.origin);
  try {
    const response = await (takeEarlyAnswer(method, url) ??
      fetch(url, {
        method,
        credentials: 'include',
        headers: {
          ...(body === undefined ? { accept: 'application/json' } : { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          ...traceHeader(body),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: limit.signal,
      }));
    noteServerTime(response.headers.get('date'));
    if (!response.ok) throw readError(response, await response.text());
    return { status: response.status, content: await read(response, limit.prolong) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Called off by the caller, who waits for no answer.
    if (signal?.aborted) throw error;
    const detail = navigator.onLine ? NO_ANSWER : OFFLINE;
    throw new ApiError({ status: 0, code: 'NO_ANSWER', detail }, { cause: error });
  } finally {
    limit.stop();
  }
}

/** The answer that was asked for with the page. Each is given once, and none after a change. */
function takeEarlyAnswer(method: string, { pathname, search }: URL): Promise<Response> | undefined {
  if (method !== 'GET') delete window.earlyAnswers;
  const address = pathname + search;
  const answer = window.earlyAnswers?.[address];
  delete window.earlyAnswers?.[address];
  return answer;
}

async function readAnswer(name: RouteName, status: number, text: string): Promise<unknown> {
  let answer: unknown;
  try {
    answer = text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    throw new ApiError({ status, code: 'UNKNOWN', detail: UNEXPECTED_ERROR }, { cause: error });
  }
  // Only while developing and testing: the schemas stay out of what members load.
  if (import.meta.env.DEV) (await import('./check-answer.ts')).checkAnswer(name, answer);
  return answer;
}

/** Ends a call with its caller's signal, and 10 seconds after it began or was last prolonged. */
function limitCall(caller: AbortSignal | undefined): { signal: AbortSignal; prolong: () => void; stop: () => void } {
  const call = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const prolong = () => {
    stop();
    timer = setTimeout(() => call.abort(), REQUEST_TIMEOUT_MS);
  };
  const callOff = () => call.abort(caller?.reason);
  prolong();
  if (caller?.aborted) callOff();
  caller?.addEventListener('abort', callOff, { once: true });
  return { signal: call.signal, prolong, stop };
}

function fillPath(path: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replace(/:([A-Za-z]+)/g, (_, key: string) => encodeURIComponent(String(values.get(key))));
}

function queryString(query: object): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
