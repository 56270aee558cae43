import { type Route, routes } from '@gaemi/contracts/routes';
import { asAdmin, type Caller, expectStatus, type Stage } from './caller.ts';
import type { Member } from './world.ts';

const gone = 404;

export async function endSessions(stage: Stage, member: Member): Promise<void> {
  await expectStatus(await asAdmin(stage), [routes.endMemberSessions, member.withdrawn ? gone : 200], of(member));
  for (const session of member.sessions) session.ended = true;
}

export async function endKeys(stage: Stage, member: Member): Promise<void> {
  const has = member.keys.some(({ ended }) => !ended);
  await expectStatus(await asAdmin(stage), [routes.endMemberApiKeys, has ? 200 : gone], of(member));
  for (const key of member.keys) key.ended = true;
}

export async function grantCredit(stage: Stage, member: Member): Promise<void> {
  const call = { ...of(member), body: { paid: 0, credit: 100 } };
  await expectStatus(await asAdmin(stage), [routes.grantCredit, member.withdrawn ? gone : 200], call);
}

const yearAhead = () => new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

export async function changeGrade(stage: Stage, member: Member, grade: string): Promise<void> {
  const call = { ...of(member), body: { grade, expired_at: yearAhead() } };
  await expectStatus(await asAdmin(stage), [routes.changeGrade, member.withdrawn ? gone : 200], call);
}

const doors: readonly [Route, object | undefined][] = [
  [routes.endMemberSessions, undefined],
  [routes.endMemberApiKeys, undefined],
  [routes.grantCredit, { paid: 0, credit: 100 }],
  [routes.changeGrade, { grade: 'premium', expired_at: yearAhead() }],
];

/** A member, by session or key, tries every door of the admins on a member. */
export async function tryAdminDoors(member: Member, caller: Caller): Promise<void> {
  for (const [route, body] of doors)
    await expectStatus(caller, [route, 403], { ...of(member), ...(body !== undefined && { body }) });
  await expectStatus(caller, [routes.adminUsers, 403]);
}

const of = ({ id }: Member) => ({ params: { id } });
