import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeyMember } from '../../../test/passkey-member.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

/** At a tenth of the limits, three changes are a day's. */
const RATE_LIMIT_SCALE = '0.1';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ RATE_LIMIT_SCALE });
});
afterAll(() => api.close());

describe('changes of which mails tell the member, a day', () => {
  it('are as many as anybody needs: passwords', async () => {
    await api.addMember('often@example.com');
    const browser = await api.logIn('often@example.com');
    const statuses: number[] = [];
    let current = PASSWORD;
    for (let at = 0; at < 5; at += 1) {
      const body = { current_password: current, new_password: `Other2word${at}x` };
      const { status } = await browser.post('/api/v1/users/me/password').send(body);
      statuses.push(status);
      if (status === 200) current = body.new_password;
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const noticed = async () =>
      (await api.mail.messages()).filter(({ subject }) => subject?.includes('비밀번호가 바뀌었어요'));
    await expect.poll(noticed).toHaveLength(3);
    // The password of the last change opens the account.
    const again = { user_email: 'often@example.com', password: current };
    await api.browser().post('/api/v1/users/log-in').send(again).expect(200);
  });

  it('are as many as anybody needs: recovery codes', async () => {
    const { browser } = await passkeyMember(api, 'codes@example.com');
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1)
      statuses.push((await browser.post('/api/v1/users/me/passkeys/recovery-codes')).status);
    // The passkey was the first change.
    expect(statuses).toEqual([201, 201, 429, 429]);
  });
});

const password = { user_pw: 'sturdy7anthill', user_pw_confirm: 'sturdy7anthill' };
const form = { user_email: 'unproven@example.com', user_name: '개미', user_mobile: '010-0000-0000', user_agree: true };

describe('calls without a proof of the address', () => {
  it.each([
    ['sign-up', { ...form, ...password }],
    ['change-password', { user_email: form.user_email, new_password: password.user_pw }],
  ])('are refused before any work, and limited by network: %s', async (path, body) => {
    const answers: [number, string][] = [];
    for (let at = 0; at < 3; at += 1) {
      const answer = await api.browser().post(`/api/v1/users/${path}`).send(body);
      answers.push([answer.status, answer.body.code]);
    }
    const refused = [400, 'EMAIL_NOT_VERIFIED'];
    expect(answers).toEqual([refused, refused, [429, 'TOO_MANY_REQUESTS']]);
  });
});
