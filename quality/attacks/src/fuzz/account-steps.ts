import { endKeys, endSessions, pick, type Step, withRight, withSession } from './step.ts';
import { expectStatus, type Right } from './world.ts';

const RECENT_SECONDS = 300;
/** Passwords a member changes to, one after the other. */
const passwordNumber = (at: number) => `sturdy${at}anthill`;

export const logIn = (of: number, isRight: boolean): Step => ({
  name: `logIn(${of}, ${isRight})`,
  async run(model, world) {
    const member = of % model.members.length;
    const password = isRight ? (world.passwords[member] ?? '') : 'wrong7password';
    const { answer, browser } = await world.logIn(member, password);
    const lets = isRight && !model.members[member]?.isWithdrawn;
    expectStatus(answer, lets ? 200 : 401, this.name);
    if (!lets) return;
    world.given.secrets.push({ browser, authorization: null });
    const right: Right = { member, kind: 'session', isAlive: true, canAnalyse: true, id: '' };
    model.rights.push(right);
    const { body } = await world.by(model.rights.length - 1, member, { method: 'get', path: 'users/me/sessions' });
    right.id = body.items.find(({ current }: { current: boolean }) => current).id;
  },
});

/** Signs a member up by a mailed code, as members do. */
export const signUp: Step = {
  name: 'signUp',
  can: ({ members }) => members.length < 5,
  async run(model, world) {
    await world.signUp(model.members.length);
    model.members.push({ isWithdrawn: false });
  },
};

/** Sets a new password by a mailed code, without any right. */
export const reset = (of: number): Step => ({
  name: `reset(${of})`,
  async run(model, world) {
    const member = of % model.members.length;
    const next = passwordNumber(model.rights.length + world.passwords.join('').length);
    const statuses = await world.reset(member, next);
    if (model.members[member]?.isWithdrawn) {
      if (statuses !== 404) throw new Error(`a code for a withdrawn address answered ${statuses}`);
      return;
    }
    if (statuses !== 200) throw new Error(`a reset answered ${statuses}`);
    endSessions(model, member);
    endKeys(model, member);
  },
});

export const logOut = (at: number): Step => ({
  name: `logOut(${at})`,
  run: (model, world) =>
    withSession(model, at, async (right, index) => {
      expectStatus(await world.by(index, right.member, { method: 'post', path: 'users/log-out' }), 204, 'log-out');
      right.isAlive = false;
    }),
});

export const endOther = (at: number, other: number): Step => ({
  name: `endSession(${at}, ${other})`,
  run: (model, world) =>
    withSession(model, at, async (right, index) => {
      const [target] = pick(model.rights, other) ?? [];
      if (target === undefined || target.kind !== 'session') return;
      const call = { method: 'delete', path: `users/me/sessions/${target.id}` } as const;
      const mayEnd = target.member === right.member && target.isAlive;
      expectStatus(
        await world.by(index, right.member, call),
        !right.isAlive ? 401 : mayEnd ? 204 : 404,
        'end of a session',
      );
      if (right.isAlive && mayEnd) target.isAlive = false;
    }),
});

export const makeKey = (at: number, canAnalyse: boolean): Step => ({
  name: `makeKey(${at}, ${canAnalyse})`,
  run: (model, world) =>
    withRight(model, at, async (right, index) => {
      const body = { name: '열쇠', scopes: canAnalyse ? ['read', 'analyse'] : ['read'] };
      const answer = await world.by(index, right.member, { method: 'post', path: 'api-keys', body });
      const alive = model.rights.filter(
        ({ member, kind, isAlive }) => member === right.member && kind === 'key' && isAlive,
      );
      const wanted = !right.isAlive ? 401 : right.kind === 'key' ? 403 : alive.length >= 10 ? 409 : 201;
      expectStatus(answer, wanted, 'new key');
      if (wanted !== 201) return;
      world.given.secrets.push({ ...world.given.secrets[index], authorization: `Bearer ${answer.body.key}` } as never);
      model.rights.push({ member: right.member, kind: 'key', isAlive: true, canAnalyse, id: answer.body.id });
    }),
});

export const revokeKey = (at: number, other: number): Step => ({
  name: `revokeKey(${at}, ${other})`,
  run: (model, world) =>
    withSession(model, at, async (right, index) => {
      const [target] = pick(model.rights, other) ?? [];
      if (target === undefined || target.kind !== 'key') return;
      const answer = await world.by(index, right.member, { method: 'delete', path: `api-keys/${target.id}` });
      const mayEnd = target.member === right.member && target.isAlive;
      expectStatus(answer, !right.isAlive ? 401 : mayEnd ? 204 : 404, 'end of a key');
      if (right.isAlive && mayEnd) target.isAlive = false;
    }),
});

export const changePassword = (at: number, knows: boolean): Step => ({
  name: `changePassword(${at}, ${knows})`,
  run: (model, world) =>
    withSession(model, at, async (right, index) => {
      const { member } = right;
      const next = passwordNumber(model.rights.length + world.passwords.join('').length);
      const current_password = knows ? (world.passwords[member] ?? '') : 'wrong7password';
      if (current_password === next) return;
      const call = {
        method: 'post',
        path: 'users/me/password',
        body: { current_password, new_password: next },
      } as const;
      const answer = await world.by(index, member, call);
      expectStatus(answer, !right.isAlive ? 401 : knows ? 200 : 400, 'password change');
      if (answer.status !== 200) return;
      world.passwords[member] = next;
      endSessions(model, member, index);
      const ended = endKeys(model, member);
      if (answer.body.ended_keys !== ended) throw new Error(`${answer.body.ended_keys} keys ended, not ${ended}`);
      const { body } = await world.by(index, member, { method: 'get', path: 'users/me/sessions' });
      right.id = body.items[0].id;
    }),
});

export const withdraw = (at: number): Step => ({
  name: `withdraw(${at})`,
  run: (model, world) =>
    withSession(model, at, async (right, index) => {
      const { member } = right;
      const answer = await world.by(index, member, { method: 'delete', path: 'users/sign-out' });
      expectStatus(answer, right.isAlive ? 204 : 401, 'withdrawal');
      if (answer.status !== 204) return;
      const found = model.members[member];
      if (found) found.isWithdrawn = true;
      endSessions(model, member);
      endKeys(model, member);
      for (const analysis of model.analyses) if (analysis.owner === member) analysis.isErased = true;
      for (const link of model.shares) if (link.owner === member) link.isAlive = false;
    }),
});

export const adminEnds = (of: number, what: 'sessions' | 'api-keys'): Step => ({
  name: `adminEnds(${of}, ${what})`,
  async run(model, world) {
    const member = of % model.members.length;
    const path = `admin/users/${world.idOf(member)}/${what}`;
    const answer = await world.byAdmin({ method: 'delete', path });
    const isGone = model.members[member]?.isWithdrawn === true;
    const isRecent = world.seconds - model.adminConfirmedAt < RECENT_SECONDS;
    expectStatus(answer, !isRecent ? 403 : isGone ? 404 : what === 'sessions' ? 200 : [200, 404], this.name);
    if (!isRecent || isGone) return;
    if (what === 'sessions') endSessions(model, member);
    else endKeys(model, member);
  },
});

export const memberAsAdmin = (at: number, of: number): Step => ({
  name: `memberAsAdmin(${at}, ${of})`,
  run: (model, world) =>
    withRight(model, at, async (right, index) => {
      const member = of % model.members.length;
      const calls = [
        { method: 'get', path: 'admin/users' },
        { method: 'delete', path: `admin/users/${world.idOf(member)}/sessions` },
        {
          method: 'patch',
          path: `admin/users-credit/${world.idOf(member)}`,
          body: { paid: 0, credit: 1_000 },
        },
      ] as const;
      for (const call of calls)
        expectStatus(await world.by(index, right.member, call), right.isAlive ? 403 : 401, `admin's ${call.path}`);
    }),
});

export const wait = (seconds: number): Step => ({
  name: `wait(${seconds})`,
  async run(_model, world) {
    world.forward(seconds);
  },
});

export const logInAdmin: Step = {
  name: 'logInAdmin',
  async run(model, world) {
    await world.logInAdmin();
    model.adminConfirmedAt = world.seconds;
  },
};

/** Every right is tried: those that ended must be refused, the others must work. */
export const tryAll: Step = {
  name: 'tryAll',
  async run(model, world) {
    for (const [index, right] of model.rights.entries()) {
      const answer = await world.by(index, right.member, { method: 'get', path: 'analysis-costs' });
      expectStatus(answer, right.isAlive ? 200 : 401, `${right.kind} ${index} of ${right.member}`);
    }
  },
};
