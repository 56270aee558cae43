import type { ApiKeyItem } from '@gaemi/contracts/api-keys';
import { messages } from '@gaemi/contracts/messages';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { afterRepeats } from '../../../../../testing/after-repeats.ts';
import { member } from '../../../../../testing/members.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../../testing/stub-api.ts';

const keyOf = (name: string, changed: Partial<ApiKeyItem> = {}): ApiKeyItem => ({
  id: Buffer.from(name.padEnd(12, '0')).toString('hex').slice(0, 24),
  name,
  scopes: ['read'],
  ending: 'ab12',
  daily_credit_limit: 150,
  spent_today: 0,
  created_at: '2026-11-21T03:04:05.000Z',
  last_used_on: null,
  ...changed,
});
const secret = `gaemi_${'0af'.repeat(16)}`;

describe('the API keys of my page', () => {
  let api: StubApi;
  let keys: ApiKeyItem[];
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    keys = [];
    const empty = { items: [], page: 1, size: 5, total: 0, pages: 0 };
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET users\/me\/sessions$/, () => ({ body: { items: [] } }));
    api.on(/GET users\/me\/passkeys$/, () => ({ body: { items: [], recovery_codes_left: 0 } }));
    api.on(/GET users\/me\/credit-logs/, () => ({ body: empty }));
    api.on(/GET webhooks$/, () => ({ body: { items: [] } }));
    api.on(/GET api-keys$/, () => ({ body: { items: keys } }));
    api.on(/POST api-keys$/, ({ body }) => {
      const made = keyOf('tool', body as Pick<ApiKeyItem, 'name' | 'scopes'>);
      keys = [made, ...keys];
      return { status: 201, body: { ...made, key: secret } };
    });
    api.on(/DELETE api-keys\/./, ({ path }) => {
      keys = keys.filter(({ id }) => !path.endsWith(id));
      return { status: 204 };
    });
  });

  async function open() {
    renderApp('/mypage');
    // Brings a clipboard of its own.
    const user = userEvent.setup();
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    return { user, press };
  }

  it('are made with a name and a scope, shown once to be copied, and listed without the secret', async () => {
    const { user, press } = await open();
    await press('API 키 만들기');
    await user.type(screen.getByLabelText('이름'), '내 도우미');
    await user.click(screen.getByLabelText('읽기와 분석 (크레딧을 써요)'));
    expect(screen.getByText(/analyse만으로는 결과를 읽을 수 없어서/)).toBeTruthy();
    await press('만들기');
    expect((await screen.findByLabelText<HTMLInputElement>('새 API 키')).value).toBe(secret);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText(/지금만 볼 수 있어요/).parentElement));
    expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      name: '내 도우미',
      scopes: ['read', 'analyse'],
    });
    expect(screen.getByLabelText<HTMLInputElement>('터미널에서 써보기').value).toMatch(
      new RegExp(`^curl -H 'Authorization: Bearer ${secret}' https?://\\S+/api/v1/analysis-costs$`),
    );
    expect(screen.getByRole('link', { name: 'API 사용법', hidden: true }).getAttribute('href')).toBe('/api/docs/keys');
    await press('복사');
    expect(await screen.findByText('API 키를 복사했어요')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(secret);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await press('닫기');
    expect(await screen.findByText('내 도우미')).toBeTruthy();
    expect(screen.getByText('…ab12 · 읽기와 분석')).toBeTruthy();
    expect(screen.getByText(/2026.11.21에 만듦 · 쓴 적 없음/)).toBeTruthy();
    expect(screen.queryByDisplayValue(secret)).toBeNull();
  });

  it('need a name; what the server refuses is said in the window', async () => {
    const { user, press } = await open();
    await press('API 키 만들기');
    await press('만들기');
    expect(await screen.findByText('키의 이름을 입력해주세요.')).toBeTruthy();
    api.on(/POST api-keys$/, () => refusal(409, 'API_KEYS_FULL', 'API 키는 10개까지 만들 수 있어요.'));
    await user.type(screen.getByLabelText('이름'), '또');
    await press('만들기');
    expect(await screen.findByText('API 키는 10개까지 만들 수 있어요.')).toBeTruthy();
  });

  it('are made once and shown where answers are lost, also by the next press after the window gave up', async () => {
    let lost = 2;
    api.on(/POST api-keys$/, ({ headers, body }) => {
      const wanted = body as Pick<ApiKeyItem, 'name' | 'scopes'>;
      const id = String(headers['idempotency-key']);
      const made = keyOf(id, wanted);
      if (!keys.some((known) => known.id === made.id)) keys = [made, ...keys];
      lost -= 1;
      return lost < 0 ? { status: 201, body: { ...made, key: secret } } : refusal(502, 'UNKNOWN', '');
    });
    const { user, press } = await open();
    const make = async (name: string) => {
      await press('API 키 만들기');
      await user.type(screen.getByLabelText('이름'), name);
      await press('만들기');
    };
    const isShown = async () => {
      expect((await screen.findByLabelText<HTMLInputElement>('새 API 키')).value).toBe(secret);
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
      await press('닫기');
    };
    await make('내 도우미');
    await isShown();
    expect(keys).toHaveLength(1);
    lost = 6;
    await make('둘째');
    expect(await afterRepeats(() => screen.getByText(messages.pressUnknown))).toBeTruthy();
    expect(keys).toHaveLength(2);
    await press('만들기');
    await isShown();
    await waitFor(() => expect(keys.map(({ name }) => name)).toEqual(['둘째', '내 도우미']));
  }, 120_000);

  it('that start analyses show what they may spend in a day, and the member changes it', async () => {
    keys = [keyOf('reader'), keyOf('bot', { scopes: ['read', 'analyse'], spent_today: 20 })];
    api.on(/PATCH api-keys\/./, ({ body }) => {
      const changed = { ...(keys[1] as ApiKeyItem), ...(body as Pick<ApiKeyItem, 'daily_credit_limit'>) };
      keys = [keyOf('reader'), changed];
      return { body: changed };
    });
    const { user, press } = await open();
    expect(await screen.findByText('오늘 20 / 150 크레딧')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'reader 하루 한도 변경' })).toBeNull();
    await press('bot 하루 한도 변경');
    const box = screen.getByLabelText('하루 크레딧 한도');
    await user.clear(box);
    await user.type(box, '10001');
    await press('저장');
    expect(await screen.findByText('하루 크레딧 한도는 0부터 10,000까지의 정수로 입력해주세요.')).toBeTruthy();
    await user.clear(box);
    await user.type(box, '60');
    await press('저장');
    expect(await screen.findByText('하루 한도를 바꿨어요')).toBeTruthy();
    expect(await screen.findByText('오늘 20 / 60 크레딧')).toBeTruthy();
    expect(api.calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ daily_credit_limit: 60 });
  });

  it('name the year where they were used last in another one', async () => {
    const year = Number(seoulDay(new Date()).slice(0, 4));
    keys = [keyOf('now', { last_used_on: `${year}-01-02` }), keyOf('old', { last_used_on: `${year - 1}-11-20` })];
    await open();
    expect(await screen.findByText(/ · 1월 2일 사용/)).toBeTruthy();
    expect(screen.getByText(new RegExp(` · ${year - 1}\\.11\\.20 사용`))).toBeTruthy();
  });

  it('are revoked after the question only', async () => {
    keys = [keyOf('tool', { name: '옛 도구' })];
    const { press } = await open();
    await press('옛 도구 폐기');
    await press('취소');
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await press('옛 도구 폐기');
    await press('폐기하기');
    expect(await screen.findByText('API 키를 폐기했어요')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('옛 도구')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'API 키' }));
  });

  it('that are revoked already are what was asked for', async () => {
    keys = [keyOf('tool', { name: '옛 도구' })];
    api.on(/DELETE/, () => {
      keys = [];
      return refusal(404, 'API_KEY_NOT_FOUND', '이미 폐기된 API 키입니다.');
    });
    const { press } = await open();
    await press('옛 도구 폐기');
    await press('폐기하기');
    expect(await screen.findByText('API 키를 폐기했어요')).toBeTruthy();
  });

  it('are not offered past ten', async () => {
    keys = Array.from({ length: 10 }, (_, at) => keyOf(`tool ${at}`));
    const { press } = await open();
    expect(await screen.findByText(/10개까지 만들 수 있어요/)).toBeTruthy();
    await press('API 키 만들기');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are asked for again where they could not be loaded', async () => {
    api.on(/GET api-keys$/, () => refusal(400, 'VALIDATION_FAILED', '입력한 내용을 확인해주세요.'));
    const { press } = await open();
    expect(await screen.findByText('API 키를 불러오지 못했어요.')).toBeTruthy();
    api.on(/GET api-keys$/, () => ({ body: { items: [keyOf('again')] } }));
    await press('다시 시도');
    expect(await screen.findByText('again')).toBeTruthy();
  });
});
