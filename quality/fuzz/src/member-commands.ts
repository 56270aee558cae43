import { setTimeout as sleep } from 'node:timers/promises';
import { madeApiKey } from '@gaemi/contracts/api-keys';
import { routes } from '@gaemi/contracts/routes';
import { expect } from 'vitest';
import { bySession, expectStatus, type Stage, send, visitor } from './caller.ts';
import { type Actor, endRights, type Member, type Session, sessionsOf, type Thing, withdraw } from './world.ts';

let made = 0;

/** Signs a member up as the screens do: a code by mail, then the form. */
export async function signUp(stage: Stage): Promise<Member> {
  made += 1;
  const email = `fuzz${made}.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = `correct9horse${made}`;
  await proveAddress(stage, email, 'sign-up');
  await expectStatus(visitor(stage), [routes.signUp, 201], {
    body: {
      user_email: email,
      user_name: '김개미',
      user_pw: password,
      user_pw_confirm: password,
      user_mobile: '010-1234-5678',
      user_agree: true,
    },
  });
  const stored = await stage.product.api.users.findByEmail(email);
  const id = stored?._id.toHexString() ?? '';
  const member: Member = {
    ...{ email, password, id, withdrawn: false },
    ...{ sessions: [], keys: [], analyses: [], shares: [] },
    marks: new Set([email, id]),
  };
  stage.world.members.push(member);
  return member;
}

/** Confirms a code out of the mail to an address. */
async function proveAddress(stage: Stage, email: string, purpose: 'sign-up' | 'password-change'): Promise<void> {
  const query = { email_type: purpose };
  await expectStatus(visitor(stage), [routes.requestVerification, 200], { query, body: { email } });
  const mail = (await stage.product.api.mail.messages()).find(({ to }) => to.includes(email));
  const code = /인증코드: (\d+)/.exec(mail?.text ?? '')?.[1];
  await expectStatus(visitor(stage), [routes.verify, 200], { query, body: { email, code } });
}

export async function logIn(stage: Stage, member: Member, password: string): Promise<void> {
  const right = !member.withdrawn && password === member.password;
  const caller = { ...visitor(stage), member: right ? member : null };
  const body = { user_email: member.email, password };
  const { cookie } = await expectStatus(caller, [routes.logIn, right ? 200 : 401], { body });
  if (right) member.sessions.push({ cookie, ended: false });
}

export async function logOut(stage: Stage, { member, session }: Actor): Promise<void> {
  await expectStatus(bySession(stage, member, session), [routes.logOut, 204]);
  session.ended = true;
}

export async function changePassword(stage: Stage, { member, session }: Actor): Promise<void> {
  made += 1;
  const new_password = `another8anthill${made}`;
  const body = { current_password: member.password, new_password };
  const { cookie } = await expectStatus(bySession(stage, member, session), [routes.changeOwnPassword, 200], { body });
  endRights(member);
  member.password = new_password;
  // The session goes on under a new id; the former cookie is dead.
  expect(cookie).not.toBe(session.cookie);
  member.sessions.push({ cookie, ended: false });
}

export async function resetPassword(stage: Stage, member: Member): Promise<void> {
  made += 1;
  const new_password = `third9anthill${made}`;
  // A code for an address waits for half a minute after the last one.
  stage.product.api.clock.forward(31);
  await proveAddress(stage, member.email, 'password-change');
  const body = { user_email: member.email, new_password };
  await expectStatus(visitor(stage), [routes.changePassword, 200], { body });
  endRights(member);
  member.password = new_password;
}

export async function makeKey(stage: Stage, { member, session }: Actor, scopes: readonly string[]) {
  const live = member.keys.filter(({ ended }) => !ended).length;
  const { body, status } = await send(bySession(stage, member, session), routes.makeApiKey, {
    body: { name: 'fuzz', scopes },
  });
  expect(status).toBe(live < 10 ? 201 : 409);
  if (status !== 201) return;
  const { id, key } = madeApiKey.parse(body);
  member.keys.push({ id, key, scopes, ended: false });
  member.marks.add(id).add(key);
}

/** Revokes a key, which may be ended already, or somebody else's. */
export async function revokeKey(stage: Stage, { member, session }: Actor, [owner, index]: Thing) {
  const key = owner.keys[index % Math.max(1, owner.keys.length)];
  if (key === undefined) return;
  const own = owner === member && !key.ended;
  const call = { params: { id: key.id } };
  await expectStatus(bySession(stage, member, session), [routes.revokeApiKey, own ? 204 : 404], call);
  if (own) key.ended = true;
}

export async function leave(stage: Stage, { member, session }: Actor): Promise<void> {
  await expectStatus(bySession(stage, member, session), [routes.withdraw, 204]);
  withdraw(member);
}

/** Waits until a condition holds, which the workers bring about. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`${what} took more than a minute`);
    await sleep(50);
  }
}

export const firstSession = (member: Member): Session | undefined => sessionsOf(member)[0];
