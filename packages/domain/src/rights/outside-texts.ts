import type { RightsRegister } from './source-rights.ts';

/** Whether texts of a source may be told to programs: what is told stays stored for days, so a limit keeps it inside, too. */
export function mayReachPrograms(source: string, rights: RightsRegister): boolean {
  const { redistribution, storeDays } = rights.rightsOf(source);
  return redistribution && storeDays === null;
}
