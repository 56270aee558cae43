import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './segmented-tabs.module.css';

export interface SegmentedTab {
  value: string;
  label: ReactNode;
  /** Colours the chosen tab where it stands for data. */
  tone?: 'good' | 'bad';
  panel: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly SegmentedTab[];
  /** The one that is open at first. */
  initial: string;
  className?: string | undefined;
}

/** A switch between panels; arrow keys move along it. */
export function SegmentedTabs({ label, tabs, initial, className }: Props) {
  return (
    <Tabs.Root defaultValue={initial} className={className}>
      <Tabs.List aria-label={label} className={styles.list}>
        {tabs.map(({ value, label: name, tone }) => (
          <Tabs.Trigger key={value} value={value} className={classNames(styles.tab, tone && styles[tone])}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ value, panel }) => (
        <Tabs.Content key={value} value={value} className={styles.panel}>
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
