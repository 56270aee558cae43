import fc from 'fast-check';
import * as account from './account-steps.ts';
import * as analysis from './analysis-steps.ts';
import type { Step } from './step.ts';
import type { Model, World } from './world.ts';

const command = ({ name, can = () => true, run }: Step): fc.AsyncCommand<Model, World> => ({
  check: can,
  run,
  toString: () => name,
});

/** Members at the beginning; others sign up. */
export const MEMBERS = 2;

export const firstModel = (): Model => ({
  members: Array.from({ length: MEMBERS }, () => ({ isWithdrawn: false })),
  rights: [],
  analyses: [],
  shares: [],
  adminConfirmedAt: 0,
});

const any = fc.nat({ max: 30 });

/** Chains of what members, thieves and an admin do. */
export const commands = fc.commands(
  [
    fc.tuple(any, fc.boolean()).map(([of, isRight]) => command(account.logIn(of, isRight))),
    any.map((of) => command(account.logIn(of, true))),
    fc.constant(command(account.signUp)),
    any.map((at) => command(account.logOut(at))),
    fc.tuple(any, any).map(([at, other]) => command(account.endOther(at, other))),
    fc.tuple(any, fc.boolean()).map(([at, canAnalyse]) => command(account.makeKey(at, canAnalyse))),
    fc.tuple(any, any).map(([at, other]) => command(account.revokeKey(at, other))),
    fc.tuple(any, fc.boolean()).map(([at, knows]) => command(account.changePassword(at, knows))),
    any.map((of) => command(account.reset(of))),
    any.map((at) => command(account.withdraw(at))),
    fc.tuple(any, fc.constantFrom('sessions', 'api-keys')).map(([of, what]) => command(account.adminEnds(of, what))),
    fc.tuple(any, any).map(([at, of]) => command(account.memberAsAdmin(at, of))),
    fc.constantFrom(60, 301).map((seconds) => command(account.wait(seconds))),
    fc.constant(command(account.logInAdmin)),
    fc.constant(command(account.tryAll)),
    any.map((of) => command(analysis.addAnalysis(of))),
    fc.tuple(any, fc.nat({ max: 3 })).map(([at, request]) => command(analysis.startAnalysis(at, request))),
    fc.tuple(any, any).map(([at, other]) => command(analysis.read(at, other))),
    fc.tuple(any, any).map(([at, other]) => command(analysis.share(at, other))),
    any.map((at) => command(analysis.readShare(at))),
    fc.tuple(any, any).map(([at, other]) => command(analysis.endShare(at, other))),
  ],
  { size: '+1', maxCommands: 60 },
);
