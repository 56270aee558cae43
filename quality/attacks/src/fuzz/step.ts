import type { Model, Right, World } from './world.ts';

/** A command of the generator: what the model expects of one call, then the call. */
export interface Step {
  name: string;
  /** Whether the model has what the step needs. */
  can?: (model: Readonly<Model>) => boolean;
  run: (model: Model, world: World) => Promise<void>;
}

/** The entry of a list by any number, with its index; null for an empty list. */
export const pick = <T>(list: readonly T[], at: number): [T, number] | null => {
  const index = at % Math.max(1, list.length);
  const found = list[index];
  return found === undefined ? null : [found, index];
};

type Work = (right: Right, index: number) => Promise<void>;

/** Works with a right by number; does nothing where there is none. */
export async function withRight(model: Model, at: number, work: Work): Promise<void> {
  const found = pick(model.rights, at);
  if (found !== null) await work(...found);
}

/** The same with a right that is a session. */
export const withSession = (model: Model, at: number, work: Work): Promise<void> =>
  withRight(model, at, async (right, index) => {
    if (right.kind === 'session') await work(right, index);
  });

export function endSessions(model: Model, member: number, except = -1): void {
  model.rights.forEach((right, index) => {
    if (right.member === member && right.kind === 'session' && index !== except) right.isAlive = false;
  });
}

export function endKeys(model: Model, member: number): number {
  const ended = model.rights.filter((right) => right.member === member && right.kind === 'key' && right.isAlive);
  for (const key of ended) key.isAlive = false;
  return ended.length;
}
