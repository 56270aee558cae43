import type { endpoints } from '@gaemi/contracts/endpoints';
import { API_PREFIX, REQUEST_TIMEOUT_MS, type RouteName, routes } from '@gaemi/contracts/routes';
import type * as z from 'zod';
import { ApiError, NO_ANSWER } from './api-error.ts';
import { readError } from './read-error.ts';

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
  signal?: AbortSignal;
}

/**
 * Calls one endpoint with the session cookie and gives its answer.
 * Throws `ApiError` for every refusal, for a missing answer and after 10 seconds. Shows nothing and redirects nowhere.
 */
export async function callApi<Name extends RouteName>(
  name: Name,
  { params, query, body, signal }: CallOptions<Name> = {},
): Promise<AnswerOf<Name>> {
  const { method, path } = routes[name];
  const url = new URL(`${API_PREFIX}/${fillPath(path, params ?? {})}${queryString(query ?? {})}`, location.origin);
  const response = await send(url, {
    method,
    credentials: 'include',
    headers: body === undefined ? { accept: 'application/json' } : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: limited(signal),
  });
  if (!response.ok) throw await readError(response);
  return (await readAnswer(name, response)) as AnswerOf<Name>;
}

async function send(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError({ status: 0, code: 'NO_ANSWER', detail: NO_ANSWER }, { cause: error });
  }
}

async function readAnswer(name: RouteName, response: Response): Promise<unknown> {
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    throw new ApiError({ status: response.status, code: 'UNKNOWN', detail: NO_ANSWER }, { cause: error });
  }
  // Only while developing and testing: the schemas stay out of what members load.
  if (import.meta.env.DEV) (await import('./check-answer.ts')).checkAnswer(name, answer);
  return answer;
}

function limited(signal: AbortSignal | undefined): AbortSignal {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return signal === undefined ? limit : AbortSignal.any([signal, limit]);
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
  return search.size === 0 ? '' : `?${search}`;
}
