import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { Tabs } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { useMatches } from '../../../../ui/use-matches.ts';
import { usePrinting } from '../../../../ui/use-printing.ts';
import styles from './side-slides.module.css';
import { useSwipe } from './use-swipe.ts';

interface Props {
  shown: NewsSide;
  onShow: (side: NewsSide) => void;
  children: (side: NewsSide) => ReactNode;
}

/**
 * A slide for each side, turned by a dot, by swiping or dragging, and by the arrow keys. A wide screen has room for
 * both, so there the dots mark the chosen one; paper has both, too.
 */
export function SideSlides({ shown, onShow, children }: Props) {
  const isWide = useMatches('(min-width: 1120px)');
  const isPrinted = usePrinting();
  const hasBoth = isWide || isPrinted;
  const at = newsSides.indexOf(shown);
  const turn = (step: 1 | -1) => {
    const next = newsSides[at + step];
    if (next !== undefined) onShow(next);
  };
  const { offset, isDragging, handlers } = useSwipe({
    onSwipe: turn,
    hasMore: (step) => newsSides[at + step] !== undefined,
  });
  const turnByKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  const select = (name: string) => onShow(newsSides.find((side) => side === name) ?? shown);
  return (
    <Tabs.Root value={shown} onValueChange={select} className={styles.pager}>
      <div className={styles.view} {...handlers}>
        <div
          className={classNames(styles.track, isDragging && styles.dragging)}
          style={hasBoth ? undefined : { transform: `translateX(calc(${-100 * at}% + ${offset}px))` }}
        >
          {newsSides.map((side) => (
            <Tabs.Content
              key={side}
              value={side}
              forceMount
              className={styles.slide}
              inert={side !== shown && !hasBoth}
              aria-hidden={(side !== shown && !hasBoth) || undefined}
              onKeyDown={turnByKey}
            >
              {children(side)}
            </Tabs.Content>
          ))}
        </div>
      </div>
      <Tabs.List aria-label="호재와 악재" className={styles.dots}>
        {newsSides.map((side) => (
          <Tabs.Trigger key={side} value={side} className={styles.dot}>
            <span className="sr">{labelNames[side]}</span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
}
