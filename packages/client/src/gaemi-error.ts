/** A refusal of the API. `message` is the Korean sentence for the member. */
export class GaemiError extends Error {
  override readonly name = 'GaemiError';
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** Stable code, such as `NOT_ENOUGH_CREDIT`; `NO_ANSWER` where none of the API came. */
  readonly code: string;
  /** Seconds after which a retry may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { status, code, retryAfterSeconds, cause }: RefusalFields & { cause?: unknown }) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface RefusalFields {
  status: number;
  code: string;
  retryAfterSeconds?: number | undefined;
}

interface Answered<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

const NO_ANSWER = { status: 0, code: 'NO_ANSWER' } as const;

/**
 * Returns what a call answers. Throws `GaemiError` for a refusal and where no answer came.
 *
 * @example
 * const costs = await answerOf(client.GET('/api/v1/analysis-costs'));
 */
export async function answerOf<Data>(call: Promise<Answered<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw new GaemiError('서버에 연결하지 못했습니다.', { ...NO_ANSWER, cause });
  });
  if (response.ok && data !== undefined) return data;
  if (isRefusal(error)) {
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
    const retryAfterSeconds = Number.isNaN(wait) ? undefined : wait;
    throw new GaemiError(error.detail, { status: response.status, code: error.code, retryAfterSeconds });
  }
  throw new GaemiError('서버의 답을 읽지 못했습니다.', { ...NO_ANSWER, status: response.status });
}

const isRefusal = (error: unknown): error is { detail: string; code: string } =>
  typeof error === 'object' &&
  error !== null &&
  'detail' in error &&
  typeof error.detail === 'string' &&
  'code' in error &&
  typeof error.code === 'string';
