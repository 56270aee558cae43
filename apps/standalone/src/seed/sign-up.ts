import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@gaemi/contracts/routes';
import { z } from 'zod';
import { addressOf, type DemoMember } from './demo-members.ts';
import { SeedError } from './seed-error.ts';
import type { Session } from './session.ts';

const MAIL_MS = 10_000;
const POLL_MS = 50;
const mailList = z.object({ items: z.array(z.object({ id: z.coerce.string(), to: z.array(z.string()) })) });
const mailText = z.object({ text: z.string() });

/** Logs a member in, signed up first where there is none. @throws SeedError for one with another password */
export async function enter(
  session: Session,
  member: Pick<DemoMember, 'id' | 'name' | 'mobile'>,
  { password, mailboxUrl }: { password: string; mailboxUrl: string },
): Promise<void> {
  const email = addressOf(member);
  if (await session.logIn(email, password)) return;
  const query = { email_type: 'sign-up' };
  const asked = await session.ask(routes.requestVerification, { query, body: { email } });
  if (asked.status === 409) throw otherPassword(email);
  if (asked.status !== 200) throw new SeedError(`the code for ${email} answered ${asked.status}`);
  const code = await mailedCode(mailboxUrl, email);
  await session.send(routes.verify, { query, body: { email, code } });
  await session.send(routes.signUp, {
    body: {
      user_email: email,
      user_name: member.name,
      user_pw: password,
      user_pw_confirm: password,
      user_mobile: member.mobile,
      user_agree: true,
    },
  });
  if (!(await session.logIn(email, password))) throw otherPassword(email);
}

/** The store was filled by another data directory, or somebody has changed the password. */
const otherPassword = (email: string): SeedError =>
  new SeedError(`${email} has another password than that of this data directory; remove the member or the store`);

async function mailedCode(mailboxUrl: string, email: string): Promise<string> {
  const deadline = performance.now() + MAIL_MS;
  while (performance.now() < deadline) {
    const { items } = mailList.parse(await (await fetch(`${mailboxUrl}/api/messages`)).json());
    const mail = items.find(({ to }) => to.includes(email));
    if (mail !== undefined) {
      const { text } = mailText.parse(await (await fetch(`${mailboxUrl}/api/messages/${mail.id}`)).json());
      const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
      if (code !== undefined) return code;
    }
    await sleep(POLL_MS);
  }
  throw new SeedError(`no code was mailed to ${email}`);
}
