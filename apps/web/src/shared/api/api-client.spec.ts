import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { callApi } from './api-client.ts';
import { ApiError, writeSentence } from './api-error.ts';

const catchFailure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError: ${String(error)}`);
  return error;
};

describe('calls of the API', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => api.reset());

  it('fills the path, leaves empty query fields out and sends JSON', async () => {
    api.on(/check-email/, () => ({ body: { available: true } }));
    await callApi('checkEmail', { params: { email: 'a/b+c@example.com' } });
    api.on(/stocks\/search/, () => ({ body: { items: [], page: 1, size: 5, total: 0, pages: 0 } }));
    await callApi('searchStocks', { query: { query: '', page: 2 } });
    expect(api.calls[0]?.path).toBe('users/check-email/a%2Fb%2Bc%40example.com');
    expect(api.calls[1]?.query.toString()).toBe('page=2');
  });

  it('throws what the server said: status, code, sentence, fields and wait', async () => {
    api.on(/users\/sign-up/, () => ({
      status: 400,
      body: { detail: '이름은 1자 이상이어야 합니다.', code: 'VALIDATION_FAILED', fields: { user_name: '이름' } },
    }));
    api.on(/verification\/request/, () => ({
      status: 429,
      headers: { 'retry-after': '17' },
      body: { detail: '요청이 너무 많습니다.', code: 'TOO_MANY_REQUESTS' },
    }));
    expect(await catchFailure(callApi('signUp'))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      detail: '이름은 1자 이상이어야 합니다.',
      fields: { user_name: '이름' },
      isPassing: false,
    });
    expect((await catchFailure(callApi('requestVerification'))).retryAfter).toBe(17);
  });

  it('has sentences of its own where the answer is none of the API', async () => {
    api.on(/users\/me/, () => ({ status: 502, body: '<html>' }));
    const broken = await catchFailure(callApi('me'));
    expect(broken.detail).toBe('예기치 않은 오류가 발생했습니다.');
    expect(writeSentence(broken, '뉴스 요청 중 오류 발생')).toBe('뉴스 요청 중 오류 발생');
    api.on(/users\/me/, () => ({ status: 418, body: {} }));
    expect((await catchFailure(callApi('me'))).detail).toBe('알 수 없는 오류 발생');
  });

  it('notices answers that break the contract while developing', async () => {
    api.on(/users\/me/, () => ({ body: { ...member(), credit: 'many' } }));
    await expect(callApi('me')).rejects.toThrow('breaks its contract');
  });

  it('lets its caller call it off', async () => {
    api.on(/users\/me/, () => new Promise(() => undefined));
    const caller = new AbortController();
    const call = callApi('me', { signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
  });

  it('says so when there is no answer at all', async () => {
    const other = await startStubApi();
    await other.close();
    expect(await catchFailure(callApi('me'))).toMatchObject({ status: 0, code: 'NO_ANSWER', isPassing: true });
  });
});
