import { expect, type Page } from '@playwright/test';
import { logIn, mailedCode, signedIn, test } from './test.ts';

/** Types into the three boxes of a phone number. */
async function fillMobile(page: Page, [head, middle, tail]: readonly [string, string, string]): Promise<void> {
  await page.getByLabel('전화번호 앞자리').fill(head);
  await page.getByLabel('전화번호 가운데 자리').fill(middle);
  await page.getByLabel('전화번호 끝자리').fill(tail);
}

test.describe('find-email', () => {
  test('names empty fields, refuses with 일치하는 회원을 찾을 수 없습니다., shows the masked address it found', async ({
    page,
    product,
  }) => {
    const member = await signedIn(page, product);
    await page.context().clearCookies();
    await page.goto('/find-email');
    await page.getByRole('button', { name: '이메일 찾기' }).click();
    await expect(page.getByText('이름은 1자 이상이어야 합니다.')).toBeVisible();
    await expect(page.getByText('전화번호는 11자 이상이어야 합니다.')).toBeVisible();
    await page.getByLabel('이름').fill('아무도아님');
    await fillMobile(page, ['010', '9999', '0000']);
    await page.getByRole('button', { name: '이메일 찾기' }).click();
    await expect(page.getByText('일치하는 회원을 찾을 수 없습니다.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/find-email');

    await page.getByLabel('이름').fill(member.name);
    await fillMobile(page, ['010', '1234', '5678']);
    await page.getByRole('button', { name: '이메일 찾기' }).click();
    await expect(page.getByText('이메일 찾기 성공')).toBeVisible();
    await expect(page.getByText(/^mem\*\*\*@gaemilens\.example$/)).toBeVisible();
    await expect(page.getByText(member.email)).toHaveCount(0);
  });
});

test.describe('find-password', () => {
  test('refuses an unknown address, and names the next step of the e-mail check and the password rules', async ({
    page,
    product,
  }) => {
    const member = await signedIn(page, product);
    await page.context().clearCookies();
    await page.goto('/find-password');
    await page.getByRole('button', { name: '이메일 확인' }).click();
    await expect(page.getByText('이메일을 입력해주세요.')).toBeVisible();
    await page.getByLabel('이메일', { exact: true }).fill('nobody@gaemilens.example');
    await page.getByRole('button', { name: '이메일 확인' }).click();
    await expect(page.getByText('존재하지 않는 이메일입니다. 다시 확인해주세요.')).toBeVisible();

    await page.goto('/find-password');
    const submit = page.getByRole('button', { name: '비밀번호 변경' });
    await page.getByLabel('이메일', { exact: true }).fill(member.email);
    await submit.click({ force: true });
    await expect(page.getByText('이메일 중복확인을 진행해주세요.')).toBeVisible();
    await expect(page.getByText('비밀번호는 10자 이상이어야 합니다')).toBeVisible();
    await page.getByRole('button', { name: '이메일 확인' }).click();
    await expect(page.getByText('가입된 이메일이에요. 인증코드를 받아주세요.')).toBeVisible();
    await page.getByLabel('새 비밀번호', { exact: true }).fill('onlylettershere');
    await page.getByLabel('새 비밀번호 확인').fill('somethingelse1');
    await submit.click({ force: true });
    await expect(page.getByText('이메일로 인증코드를 전송해주세요.')).toBeVisible();
    await expect(page.getByText('비밀번호는 영문과 숫자를 포함하여 10자 이상이어야 합니다.')).toBeVisible();
    await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeVisible();
    // Nor do the screens alone keep it from happening: the mail of a sign-up permits no new password.
    const answer = await page.request.post('/api/v1/users/change-password', {
      data: { user_email: member.email, new_password: 'another5horse' },
    });
    expect(answer.status()).toBe(400);
  });

  test('a mailed code permits a new password: 비밀번호 변경을 완료했습니다., the old one and all sessions end', async ({
    page,
    product,
  }) => {
    const member = await signedIn(page, product);
    await page.goto('/find-password');
    await page.getByLabel('이메일', { exact: true }).fill(member.email);
    await page.getByRole('button', { name: '이메일 확인' }).click();
    await page.getByRole('button', { name: '코드 전송' }).click();
    await expect(page.getByText('이메일 인증 번호를 전송했습니다.')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(3:00|2:5\d)$/);
    await expect(page.getByRole('button', { name: '재전송' })).toHaveCount(0);

    await page.getByLabel('인증번호').fill('12');
    await page.getByRole('button', { name: '인증 확인' }).click();
    await expect(page.getByText('인증번호는 6자 이상이어야 합니다.')).toBeVisible();
    const code = await mailedCode(product, member.email);
    await page.getByLabel('인증번호').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: '인증 확인' }).click();
    await expect(page.getByText('인증번호를 확인해주세요')).toBeVisible();
    await expect(page.getByText('인증코드 확인에 실패했습니다.')).toBeVisible();
    await page.getByLabel('인증번호').fill(code);
    await page.getByRole('button', { name: '인증 확인' }).click();
    await expect(page.getByText('인증이 완료되었습니다.')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);

    await page.getByLabel('새 비밀번호', { exact: true }).fill('another5horse');
    await page.getByLabel('새 비밀번호 확인').fill('another5horse');
    await page.getByRole('button', { name: '비밀번호 변경' }).click();
    await expect(page.getByText('비밀번호 변경을 완료했습니다.')).toBeVisible();
    await page.waitForURL('**/login');
    expect((await page.request.get('/api/v1/users/me')).status()).toBe(401);
    const old = await page.request.post('/api/v1/users/log-in', {
      data: { user_email: member.email, password: member.password },
    });
    expect(old.status()).toBe(401);
    await logIn(page, { email: member.email, password: 'another5horse' });
  });
});
