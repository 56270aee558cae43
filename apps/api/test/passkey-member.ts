import { SoftwareAuthenticator } from '@gaemi/testing/passkeys/software-authenticator';
import { PASSWORD, type TestApi } from './start-test-api.ts';

type Browser = ReturnType<TestApi['browser']>;

/** Origin of the site in tests: that of the default port. */
const ORIGIN = 'http://localhost:3000';

/** Registers a passkey in a session and returns what the server answers. */
export async function addPasskey(browser: Browser, authenticator: SoftwareAuthenticator, name = '내 노트북') {
  const options = await browser.post('/api/v1/users/me/passkeys/options').expect(200);
  const credential = authenticator.create(options.body);
  const { body } = await browser.post('/api/v1/users/me/passkeys').send({ name, credential }).expect(201);
  return body as { id: string; recovery_codes: string[] | null };
}

/** A member with one passkey, in the session that registered it. */
export async function passkeyMember(api: TestApi, email: string, options: { isAdmin?: boolean } = {}) {
  const { _id } = await api.addMember(email, options);
  const browser = await api.logIn(email);
  const authenticator = new SoftwareAuthenticator(ORIGIN);
  const { id: passkeyId, recovery_codes: codes } = await addPasskey(browser, authenticator);
  return { id: _id.toHexString(), email, browser, authenticator, passkeyId, codes: codes ?? [] };
}

/** Gives the password: the answer asks for the second step. */
export async function givePassword(api: TestApi, email: string, browser = api.browser()): Promise<Browser> {
  const answer = await browser.post('/api/v1/users/log-in').send({ user_email: email, password: PASSWORD }).expect(401);
  if (answer.body.code !== 'SECOND_STEP_REQUIRED') throw new Error(`the log-in answered ${answer.body.code}`);
  return browser;
}

export async function askOptions(browser: Browser) {
  return (await browser.post('/api/v1/users/second-step/options').expect(200)).body;
}

export const sendPasskey = (browser: Browser, credential: object) =>
  browser.post('/api/v1/users/second-step/passkey').send({ credential });

export const sendCode = (browser: Browser, code: string | undefined) =>
  browser.post('/api/v1/users/second-step/recovery-code').send({ code });

/** The second step with a passkey, from asking to the answer. */
export async function confirm(browser: Browser, authenticator: SoftwareAuthenticator): Promise<void> {
  await sendPasskey(browser, authenticator.get(await askOptions(browser))).expect(200);
}
