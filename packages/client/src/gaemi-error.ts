/** A refusal of the API. `message` is the Korean sentence for the member. */
export class GaemiError extends Error {
  override readonly name = 'GaemiError';
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** Stable code, such as `NOT_ENOUGH_CREDIT`; `NO_ANSWER` where none of the API came. */
  readonly code: string;
  /** Seconds after which a retry may succeed. */
  readonly retryAfterSeconds: number | undefined;
  /** The refused fields of the request, each with its sentence. */
  readonly fields: Readonly<Record<string, string>>;
  /** Number of the request, to be named when asking for help. */
  readonly requestId: string | undefined;

  constructor(
    message: string,
    { status, code, retryAfterSeconds, cause, ...more }: RefusalFields & { cause?: unknown },
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = more.fields ?? {};
    this.requestId = more.requestId;
  }
}

interface RefusalFields {
  status: number;
  code: string;
  retryAfterSeconds?: number | undefined;
  fields?: Record<string, string> | undefined;
  requestId?: string | undefined;
}

interface Answered<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

const NO_ANSWER = { status: 0, code: 'NO_ANSWER' } as const;

/**
 * Returns what a call answers. Throws `GaemiError` for a refusal and where no answer came, and the reason of its signal where that ended it.
 *
 * @example
 * const costs = await answerOf(client.GET('/api/v1/analysis-costs'));
 */
export async function answerOf<Data>(call: Promise<Answered<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    // A text that was read as JSON: ask for it with `parseAs: 'text'`.
    if (cause instanceof SyntaxError)
      throw new GaemiError('서버의 답을 읽지 못했습니다.', { ...NO_ANSWER, status: 200, cause });
    if (isLost(cause)) throw new GaemiError(writeLost(cause), { ...NO_ANSWER, cause });
    throw cause;
  });
  if (response.ok && data !== undefined) return data;
  const retryAfterSeconds = readWait(response.headers.get('retry-after') ?? '');
  if (isRefusal(error)) {
    const { status, headers } = response;
    const { detail, code, fields } = error;
    throw new GaemiError(detail, {
      status,
      code,
      retryAfterSeconds,
      fields,
      requestId: headers.get('x-request-id') ?? undefined,
    });
  }
  throw new GaemiError('서버의 답을 읽지 못했습니다.', { ...NO_ANSWER, status: response.status, retryAfterSeconds });
}

/** Seconds or, as proxies may write, the moment from which to ask again. `Date.parse` takes "-1" for a day of 2001. */
function readWait(retryAfter: string): number | undefined {
  if (/^\d+(?:\.\d+)?$/.test(retryAfter)) return Number(retryAfter);
  const seconds = /^[a-z]{3}/i.test(retryAfter) ? (Date.parse(retryAfter) - Date.now()) / 1_000 : Number.NaN;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

const isRefusal = (error: unknown): error is { detail: string; code: string; fields?: Record<string, string> } =>
  typeof error === 'object' &&
  error !== null &&
  'detail' in error &&
  typeof error.detail === 'string' &&
  'code' in error &&
  typeof error.code === 'string';

/** A name that no resolver knows is mostly misspelt in the settings: `fetch` of Node.js says so in the cause of its error. */
function writeLost(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  if (!(cause instanceof Error && 'code' in cause && 'hostname' in cause)) return '서버에 연결하지 못했습니다.';
  const isUnknown = cause.code === 'ENOTFOUND' || cause.code === 'EAI_AGAIN';
  return isUnknown ? `서버의 주소를 찾지 못했습니다: ${cause.hostname}` : '서버에 연결하지 못했습니다.';
}

/** By `fetch` a TypeError, by others mostly an error of the system. Anything else is the reason of a signal. */
const isLost = (cause: unknown): boolean =>
  cause instanceof TypeError ||
  (cause instanceof Error && !(cause instanceof GaemiError) && 'code' in cause && typeof cause.code === 'string');
