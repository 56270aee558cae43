import type { NewsSide } from '@gaemi/domain/news-side';
import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './segmented-tabs.module.css';

export interface SegmentedTab {
  value: string;
  label: ReactNode;
  /** Colours the chosen tab where it stands for data. */
  tone?: NewsSide;
  panel: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly SegmentedTab[];
  /** The one that is open at first. */
  initial: string;
  className?: string | undefined;
  /** Panels that are not shown keep what was typed into them. */
  keepsPanels?: boolean;
}

/** A switch between panels; arrow keys move along it. */
export function SegmentedTabs({ label, tabs, initial, className, keepsPanels = false }: Props) {
  const [chosen, setChosen] = useState(initial);
  return (
    <Tabs.Root value={chosen} onValueChange={setChosen} className={className}>
      <Tabs.List aria-label={label} className={styles.list}>
        {tabs.map(({ value, label: name, tone }) => (
          <Tabs.Trigger key={value} value={value} className={classNames(styles.tab, tone && styles[tone])}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ value, panel }) => (
        <Tabs.Content
          key={value}
          value={value}
          className={styles.panel}
          forceMount={keepsPanels || undefined}
          hidden={value !== chosen}
        >
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
