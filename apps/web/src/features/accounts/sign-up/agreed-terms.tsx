import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyExtra } from '../../../shared/lazy-extra.ts';
import { legalQuery } from '../../legal/legal-query.ts';
import styles from './terms.module.css';
import { Terms } from './terms.tsx';

const OwnTerms = lazyExtra(async () => (await import('./own-terms.tsx')).OwnTerms);

/** What the member agrees to: the operator's own texts, or else the bundled box. */
export function AgreedTerms() {
  const { data } = useQuery(legalQuery);
  const own = data?.documents.filter(({ draft }) => !draft) ?? [];
  return (
    <>
      {own.length === 0 ? (
        <Terms />
      ) : (
        <Suspense>
          <OwnTerms documents={own} />
        </Suspense>
      )}
      <p className={styles.links}>
        <Link to="/terms" target="_blank">
          이용약관
        </Link>{' '}
        ·{' '}
        <Link to="/privacy" target="_blank">
          개인정보 처리방침
        </Link>
      </p>
    </>
  );
}
