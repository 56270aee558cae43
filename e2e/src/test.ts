import { test as base, type Page } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

interface WorkerFixtures {
  /** What a file wants set, beside sample news and the lexicon. */
  settings: Record<string, string>;
  product: Product;
}

interface Fixtures {
  /** Fails the test when the browser's console had an error. */
  quietConsole: undefined;
}

/** Tests over a running product of their own. `test.use({ settings })` in a file starts another one for it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ settings }, use) => {
      const product = await startProduct(settings);
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        // A refused request is logged by the browser itself; the screens answer for it.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text());
      });
      await use(undefined);
      if (errors.length > 0) throw new Error(`errors in the browser's console:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
});

let members = 0;

export interface NewMember {
  email: string;
  password: string;
  name: string;
}

export const newMember = (): NewMember => {
  members += 1;
  return { email: `member${Date.now()}x${members}@gaemilens.example`, password: 'correct4horse', name: '김서연' };
};

/** The code in the newest mail to an address. */
export async function mailedCode(product: Product, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = (await product.mail.messages()).find((message) => JSON.stringify(message.to).includes(email));
    const code = /(?<!\d)\d{6}(?!\d)/.exec(mail?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no code was mailed to ${email}`);
}

/** Signs up through the screens, up to the log-in page. */
export async function signUp(page: Page, product: Product, member: NewMember): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('이메일', { exact: true }).fill(member.email);
  await page.getByRole('button', { name: '중복확인' }).click();
  await page.getByRole('button', { name: '코드 전송' }).click();
  await page.getByLabel('인증번호').fill(await mailedCode(product, member.email));
  await page.getByRole('button', { name: '인증 확인' }).click();
  await page.getByLabel('이름').fill(member.name);
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.getByLabel('비밀번호 확인').fill(member.password);
  await page.getByLabel('전화번호 앞자리').fill('010');
  await page.getByLabel('전화번호 가운데 자리').fill('1234');
  await page.getByLabel('전화번호 끝자리').fill('5678');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '회원가입' }).click();
  await page.waitForURL('**/login');
}

/** Logs in through the screen, up to the selection of a service. */
export async function logIn(page: Page, member: Pick<NewMember, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('이메일', { exact: true }).fill(member.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/select-service');
}

/** A new member, signed up and in by the calls that the screens make: the page has the session's cookie. */
export async function signedIn(page: Page, product: Product): Promise<NewMember> {
  const member = newMember();
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/v1/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  await post('verification/request?email_type=sign-up', { email: member.email });
  const code = await mailedCode(product, member.email);
  await post('verification/verify?email_type=sign-up', { email: member.email, code });
  const { email: user_email, password, name: user_name } = member;
  const passwords = { user_pw: password, user_pw_confirm: password };
  await post('users/sign-up', { user_email, user_name, ...passwords, user_mobile: '010-1234-5678', user_agree: true });
  await post('users/log-in', { user_email, password });
  return member;
}

/** The balance in the header. */
export const balance = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/크레딧/)
    .locator('..');
