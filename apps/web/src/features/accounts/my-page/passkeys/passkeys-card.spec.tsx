import type { PasskeyItem } from '@gaemi/contracts/passkeys';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../../../testing/members.ts';
import { pressTwice } from '../../../../../testing/press-twice.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../../testing/stub-api.ts';

const buildPasskey = (id: string, name: string, last_used_at: string | null = null): PasskeyItem => ({
  id: id.repeat(24),
  name,
  created_at: '2026-11-21T03:04:05.000Z',
  last_used_at,
});
const codes = Array.from({ length: 10 }, (_, at) => `${at}000-0000-0000-0000`);
const confirmationRequired = () => refusal(403, 'CONFIRMATION_REQUIRED', '안전을 위해 본인 확인이 필요해요.');

describe('the passkeys of my page', () => {
  let api: StubApi;
  let passkeys: PasskeyItem[];
  let isAdmin: boolean;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    passkeys = [buildPasskey('1', '내 노트북', '2026-11-22T10:40:00.000Z'), buildPasskey('2', '휴대전화')];
    isAdmin = false;
    const empty = { items: [], page: 1, size: 5, total: 0, pages: 0 };
    api.on(/GET users\/me$/, () => ({ body: member({ is_admin: isAdmin }) }));
    api.on(/GET users\/me\/sessions$/, () => ({ body: { items: [] } }));
    api.on(/GET api-keys$/, () => ({ body: { items: [] } }));
    api.on(/GET webhooks$/, () => ({ body: { items: [] } }));
    api.on(/GET users\/me\/credit-logs/, () => ({ body: empty }));
    api.on(/GET users\/me\/passkeys$/, () => ({ body: { items: passkeys, recovery_codes_left: 7 } }));
    api.on(/POST users\/me\/passkeys\/recovery-codes$/, () => ({ status: 201, body: { recovery_codes: codes } }));
    api.on(/POST users\/second-step\/recovery-code$/, () => ({ body: member() }));
    api.on(/DELETE users\/me\/passkeys\/./, ({ path }) => {
      passkeys = passkeys.filter(({ id }) => !path.endsWith(id));
      return { status: 204 };
    });
  });

  async function open() {
    renderApp('/mypage');
    const user = userEvent.setup();
    const card = within(await screen.findByRole('region', { name: '패스키' }));
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    return { user, card, press };
  }

  it('are listed with their last use and the codes that are left; without WebAuthn none can be added', async () => {
    const { card, press } = await open();
    expect(await card.findByText('2026.11.21에 등록 · 마지막 사용 2026.11.22 19:40')).toBeTruthy();
    expect(card.getByText('2026.11.21에 등록 · 로그인에 쓴 적 없음')).toBeTruthy();
    expect(card.getByText('남은 복구 코드 7개')).toBeTruthy();
    await press('패스키 추가');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card.getByText('이 브라우저나 주소에서는 패스키를 쓸 수 없어요.')).toBeTruthy();
  });

  it('are asked of admins without one, and of nobody else', async () => {
    passkeys = [];
    isAdmin = true;
    const { card } = await open();
    expect(await card.findByText(/계정을 지키도록 패스키를 등록해주세요/)).toBeTruthy();
    expect(card.queryByText(/남은 복구 코드/)).toBeNull();
  });

  it('are deleted after the question, and after the second step where the server asks for it', async () => {
    api.on(/DELETE users\/me\/passkeys\/./, confirmationRequired);
    const { user, press } = await open();
    await press('휴대전화 삭제');
    expect(await screen.findByText('휴대전화 패스키로는 더 이상 로그인할 수 없어요.')).toBeTruthy();
    await press('삭제하기');
    const who = within(await screen.findByRole('dialog', { name: '본인 확인' }));
    api.on(/DELETE users\/me\/passkeys\/./, () => {
      passkeys = passkeys.slice(0, 1);
      return { status: 204 };
    });
    await user.type(who.getByLabelText('복구 코드'), codes[0] ?? '');
    await user.click(who.getByRole('button', { name: '확인' }));
    expect(await screen.findByText('패스키를 삭제했어요')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('휴대전화')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('list', { name: '패스키' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
    await press('내 노트북 삭제');
    expect(await screen.findByText(/마지막 패스키예요/)).toBeTruthy();
  });

  it('that are deleted already are what was asked for', async () => {
    api.on(/DELETE/, () => {
      passkeys = [];
      return refusal(404, 'PASSKEY_NOT_FOUND', '등록된 패스키가 없어요.');
    });
    const { press } = await open();
    await press('휴대전화 삭제');
    await press('삭제하기');
    expect(await screen.findByText('패스키를 삭제했어요')).toBeTruthy();
  });

  it('get new recovery codes after a warning; they are shown once, to be copied', async () => {
    const { press } = await open();
    await press('복구 코드 새로 만들기');
    expect(await screen.findByText('전에 받은 복구 코드는 모두 쓸 수 없게 돼요.')).toBeTruthy();
    await press('새로 만들기');
    expect(await screen.findAllByText(/^\d000-0000-0000-0000$/)).toHaveLength(10);
    await press('복사');
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await press('보관했어요');
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  });

  it('get recovery codes once where the button is pressed twice before the screen has changed', async () => {
    const { press } = await open();
    await press('복구 코드 새로 만들기');
    pressTwice(await screen.findByRole('button', { name: '새로 만들기' }));
    expect(await screen.findAllByText(/^\d000-0000-0000-0000$/)).toHaveLength(10);
    expect(api.calls.filter(({ path }) => path.endsWith('/recovery-codes'))).toHaveLength(1);
  });

  it('get further recovery codes where the answer with the new ones was lost', async () => {
    const made = /POST users\/me\/passkeys\/recovery-codes$/;
    api.on(made, () => {
      api.on(made, () => ({ status: 201, body: { recovery_codes: codes } }));
      return { status: 502 };
    });
    const { press } = await open();
    await press('복구 코드 새로 만들기');
    await press('새로 만들기');
    expect(await screen.findAllByText(/^\d000-0000-0000-0000$/)).toHaveLength(10);
  });

  it('open the log-in where the session is over when the second step comes', async () => {
    api.on(/DELETE users\/me\/passkeys\/./, confirmationRequired);
    api.on(/POST users\/second-step/, () =>
      refusal(401, 'SECOND_STEP_OVER', '확인할 시간이 지났어요. 비밀번호부터 다시 입력해주세요.'),
    );
    const { user, press } = await open();
    await press('휴대전화 삭제');
    await press('삭제하기');
    api.on(/GET users\/me$/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
    await user.type(await screen.findByLabelText('복구 코드'), codes[0] ?? '');
    await press('확인');
    expect(await screen.findByRole('dialog', { name: '다시 로그인해 주세요' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: '본인 확인' })).toBeNull();
  });

  it('are asked for again where they could not be loaded', async () => {
    api.on(/GET users\/me\/passkeys$/, () => refusal(400, 'VALIDATION_FAILED', '입력한 내용을 확인해주세요.'));
    renderApp('/mypage');
    expect(await screen.findByText('패스키를 불러오지 못했어요.')).toBeTruthy();
    api.on(/GET users\/me\/passkeys$/, () => ({ body: { items: passkeys, recovery_codes_left: 7 } }));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('내 노트북')).toBeTruthy();
  });
});
