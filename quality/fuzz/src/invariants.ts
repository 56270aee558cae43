import { routes } from '@gaemi/contracts/routes';
import { userInfo } from '@gaemi/contracts/users';
import { expect } from 'vitest';
import { byKey, bySession, expectStatus, type Stage, visitor } from './caller.ts';
import { type Member, membersIn, sessionsOf } from './world.ts';

/** Asks for every right of the world: those that stand open what is theirs, those that ended open nothing. */
export async function checkRights(stage: Stage): Promise<void> {
  await Promise.all(stage.world.members.map((member) => checkMember(stage, member)));
  await checkForeignReads(stage);
}

async function checkMember(stage: Stage, member: Member): Promise<void> {
  for (const session of member.sessions) {
    const caller = bySession(stage, member, session);
    const { body } = await expectStatus(caller, [routes.me, session.ended ? 401 : 200]);
    if (!session.ended) expect(userInfo.parse(body).user_email).toBe(member.email);
  }
  for (const key of member.keys) {
    const mayRead = key.scopes.includes('read') ? 200 : 403;
    await expectStatus(byKey(stage, member, key), [routes.analysisCosts, key.ended ? 401 : mayRead]);
    // No key reaches what is for sessions only, nor what is public.
    await expectStatus(byKey(stage, member, key), [routes.listApiKeys, key.ended ? 401 : 403]);
  }
  for (const { token, ended } of member.shares)
    await expectStatus(visitor(stage), [routes.sharedNews, ended ? 404 : 200], { params: { token } });
}

/** Each member reads the own analyses and nobody else's. */
async function checkForeignReads(stage: Stage): Promise<void> {
  const readers = membersIn(stage.world).flatMap((member) =>
    sessionsOf(member)
      .slice(0, 1)
      .map((session) => ({ member, caller: bySession(stage, member, session) })),
  );
  for (const { member, caller } of readers) {
    for (const owner of stage.world.members) {
      const status = owner === member ? 200 : 404;
      for (const { id, requestId } of owner.analyses) {
        if (id === null) continue;
        await expectStatus(caller, [routes.combinedNews, status], { params: { id } });
        await expectStatus(caller, [routes.combinedNewsByRequest, status], { params: { requestId } });
      }
    }
  }
}
