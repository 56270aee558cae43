import { expect } from '@playwright/test';
import { logIn, signedIn, test } from './test.ts';

/** `yyyy-MM-dd` in Seoul. */
const seoulDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });

test.describe('my page', () => {
  test('shows name, grade, e-mail, last day, balance and credits; the password changes with the current one', async ({
    page,
    product,
  }) => {
    const member = await signedIn(page, product);
    const me = await (await page.request.get('/api/v1/users/me')).json();
    await page.goto('/mypage');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: member.name })).toBeVisible();
    await expect(main.getByText('NEW', { exact: true })).toBeVisible();
    await expect(main.getByText(member.email)).toBeVisible();
    await expect(main.getByText(seoulDay.format(new Date(me.expired_at)))).toBeVisible();
    const row = page.getByRole('table', { name: '크레딧 사용 내역' }).getByRole('row').nth(1);
    await expect(row).toContainText('가입 축하');
    await expect(row).toContainText('+100');

    await page.getByRole('button', { name: '비밀번호 변경' }).click();
    const dialog = page.getByRole('dialog', { name: '비밀번호 변경' });
    await dialog.getByLabel('현재 비밀번호').fill('wrong4wrong4wrong');
    await dialog.getByLabel('새 비밀번호', { exact: true }).fill('another5horse');
    await dialog.getByLabel('새 비밀번호 확인').fill('another5horse');
    await dialog.getByRole('button', { name: '변경하기' }).click();
    await expect(dialog.getByText('현재 비밀번호가 올바르지 않습니다.')).toBeVisible();
    await dialog.getByLabel('현재 비밀번호').fill(member.password);
    await dialog.getByRole('button', { name: '변경하기' }).click();
    await expect(page.getByText('비밀번호 변경을 완료했습니다.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    // This browser stays logged in.
    await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
    expect((await page.request.get('/api/v1/users/me')).status()).toBe(200);
    await page.context().clearCookies();
    await logIn(page, { email: member.email, password: 'another5horse' });
  });

  test('an API key is made, shown once, used by a program, and revoked', async ({ page, product, playwright }) => {
    await signedIn(page, product);
    for (const name of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) {
      const answer = await page.request.post('/api/v1/api-keys', { data: { name, scopes: ['read'] } });
      expect(answer.status()).toBe(201);
    }
    await page.goto('/mypage');
    const card = page.getByRole('region', { name: 'API 키' });
    // A link within a sentence is seen as one.
    await expect(card.getByRole('link', { name: 'API 사용법' })).toHaveCSS('text-decoration-line', 'underline');
    await card.getByRole('button', { name: 'API 키 만들기' }).click();
    const dialog = page.getByRole('dialog', { name: 'API 키 만들기' });
    await dialog.getByLabel('이름').fill('내 도구');
    await dialog.getByRole('button', { name: '만들기' }).click();
    const key = await dialog.getByLabel('새 API 키').inputValue();
    await dialog.getByRole('button', { name: '닫기' }).last().click();
    await expect(card).toContainText(`…${key.slice(-4)} · 읽기`);
    // The tenth is the last one, and the focus is back where it was.
    await expect(card).toContainText('10개까지 만들 수 있어요.');
    await expect(card.getByRole('button', { name: 'API 키 만들기' })).toBeFocused();

    const program = await playwright.request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${key}` } });
    const search = async () => (await program.get(new URL('/api/v1/stocks/search', page.url()).href)).status();
    expect(await search()).toBe(200);
    await card.getByRole('button', { name: '내 도구 폐기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '폐기하기' }).click();
    await expect(card).not.toContainText('내 도구');
    expect(await search()).toBe(401);
    await program.dispose();
  });

  test('the buttons of a webhook stand together at the end of its row, below a long address on a phone', async ({
    page,
    product,
  }) => {
    await signedIn(page, product);
    const url = 'http://localhost:9/services/T0ABCDEF/B0123456/averyverylongtoken';
    expect((await page.request.post('/api/v1/webhooks', { data: { url, events: ['alert'] } })).status()).toBe(201);
    await page.goto('/mypage');
    const row = page.getByRole('region', { name: '웹훅' }).getByRole('listitem');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await row.scrollIntoViewIfNeeded();
      const [log, off, end] = await Promise.all(
        ['보낸 기록', '끄기', '삭제'].map((name) => row.getByRole('button', { name: `${url} ${name}` }).boundingBox()),
      );
      const address = await row.getByText(url, { exact: true }).boundingBox();
      const whole = await row.boundingBox();
      if (!(log && off && end && address && whole)) throw new Error('a part of the row is not drawn');
      expect(off.x - (log.x + log.width)).toBeLessThan(16);
      expect(end.x - (off.x + off.width)).toBeLessThan(16);
      expect(whole.x + whole.width - (end.x + end.width)).toBeLessThan(32);
      // Two lines are enough for it.
      expect(address.height).toBeLessThan(60);
    }
  });

  test('the only button of a window is as wide as its field', async ({ page, product }) => {
    await signedIn(page, product);
    await page.goto('/mypage');
    await page.getByRole('button', { name: '웹훅 만들기' }).click();
    const dialog = page.getByRole('dialog', { name: '웹훅 만들기' });
    await dialog.getByLabel('주소').fill('https://hooks.gaemilens.example/1');
    await dialog.getByRole('button', { name: '만들기' }).click();
    const secret = await dialog.getByLabel('서명 비밀').boundingBox();
    const close = await dialog.getByRole('button', { name: '닫기' }).last().boundingBox();
    expect(close?.width).toBeCloseTo(secret?.width ?? 0, 0);
  });

  test('withdrawal asks 회원 탈퇴하시겠습니까?, clears the storage, and the address cannot sign up again', async ({
    page,
    product,
  }) => {
    const member = await signedIn(page, product);
    await page.goto('/mypage');
    await page.getByRole('button', { name: '회원 탈퇴' }).click();
    const dialog = page.getByRole('alertdialog', { name: '회원 탈퇴하시겠습니까?' });
    await expect(dialog).toContainText('중복 가입을 막기 위해 이메일은 30일 동안 보관');
    await dialog.getByRole('button', { name: '취소' }).click();
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: '회원 탈퇴' }).click();
    await dialog.getByRole('button', { name: '탈퇴하기' }).click();
    await expect(page.getByText('회원 탈퇴가 완료되었습니다.')).toBeVisible();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await page.goto('/signup');
    await page.getByLabel('이메일', { exact: true }).fill(member.email);
    await page.getByRole('button', { name: '중복확인' }).click();
    await expect(page.getByText('이미 사용 중인 이메일입니다.')).toBeVisible();
    // Taken for a sign-up, yet no member's: the reset says so when the code is asked for.
    await page.goto('/find-password');
    await page.getByLabel('이메일', { exact: true }).fill(member.email);
    await page.getByRole('button', { name: '이메일 확인' }).click();
    await page.getByRole('button', { name: '코드 전송' }).click();
    await expect(page.getByText('존재하지 않는 이메일입니다. 다시 확인해주세요.')).toBeVisible();
  });

  test('the last admin cannot withdraw: 마지막 관리자는 탈퇴할 수 없습니다.; 로그아웃 ends the session and leads to /login', async ({
    page,
    product,
  }) => {
    await logIn(page, { email: product.adminEmail, password: product.adminPassword });
    await page.goto('/mypage');
    await page.getByRole('button', { name: '회원 탈퇴' }).click();
    await page.getByRole('button', { name: '탈퇴하기' }).click();
    await expect(page.getByText('마지막 관리자는 탈퇴할 수 없습니다.')).toBeVisible();
    await page.getByRole('button', { name: '로그아웃', exact: true }).click();
    await page.waitForURL('**/login');
    expect((await page.request.get('/api/v1/users/me')).status()).toBe(401);
  });

  test('names the devices that are logged in; one that is logged out from here lands on /login', async ({
    page,
    product,
    browser,
  }) => {
    const member = await signedIn(page, product);
    const other = await browser.newContext({ baseURL: product.url });
    const lost = await other.newPage();
    await logIn(lost, member);
    await page.goto('/mypage');
    const devices = page.getByRole('region', { name: '로그인한 기기' });
    await expect(devices.getByText('지금 이 기기')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await devices.getByRole('button', { name: /연결 끊기$/ }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await lost.goto('/mypage');
    await lost.waitForURL(/\/login(\?|$)/);
    await other.close();
    expect((await page.request.get('/api/v1/users/me')).status()).toBe(200);
  });
});
