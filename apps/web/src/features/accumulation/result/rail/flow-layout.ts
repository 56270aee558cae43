import type { MjbDetail } from '@gaemi/contracts/accumulation';

type FlowDay = NonNullable<MjbDetail['investor_flows']>['days'][number];
type InvestorGroup = Exclude<keyof FlowDay, 'day'>;

export const investorGroups = { foreign: '외국인', institutional: '기관', individual: '개인' } as const;

/** A group of investors over the period, in shares. */
interface GroupFlow {
  group: InvestorGroup;
  name: string;
  /** Of the settled days. */
  sum: number;
  /** One for each settled day; sizes in percent of the largest of all groups, above (buying) or below the middle. */
  bars: { day: string; index: number; isBuying: boolean; size: number }[];
}

interface Flows {
  groups: GroupFlow[];
  /** Days that are not settled, left blank. */
  open: string[];
}

/** What the groups of investors bought and sold, on one scale. */
export function computeFlows(days: readonly FlowDay[]): Flows {
  const groups = (['foreign', 'institutional', 'individual'] as const).map((group) => ({
    group,
    name: investorGroups[group],
  }));
  const most = Math.max(1, ...days.flatMap((day) => groups.map(({ group }) => Math.abs(day[group] ?? 0))));
  return {
    groups: groups.map(({ group, name }) => ({
      group,
      name,
      sum: days.reduce((sum, day) => sum + (day[group] ?? 0), 0),
      bars: days.flatMap(({ day, [group]: net }, index) =>
        net === null ? [] : [{ day, index, isBuying: net > 0, size: (100 * Math.abs(net)) / most }],
      ),
    })),
    open: days.filter((day) => groups.some(({ group }) => day[group] === null)).map(({ day }) => day),
  };
}
