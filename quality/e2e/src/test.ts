import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { type Product, type StartedProduct, startProduct } from './product.ts';
import { sharedProduct } from './shared-product.ts';

interface WorkerFixtures {
  /** What a file wants set, beside sample news and the offline judge; `null` for the product that all tests share. */
  settings: Record<string, string> | null;
  /** A product of the worker's own with these settings. */
  startedProduct: StartedProduct | null;
  product: Product;
}

interface Fixtures {
  /** Fails the test when the browser's console had an error. */
  quietConsole: undefined;
  /** Prints what the page showed and what the product last said when a test fails: often nothing else is left of it. */
  lastWords: undefined;
}

/** Tests over a running product: the shared one, or one with the `settings` of a file. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [null, { option: true, scope: 'worker' }],
  startedProduct: [
    async ({ settings }, use) => {
      const started = settings === null ? null : await startProduct(settings);
      await use(started);
      await started?.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: [async ({ startedProduct }, use) => use(startedProduct?.product ?? sharedProduct()), { scope: 'worker' }],
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
  lastWords: [
    async ({ page, product }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
      const said = readFileSync(product.logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
      process.stderr.write(`\n${info.title}\n${page.url()}\n${shown}\n${said}\n`);
    },
    { auto: true },
  ],
});

export interface NewMember {
  email: string;
  password: string;
  name: string;
}

/** Somebody nobody else is: workers share a product. */
export const newMember = (name = '김서연'): NewMember => ({
  email: `member${randomUUID().slice(0, 13)}@gaemilens.example`,
  password: 'correct4horse',
  name,
});

/** The code in the newest mail to an address. */
export async function mailedCode({ mailboxUrl }: Product, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const { items } = await (await fetch(`${mailboxUrl}/api/messages`)).json();
        const isCode = ({ to, subject }: { to: string[]; subject: string }) =>
          to.includes(email) && subject.includes('인증코드');
        const id = items.find(isCode)?.id;
        if (id === undefined) return undefined;
        const { text } = await (await fetch(`${mailboxUrl}/api/messages/${id}`)).json();
        code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
        return code;
      },
      { message: `a code mailed to ${email}`, intervals: [20, 50, 100] },
    )
    .toBeDefined();
  return code ?? '';
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

/** Logs in by the call that the screen makes. */
export async function loggedIn(page: Page, { email, password }: Pick<NewMember, 'email' | 'password'>): Promise<void> {
  await posted(page, 'users/log-in', { user_email: email, password });
}

async function posted(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/v1/${path}`, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}

/** A new member, signed up and in by the calls that the screens make: the page has the session's cookie. */
export async function signedIn(page: Page, product: Product, member = newMember()): Promise<NewMember> {
  await posted(page, 'verification/request?email_type=sign-up', { email: member.email });
  const code = await mailedCode(product, member.email);
  await posted(page, 'verification/verify?email_type=sign-up', { email: member.email, code });
  const { email: user_email, password, name: user_name } = member;
  const passwords = { user_pw: password, user_pw_confirm: password };
  const rest = { user_mobile: '010-1234-5678', user_agree: true };
  await posted(page, 'users/sign-up', { user_email, user_name, ...passwords, ...rest });
  await loggedIn(page, member);
  return member;
}

/** The balance in the header. */
export const balance = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/크레딧/)
    .locator('..');
