import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLostFocus } from '../../ui/page/lost-focus.ts';
import { adminSummaryQuery } from './admin-queries.ts';
import styles from './admin-tabs.module.css';

/** The parts of the screen by their name in the address. */
const names = {
  members: '회원',
  objections: '이의',
  sources: '데이터 출처',
  errors: '오류와 부하',
  judge: '배운 판정',
  changes: '변경 기록',
} as const;

type Part = keyof typeof names;

const isPart = (value: string | null): value is Part => value !== null && Object.hasOwn(names, value);

/** The address with a part open. It keeps which members are listed, also under another tab. */
export function openPart(params: URLSearchParams, part: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (part === 'members') next.delete('tab');
  else next.set('tab', part);
  return next;
}

/** The parts of the admin's screen; the address names the open one (`?tab=`), the first is open without. */
export function AdminTabs({ panels }: { panels: Record<Part, ReactNode> }) {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const open = isPart(named) ? named : 'members';
  const panel = useRef<HTMLDivElement>(null);
  useLostFocus(panel);

  return (
    <Tabs.Root value={open} onValueChange={(next) => setParams(openPart(params, next), { replace: true })}>
      <Tabs.List aria-label="이 화면의 부분" className={styles.list}>
        {Object.keys(names)
          .filter(isPart)
          .map((part) => (
            <Tabs.Trigger key={part} value={part} className={styles.tab}>
              {names[part]}
              {part === 'objections' && <OpenObjections />}
            </Tabs.Trigger>
          ))}
      </Tabs.List>
      <Tabs.Content ref={panel} value={open} className={styles.panel}>
        {panels[open]}
      </Tabs.Content>
    </Tabs.Root>
  );
}

function OpenObjections() {
  const { data } = useQuery(adminSummaryQuery);
  const open = data?.objections.open ?? 0;
  return open > 0 && <b>{open.toLocaleString('ko-KR')}</b>;
}
