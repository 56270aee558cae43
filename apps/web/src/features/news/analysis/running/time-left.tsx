import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import { useEffect, useState } from 'react';
import { expectedText } from './expected-text.ts';
import styles from './time-left.module.css';

/** How long it takes yet, counted on between two answers of the server. */
export function TimeLeft({ progress }: { progress: NewsProgress | undefined }) {
  const elapsed = useElapsed(progress?.elapsed);
  const { left, usual } = expectedText(progress?.expected, elapsed);
  if (progress?.progress === 100) return <p className={styles.time}>결과를 불러오고 있어요.</p>;
  return (
    <p className={styles.time}>
      {left !== null && <b>{left}</b>} <span className={left === null ? undefined : 'nb'}>{usual}</span>
    </p>
  );
}

/** Seconds since the order; told by the server, and counted on by this clock. */
function useElapsed(known: number | undefined): number {
  const [passed, setPassed] = useState({ known, seconds: 0 });
  useEffect(() => {
    const since = performance.now();
    const timer = setInterval(
      () => setPassed({ known, seconds: Math.floor((performance.now() - since) / 1000) }),
      1000,
    );
    return () => clearInterval(timer);
  }, [known]);
  return (known ?? 0) + (passed.known === known ? passed.seconds : 0);
}
