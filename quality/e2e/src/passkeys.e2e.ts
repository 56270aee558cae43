import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectNoFindings, expectNoSidewaysScroll } from './looks.ts';
import { loggedIn, logIn, type NewMember, signedIn, test } from './test.ts';
import { virtualAuthenticator } from './virtual-authenticator.ts';

const card = (page: Page) => page.getByRole('region', { name: '패스키' });
const step = (page: Page) => page.getByRole('region', { name: '한 번 더 확인' });

/** Registers the first passkey of a member on My page. Returns the recovery codes that came with it. */
async function addPasskey(page: Page, name: string): Promise<string[]> {
  await page.goto('/mypage');
  await card(page).getByRole('button', { name: '패스키 추가' }).click();
  await page.getByLabel('이름', { exact: true }).fill(name);
  await page.getByRole('button', { name: '등록하기' }).click();
  const shown = page.getByRole('list', { name: '복구 코드' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await page.getByRole('button', { name: '보관했어요' }).click();
  await expect(card(page).getByText(name)).toBeVisible();
  return codes;
}

async function givePassword(page: Page, { email, password }: Pick<NewMember, 'email' | 'password'>): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('이메일', { exact: true }).fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(step(page)).toBeVisible();
}

test.describe('a member with a passkey', () => {
  test('registers it with recovery codes to copy and download, and then logs in by password and passkey', async ({
    page,
    product,
  }) => {
    const device = await virtualAuthenticator(page);
    const member = await signedIn(page, product);
    await page.goto('/mypage');
    await card(page).getByRole('button', { name: '패스키 추가' }).click();
    await expect(page.getByLabel('이름', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: '등록하기' }).click();
    await expect(page.getByText('패스키의 이름을 입력해주세요.')).toBeVisible();
    await expectNoFindings(page);
    await page.getByLabel('이름', { exact: true }).fill('내 노트북');
    await page.getByRole('button', { name: '등록하기' }).click();
    const shown = page.getByRole('list', { name: '복구 코드' }).getByRole('listitem');
    await expect(shown).toHaveCount(10);
    await expectNoFindings(page);
    await expectNoSidewaysScroll(page);
    const codes = await shown.allTextContents();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: '복사' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '내려받기', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('개미렌즈_복구코드.txt');
    expect(await readFile(await download.path(), 'utf8')).toContain(codes.join('\n'));
    await page.getByRole('button', { name: '보관했어요' }).click();
    await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);
    await expect(card(page).getByText('남은 복구 코드 10개')).toBeVisible();
    expect(await device.count()).toBe(1);
    await expectNoFindings(page);
    await expectNoSidewaysScroll(page);

    await givePassword(page, member);
    expect((await page.request.get('/api/v1/users/me')).status()).toBe(401);
    await expect(page.getByRole('button', { name: '패스키로 확인하기' })).toBeFocused();
    await expectNoFindings(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: '패스키로 확인하기' }).click();
    await page.waitForURL('**/select-service');
    await expect(page.getByText('로그인에 성공했습니다.')).toBeVisible();
    await page.goto('/mypage');
    await expect(card(page).getByText(/마지막 사용/)).toBeVisible();
  });

  test('is told where the device does not recognise its user, and logs in by a recovery code, each once', {
    tag: '@full',
  }, async ({ page, product }) => {
    const device = await virtualAuthenticator(page);
    const member = await signedIn(page, product);
    const [code = '', second = ''] = await addPasskey(page, '휴대전화');
    await givePassword(page, member);
    await device.recogniseUser(false);
    await page.getByRole('button', { name: '패스키로 확인하기' }).click();
    await expect(page.getByText('패스키 확인이 취소되었거나 시간이 지났어요. 다시 시도해주세요.')).toBeVisible();
    await device.loseKeys();
    await page.getByRole('button', { name: '복구 코드로 로그인' }).click();
    const field = await page.getByLabel('복구 코드', { exact: true }).boundingBox();
    const send = await page.getByRole('button', { name: '로그인', exact: true }).boundingBox();
    expect((send?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeGreaterThanOrEqual(8);
    await page.getByLabel('복구 코드', { exact: true }).fill('1234');
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page.getByText('복구 코드 16자를 확인해주세요.')).toBeVisible();
    await expectNoFindings(page);
    await page.getByLabel('복구 코드', { exact: true }).fill(code.toLowerCase());
    await page.getByRole('button', { name: '로그인' }).click();
    await page.waitForURL('**/select-service');

    await givePassword(page, member);
    await page.getByRole('button', { name: '복구 코드로 로그인' }).click();
    await page.getByLabel('복구 코드', { exact: true }).fill(code);
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page.getByText('복구 코드가 올바르지 않거나 이미 사용했어요.')).toBeVisible();
    await page.getByLabel('복구 코드', { exact: true }).fill(second);
    await page.getByRole('button', { name: '로그인' }).click();
    await page.waitForURL('**/select-service');
    // The lost one goes; the code just used is the recent second step.
    await page.goto('/mypage');
    await expect(card(page).getByText('남은 복구 코드 8개')).toBeVisible();
    await card(page).getByRole('button', { name: '휴대전화 삭제' }).click();
    await expect(page.getByText(/마지막 패스키예요/)).toBeVisible();
    await page.getByRole('button', { name: '삭제하기' }).click();
    await expect(card(page).getByRole('listitem')).toHaveCount(0);
    await page.context().clearCookies();
    await logIn(page, member);
  });

  test('sees recovery codes also where the answer with the first ones was lost', async ({ page, product }) => {
    await virtualAuthenticator(page);
    const member = await signedIn(page, product);
    await page.route('**/users/me/passkeys', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
      await page.unroute('**/users/me/passkeys');
    });
    await page.goto('/mypage');
    await card(page).getByRole('button', { name: '패스키 추가' }).click();
    await page.getByLabel('이름', { exact: true }).fill('내 노트북');
    await page.getByRole('button', { name: '등록하기' }).click();
    const shown = page.getByRole('list', { name: '복구 코드' }).getByRole('listitem');
    await expect(shown).toHaveCount(10);
    const [code = ''] = await shown.allTextContents();
    await page.getByRole('button', { name: '보관했어요' }).click();

    await givePassword(page, member);
    await page.getByRole('button', { name: '복구 코드로 로그인' }).click();
    await page.getByLabel('복구 코드', { exact: true }).fill(code);
    await page.getByRole('button', { name: '로그인' }).click();
    await page.waitForURL('**/select-service');
  });

  test('goes on after the session ended: the sheet asks for the second step, too', async ({ page, product }) => {
    await virtualAuthenticator(page);
    const member = await signedIn(page, product);
    await addPasskey(page, '내 노트북');
    await page.context().clearCookies();
    await page.getByRole('button', { name: '회원 탈퇴' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    const sheet = page.getByRole('dialog', { name: '다시 로그인해 주세요' });
    await sheet.getByLabel('비밀번호', { exact: true }).fill(member.password);
    await sheet.getByRole('button', { name: '로그인' }).click();
    await expect(sheet.getByRole('button', { name: '패스키로 확인하기' })).toBeVisible();
    await expectNoFindings(page);
    await sheet.getByRole('button', { name: '패스키로 확인하기' }).click();
    // The withdrawal that had to wait is made now.
    await page.waitForURL('**/login');
    await expect(page.getByText('회원 탈퇴가 완료되었습니다.')).toBeVisible();
  });

  test('has a device that refuses pages of another origin', async ({ page, product }) => {
    const device = await virtualAuthenticator(page);
    await signedIn(page, product);
    await page.goto(product.url.replace('localhost', '127.0.0.1'));
    const credentials = { user_email: product.adminEmail, password: product.adminPassword };
    const answer = await page.evaluate(async (body) => {
      const post = (path: string, data: object) =>
        fetch(`/api/v1/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(data),
        });
      await post('users/log-in', body);
      const options = await (await post('users/me/passkeys/options', {})).json();
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
      return navigator.credentials.create({ publicKey }).then(
        () => 'made',
        (error: Error) => error.name,
      );
    }, credentials);
    expect(answer).toBe('SecurityError');
    expect(await device.count()).toBe(0);
  });
});

test.describe('an admin', () => {
  test('is asked on My page to register a passkey, and confirms with the password after a while', async ({
    page,
    product,
  }) => {
    await virtualAuthenticator(page);
    await loggedIn(page, { email: product.adminEmail, password: product.adminPassword });
    await page.goto('/mypage');
    await expect(card(page).getByText(/계정을 지키도록 패스키를 등록해주세요/)).toBeVisible();
    await expectNoFindings(page);
    // As the server answers once the log-in is five minutes old.
    await page.route(
      '**/users/me/passkeys/options',
      (route) =>
        route.fulfill({
          status: 403,
          json: { code: 'CONFIRMATION_REQUIRED', detail: '안전을 위해 본인 확인이 필요해요.' },
        }),
      { times: 1 },
    );
    await card(page).getByRole('button', { name: '패스키 추가' }).click();
    await page.getByLabel('이름', { exact: true }).fill('관리자 열쇠');
    await page.getByRole('button', { name: '등록하기' }).click();
    const who = page.getByRole('dialog', { name: '본인 확인' });
    await expect(who).toBeVisible();
    await expectNoFindings(page);
    await who.getByLabel('비밀번호', { exact: true }).fill('wrong4password');
    await who.getByRole('button', { name: '확인', exact: true }).click();
    await expect(who.getByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeVisible();
    await who.getByLabel('비밀번호', { exact: true }).fill(product.adminPassword);
    await who.getByRole('button', { name: '확인', exact: true }).click();
    await expect(page.getByLabel('이름', { exact: true })).toHaveValue('관리자 열쇠');
    // The admin of all tests stays without one.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('removes the passkeys of a member who has lost them; the member is told by mail', { tag: '@full' }, async ({
    page,
    product,
    browser,
  }) => {
    await virtualAuthenticator(page);
    const member = await signedIn(page, product);
    await addPasskey(page, '잃은 기기');
    const context = await browser.newContext({ baseURL: product.url });
    const office = await context.newPage();
    await loggedIn(office, { email: product.adminEmail, password: product.adminPassword });
    await office.goto('/admin');
    await office.getByPlaceholder(/이름/).fill(member.email);
    await office.keyboard.press('Enter');
    await office.getByRole('row').filter({ hasText: member.email }).getByRole('button').click();
    await office.getByRole('button', { name: '패스키 모두 삭제' }).click();
    await expectNoFindings(office);
    await office.getByRole('button', { name: '삭제하기' }).click();
    await expect(office.getByText('패스키 1개를 삭제하고 메일로 알렸어요.')).toBeVisible();
    await context.close();
    const { items } = await (await fetch(`${product.mailboxUrl}/api/messages`)).json();
    const mail = items.find(({ to }: { to: string[] }) => to.includes(member.email));
    expect(mail.subject).toBe('[개미렌즈] 패스키가 삭제되었어요');
    await page.context().clearCookies();
    await logIn(page, member);
  });
});
