import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import type { JoinedPages } from './join-pages.ts';
import styles from './record-pages.module.css';

/** The card to return to: the one whose detail was just left, or the one that was open before a reload. */
export interface ReturnTo {
  id: string;
  focus: boolean;
}

interface Props<Item> {
  list: JoinedPages<Item>;
  returnTo: ReturnTo | null;
  /** Said where a page could not be loaded. */
  failure: string;
  /** While the first page is on its way, and where there is no record. */
  skeleton: ReactNode;
  empty: ReactNode;
  /** Null where no further page is opened. */
  onMore: (() => void) | null;
  /** The next page is about to be asked for. */
  onNear: () => void;
  /** What is counted, after its number. */
  unit?: string;
  /** The cards, or a table; the button of each controls an element with the id `record-<id>`, or names it as `data-record`. */
  children: (records: readonly Item[]) => ReactNode;
}

/** Cards, a page more with each 더보기, until the last page has come. */
export function RecordPages<Item>({ returnTo, skeleton, empty, children, ...end }: Props<Item>) {
  const { list, failure, unit = '건' } = end;
  const { records, total, isFailed, isRetrying, retry } = list;
  const element = useReturn(returnTo, { shown: records.length, isWhole: !list.isLoading });
  if (isFailed && records.length === 0) return <ErrorPanel title={failure} onRetry={retry} busy={isRetrying} />;
  if (total === undefined) return skeleton;
  if (total === 0) return empty;
  return (
    <Stack ref={element} className={styles.list} tabIndex={-1}>
      <p className="sr" role="status">
        전체 {total}
        {unit} 가운데 {records.length}
        {unit}을 보고 있어요.
      </p>
      {children(records)}
      <div className={styles.end}>
        <ListEnd {...end} total={total} />
      </div>
    </Stack>
  );
}

interface EndProps<Item> extends Pick<Props<Item>, 'list' | 'failure' | 'unit' | 'onMore' | 'onNear'> {
  total: number;
}

function ListEnd<Item>({ list, total, failure, unit = '건', onMore, onNear }: EndProps<Item>) {
  const { records, isLoading, isFailed, isRetrying, retry } = list;
  const [hasAsked, setAsked] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const isWhole = records.length >= total;
  const isDone = !isFailed && (isWhole || onMore === null);
  useEffect(() => {
    // The button that was pressed has gone.
    const isLost = hasAsked && document.activeElement === document.body;
    if (isDone && isLost) end.current?.focus({ preventScroll: true });
  }, [isDone, hasAsked]);
  if (isFailed) {
    return (
      <p className={styles.failed} role="alert">
        {failure}
        <Button onClick={retry} busy={isRetrying}>
          다시 시도
        </Button>
      </p>
    );
  }
  // The title tells the total already; the end is news only to who asked for more.
  if (isWhole && !hasAsked) return null;
  if (isWhole || onMore === null) {
    return (
      <p className={styles.done} ref={end} tabIndex={-1}>
        {isWhole ? '모두 봤어요' : `${groupDigits(records.length)}${unit}까지 봤어요. 나머지는 종목명으로 찾아주세요`} ·
        전체 {total}
        {unit}
      </p>
    );
  }
  return (
    <Button
      look="ghost"
      size="large"
      busy={isLoading}
      onClick={() => {
        setAsked(true);
        onMore();
      }}
      onPointerEnter={isLoading ? undefined : onNear}
      onFocus={isLoading ? undefined : onNear}
    >
      {isLoading ? (
        '로딩...'
      ) : (
        <>
          더보기 <ChevronDown size={20} aria-hidden />
        </>
      )}
    </Button>
  );
}

/** Brings a card back into view once it is there. Where no page has it, the list gets the focus of who has left its detail. */
function useReturn(returnTo: ReturnTo | null, { shown, isWhole }: { shown: number; isWhole: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const pending = useRef(returnTo);
  useEffect(() => {
    const { id, focus } = pending.current ?? {};
    const name = `record-${id?.replace(/\W/g, '')}`;
    const body = list.current?.querySelector(`[data-record="${name}"], [aria-controls="${name}"]`);
    if (shown === 0 || id === undefined) return;
    if (!(body instanceof HTMLElement)) {
      if (!isWhole) return;
      pending.current = null;
      if (focus && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
      return;
    }
    pending.current = null;
    body.closest('article, tr')?.scrollIntoView({ block: focus ? 'start' : 'nearest' });
    if (focus) body.focus({ preventScroll: true });
  }, [shown, isWhole]);
  return list;
}
