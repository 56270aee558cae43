import { Tabs } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './slide-pager.module.css';
import { useSwipe } from './use-swipe.ts';

interface Slide {
  value: string;
  name: string;
  content: ReactNode;
}

interface Props {
  label: string;
  slides: readonly Slide[];
  /** Value of the slide that is shown. */
  shown: string;
  onTurn: (value: string) => void;
}

/** Slides of which one is shown; turned by a dot, by swiping or dragging, and by the arrow keys. */
export function SlidePager({ label, slides, shown, onTurn }: Props) {
  const at = Math.max(
    slides.findIndex((slide) => slide.value === shown),
    0,
  );
  const turn = (step: 1 | -1) => {
    const next = slides[at + step];
    if (next !== undefined) onTurn(next.value);
  };
  const { offset, isDragging, handlers } = useSwipe({
    onSwipe: turn,
    hasMore: (step) => slides[at + step] !== undefined,
  });
  const turnByKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  return (
    <Tabs.Root value={shown} onValueChange={onTurn} className={styles.pager}>
      <Tabs.List aria-label={label} className={styles.dots}>
        {slides.map(({ value, name }) => (
          <Tabs.Trigger key={value} value={value} className={styles.dot}>
            <span className="sr">{name}</span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <div className={styles.view} {...handlers}>
        <div
          className={classNames(styles.track, isDragging && styles.dragging)}
          style={{ transform: `translateX(calc(${-100 * at}% + ${offset}px))` }}
        >
          {slides.map(({ value, content }) => (
            <Tabs.Content
              key={value}
              value={value}
              forceMount
              className={styles.slide}
              inert={value !== shown}
              aria-hidden={value !== shown || undefined}
              onKeyDown={turnByKey}
            >
              {content}
            </Tabs.Content>
          ))}
        </div>
      </div>
    </Tabs.Root>
  );
}
