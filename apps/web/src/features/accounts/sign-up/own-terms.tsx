import { useId } from 'react';
import type { LegalDocument } from '../../legal/legal-query.ts';
import { MarkdownText } from '../../legal/markdown.tsx';
import styles from './terms.module.css';

/** The operator's own terms and privacy policy, in a read-only box. */
export function OwnTerms({ documents }: { documents: readonly LegalDocument[] }) {
  const id = useId();
  return (
    <>
      <p className={styles.label} id={id}>
        이용약관, 개인정보 수집 및 이용 동의
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <section className={styles.terms} aria-labelledby={id} tabIndex={0}>
        {documents.map(({ kind, version, effective, markdown }) => (
          <div key={kind}>
            <MarkdownText>{markdown}</MarkdownText>
            <p>
              버전 {version} · 시행일: {effective}
            </p>
          </div>
        ))}
      </section>
    </>
  );
}
