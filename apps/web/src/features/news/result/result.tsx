import { bySide, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMatches } from '../../../ui/use-matches.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import { Later } from './later.tsx';
import styles from './result.module.css';
import { TimelineSkeleton } from './result-skeleton.tsx';
import type { ResultView } from './result-view.ts';
import { SideColumns } from './sides/side-columns.tsx';
import { type SideLoad, SidePart } from './sides/side-part.tsx';
import { SideSlides } from './sides/side-slides.tsx';
import { SideSwitch } from './sides/side-switch.tsx';
import type { TimelineEvent } from './timeline/mark.ts';
import { PricedTimeline } from './timeline/timeline-card.tsx';
import { LastPrice } from './verdict/last-price.tsx';
import { VerdictBand } from './verdict/verdict-band.tsx';

export interface ResultProps {
  view: ResultView;
  /** How far the details have come; left out where all are there. */
  loads?: Record<NewsSide, SideLoad> | undefined;
  shown: NewsSide;
  onShow: (side: NewsSide) => void;
  /** Slides with dots, or columns of which a narrow screen shows one. */
  panels?: 'slides' | 'columns';
  /** The band, to be told when it is out of sight. */
  band?: Ref<HTMLDivElement>;
  /** The name of the stock, to take the focus. */
  title?: Ref<HTMLHeadingElement>;
}

interface Props extends ResultProps {
  newReasons?: Record<NewsSide, readonly string[]>;
  /** What can be done with it, beside the name of the stock. */
  actions?: ReactNode;
  /** The course of the scores, beside the lead. */
  course?: ReactNode;
  /** Leads to how it was chosen, or how it is read. */
  onShowChoice: () => void;
  /** Below both sides. */
  children?: ReactNode;
}

const noReasons = bySide(() => []);

/** A finished analysis: the verdict, when what happened, and both sides. */
export function Result({ view, loads, shown, panels = 'columns', newReasons = noReasons, ...props }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [hasTurned, setTurned] = useState(false);
  const show = useLatest(props.onShow);
  const onShow = useCallback(
    (side: NewsSide) => {
      setTurned(true);
      show.current(side);
    },
    [show],
  );
  const isWide = useMatches('(min-width: 1120px)');
  const isPrinted = usePrinting();
  const { active, setActive, picked, setPicked } = usePickedEvent(root);
  const pickReason = useCallback((id: string) => setPicked({ id, scrolls: true }), [setPicked]);
  const pickMark = useCallback(
    ({ event_id: id, side }: TimelineEvent) => {
      onShow(side);
      setPicked({ id, scrolls: isWide });
    },
    [onShow, setPicked, isWide],
  );
  const part = (side: NewsSide) => (
    <SidePart
      view={view}
      side={view.sides[side]}
      load={view.sides[side] === null ? loads?.[side] : undefined}
      isAsked={hasTurned || isPrinted}
      newReasons={newReasons[side]}
      active={active ?? picked?.id ?? null}
      picked={picked?.id ?? null}
      onPick={pickReason}
    />
  );
  return (
    <div className={styles.result} ref={root}>
      <div ref={props.band}>
        <VerdictBand
          view={view}
          title={props.title}
          price={<LastPrice view={view} />}
          actions={props.actions}
          course={props.course}
          onShowChoice={props.onShowChoice}
        />
      </div>
      {!isSettled(view, loads) && <TimelineSkeleton />}
      {isSettled(view, loads) && view.events.length > 0 && (
        <Later fallback={<TimelineSkeleton />}>
          <PricedTimeline view={view} active={active} onActive={setActive} onPick={pickMark} />
        </Later>
      )}
      <div className={styles.sides}>
        <SideSwitch scores={view.scores} shown={shown} onShow={onShow} />
        {panels === 'slides' ? (
          <SideSlides shown={shown} onShow={onShow}>
            {part}
          </SideSlides>
        ) : (
          <SideColumns shown={shown}>{part}</SideColumns>
        )}
      </div>
      <Later fallback={null}>{props.children}</Later>
    </div>
  );
}

/** Whether each detail has come or failed to. */
export function isSettled({ sides }: ResultView, loads: ResultProps['loads']): boolean {
  return newsSides.every((side) => sides[side] !== null || loads?.[side].isFailed);
}

/** What a part was last told to call, for parts that are not drawn again for it. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** The event that is pointed at, and the one that was asked for: its reason below the root comes into sight. */
function usePickedEvent(root: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<string | null>(null);
  const [picked, setPicked] = useState<{ id: string; scrolls: boolean } | null>(null);
  useEffect(() => {
    if (picked === null || !picked.scrolls) return;
    const parts = root.current?.querySelectorAll<HTMLElement>('[data-event]') ?? [];
    const reason = [...parts].find(({ dataset }) => dataset.event === picked.id);
    reason?.scrollIntoView({ block: 'center' });
    reason?.focus({ preventScroll: true });
  }, [picked, root]);
  return { active, setActive, picked, setPicked };
}
