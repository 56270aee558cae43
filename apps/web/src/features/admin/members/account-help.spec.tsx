import { messages } from '@gaemi/contracts/messages';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { managedMember, member } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { SignedInMember } from '../../../shared/session/signed-in-member.ts';
import { AccountHelp } from './account-help.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the help for an account', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    renderWithin(
      <SignedInMember value={member({ is_admin: true })}>
        <AccountHelp user={managedMember} />
      </SignedInMember>,
    );
  });

  it('logs a member out on every device, and says in the window how many there were or why not', async () => {
    api.on(/DELETE admin\/users\/1+\/sessions/, () => ({ body: { ended: 2, ended_push_devices: 1, mailed: true } }));
    await press('모든 기기에서 로그아웃');
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await press('로그아웃하기');
    expect(await screen.findByText('기기 2대를 로그아웃하고 메일로 알렸어요.')).toBeTruthy();
    api.on(/DELETE/, () => refusal(404, 'USER_NOT_FOUND', '회원을 찾을 수 없습니다.'));
    await press('모든 기기에서 로그아웃');
    await press('로그아웃하기');
    expect(await screen.findByText('회원을 찾을 수 없습니다.')).toBeTruthy();
  });

  it('asks the admin for the password where the log-in is not recent, and then repeats the change', async () => {
    let isConfirmed = false;
    api.on(/DELETE admin\/users\/1+\/sessions/, () =>
      isConfirmed
        ? { body: { ended: 1, ended_push_devices: 0, mailed: true } }
        : refusal(403, 'CONFIRMATION_REQUIRED', '안전을 위해 본인 확인이 필요해요.'),
    );
    api.on(/GET users\/me\/passkeys/, () => ({ body: { items: [], recovery_codes_left: 0 } }));
    api.on(/POST users\/log-in/, () => {
      isConfirmed = true;
      return { body: member({ is_admin: true }) };
    });
    await press('모든 기기에서 로그아웃');
    await press('로그아웃하기');
    await userEvent.type(await screen.findByLabelText('비밀번호'), 'correct9horse');
    await press('확인');
    expect(await screen.findByText('기기 1대를 로그아웃하고 메일로 알렸어요.')).toBeTruthy();
  });

  it('removes the passkeys of a member after a question, and says in the window whether the mail went out', async () => {
    api.on(/DELETE admin\/users\/1+\/passkeys/, () => ({ body: { removed: 2, mailed: true } }));
    await press('패스키 모두 삭제');
    await press('삭제하기');
    expect(await screen.findByText('패스키 2개를 삭제하고 메일로 알렸어요.')).toBeTruthy();
    api.on(/DELETE admin\/users\/1+\/passkeys/, () => ({ body: { removed: 1, mailed: false } }));
    await press('패스키 모두 삭제');
    await press('삭제하기');
    expect(await screen.findByText(/메일은 보내지 못했으니 직접 알려주세요/)).toBeTruthy();
  });

  it.each([
    { name: '모든 기기에서 로그아웃', action: '로그아웃하기', said: /기기 2대를 로그아웃/ },
    { name: 'API 키 모두 폐기', action: '폐기하기', said: /API 키 2개를 폐기/ },
    { name: '패스키 모두 삭제', action: '삭제하기', said: /패스키 2개를 삭제/ },
  ])('finds out what became of a lost answer under one id: $name', async ({ name, action, said }) => {
    let lost = 2;
    api.on(/DELETE/, () => {
      lost -= 1;
      return lost < 0
        ? { body: { ended: 2, ended_push_devices: 1, removed: 2, mailed: true } }
        : refusal(502, 'UNKNOWN', '');
    });
    await press(name);
    await press(action);
    expect(await screen.findByText(messages.pressLooking)).toBeTruthy();
    expect(await screen.findByText(said, {}, { timeout: 10_000 })).toBeTruthy();
    const keys = api.calls.filter(({ method }) => method === 'DELETE').map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size, typeof keys[0]]).toEqual([3, 1, 'string']);
  });

  it('ends the API keys of a member after a question, and says how many or that there are none', async () => {
    api.on(/DELETE admin\/users\/1+\/api-keys/, () => ({ body: { ended: 2, mailed: true } }));
    await press('API 키 모두 폐기');
    expect(screen.getByRole('alertdialog').textContent).toContain('이도윤 님의 키를 쓰는 프로그램이 바로 멈추고');
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await press('폐기하기');
    expect(await screen.findByText('API 키 2개를 폐기하고 메일로 알렸어요.')).toBeTruthy();
    api.on(/DELETE/, () => refusal(404, 'NO_API_KEYS', '만든 API 키가 없어요.'));
    await press('API 키 모두 폐기');
    await press('폐기하기');
    expect(await screen.findByText('만든 API 키가 없어요.')).toBeTruthy();
  });
});
