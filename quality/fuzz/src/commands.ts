import fc from 'fast-check';
import { changeGrade, endKeys, endSessions, grantCredit, tryAdminDoors } from './admin-commands.ts';
import { addShareable, analyse, awaitAnalyses, endShare, share } from './analysis-commands.ts';
import { byKey, bySession, type Stage } from './caller.ts';
import { checkRights } from './invariants.ts';
import {
  changePassword,
  firstSession,
  leave,
  logIn,
  logOut,
  makeKey,
  resetPassword,
  revokeKey,
  signUp,
} from './member-commands.ts';
import { type Actor, type Member, membersIn, type Thing, type World } from './world.ts';

const MOST_MEMBERS = 4;

type Command = fc.AsyncCommand<World, Stage>;

/** One act, after which every right of the world is asked for. */
function command(name: string, may: (world: World) => boolean, act: (stage: Stage) => Promise<void>): Command {
  return {
    check: may,
    async run(_world, stage) {
      const kind = /^\w+/.exec(name)?.[0] ?? name;
      stage.acts.set(kind, (stage.acts.get(kind) ?? 0) + 1);
      await act(stage);
      await checkRights(stage);
    },
    toString: () => name,
  };
}

/** The member of a number, where one is left; `all` takes those who withdrew, too. */
const pick = (world: World, at: number, all = false): Member | undefined => {
  const among = all ? world.members : membersIn(world);
  return among[at % Math.max(1, among.length)];
};

type Act = (stage: Stage, actor: Actor) => Promise<void>;

/** An act of a member who is logged in. */
const ofSession = (name: string, at: number, act: Act) =>
  command(
    `${name}(${at})`,
    (world) => pick(world, at) !== undefined,
    async (stage) => {
      const member = pick(stage.world, at);
      if (member === undefined) return;
      if (firstSession(member) === undefined) await logIn(stage, member, member.password);
      const session = firstSession(member);
      if (session !== undefined) await act(stage, { member, session });
    },
  );

/** An act on a member, who may have withdrawn. */
const onMember = (name: string, at: number, act: (stage: Stage, member: Member) => Promise<void>) =>
  command(
    `${name}(${at})`,
    ({ members }) => members.length > 0,
    async (stage) => {
      const member = pick(stage.world, at, true);
      if (member !== undefined) await act(stage, member);
    },
  );

const someone = fc.nat(MOST_MEMBERS - 1);
const thing = fc.nat(9);
const scopes = fc.subarray(['read', 'analyse'], { minLength: 1 });

type ByThing = (stage: Stage, actor: Actor, of: Thing) => Promise<void>;

/** An act of a member on a thing of any member. */
const onThing = (name: string, act: ByThing) =>
  fc.tuple(someone, someone, thing).map(([at, whose, which]) =>
    ofSession(`${name} ${whose}/${which}`, at, async (stage, actor) => {
      const owner = pick(stage.world, whose, true);
      if (owner !== undefined) await act(stage, actor, [owner, which]);
    }),
  );

const act = (name: string, does: Act) => someone.map((at) => ofSession(name, at, does));

// What gives rights, so that there are some to take away: each stands twice among the commands.
const makingKey = fc
  .tuple(someone, scopes)
  .map(([at, chosen]) => ofSession(`makeKey ${chosen}`, at, (stage, actor) => makeKey(stage, actor, chosen)));
const gettingShareable = act('addShareable', (stage, { member }) => addShareable(stage, member));
const sharing = onThing('share', share);

/** Every command of the fuzzer. */
export const commands = fc.commands(
  [
    fc.constant(
      command(
        'signUp',
        ({ members }) => members.length < MOST_MEMBERS,
        async (stage) => void (await signUp(stage)),
      ),
    ),
    fc
      .tuple(someone, fc.boolean())
      .map(([at, right]) =>
        onMember(right ? 'logIn' : 'logInWrongly', at, (stage, member) =>
          logIn(stage, member, right ? member.password : 'wrong7password'),
        ),
      ),
    act('logOut', logOut),
    act('changePassword', changePassword),
    act('resetPassword', (stage, { member }) => resetPassword(stage, member)),
    act('withdraw', leave),
    makingKey,
    makingKey,
    onThing('revokeKey', revokeKey),
    act('analyse', (stage, actor) => analyse(stage, actor, bySession(stage, actor.member, actor.session))),
    fc.tuple(someone, thing).map(([at, which]) =>
      ofSession(`analyseByKey ${which}`, at, async (stage, actor) => {
        const key = actor.member.keys[which % Math.max(1, actor.member.keys.length)];
        if (key !== undefined) await analyse(stage, actor, byKey(stage, actor.member, key));
      }),
    ),
    act('awaitAnalyses', awaitAnalyses),
    gettingShareable,
    gettingShareable,
    sharing,
    sharing,
    onThing('endShare', endShare),
    someone.map((at) => onMember('adminEndsSessions', at, endSessions)),
    someone.map((at) => onMember('adminEndsKeys', at, endKeys)),
    someone.map((at) => onMember('adminGrantsCredit', at, grantCredit)),
    fc
      .tuple(someone, fc.constantFrom('basic', 'pro', 'premium'))
      .map(([at, grade]) => onMember(`adminGrants ${grade}`, at, (stage, member) => changeGrade(stage, member, grade))),
    act('tryAdminDoors', (stage, { member, session }) => tryAdminDoors(member, bySession(stage, member, session))),
    act('tryAdminDoorsByKey', async (stage, { member }) => {
      const key = member.keys.find(({ ended }) => !ended);
      if (key !== undefined) await tryAdminDoors(member, byKey(stage, member, key));
    }),
  ],
  { maxCommands: 40, size: 'max' },
);
