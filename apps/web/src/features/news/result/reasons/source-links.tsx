import { isFilingLink } from '@gaemi/domain/filings/filing-link';
import { isStartOfSeoulDay } from '@gaemi/domain/seoul-time';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { longDate, sessionText } from '../../../../shared/seoul-date.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { WebLink } from '../../../../ui/link/web-link.tsx';
import type { SideView } from '../result-view.ts';
import { MoreOnScreen } from './more-on-screen.tsx';
import styles from './source-links.module.css';

/** Links shown before the member asks for all of them. */
const FIRST_SHOWN = 6;

/** The articles that the reasons rest on. */
export function SourceLinks({ side: { citations, sources } }: { side: Pick<SideView, 'citations' | 'sources'> }) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that was pressed has gone: on with the first link it has brought.
    if (all) list.current?.children[FIRST_SHOWN]?.querySelector('a')?.focus({ preventScroll: true });
  }, [all]);
  const hidden = citations.length - FIRST_SHOWN;
  const shown = all ? citations : citations.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul className={styles.list} ref={list}>
        {shown.map((link) => {
          const source = sources.get(link);
          return (
            <li key={link}>
              <WebLink href={link} className={styles.link}>
                <span className={styles.title}>{source?.title ?? link}</span>
                {source !== undefined && (
                  <span className={styles.source}>
                    {[source.publisher, longDate(source.published_at), writeSession(link, source.published_at)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                )}
                <ExternalLink className={styles.icon} size={17} aria-hidden />
                <span className="sr"> 새 창</span>
              </WebLink>
            </li>
          );
        })}
      </ul>
      {!all && hidden > 0 && (
        <>
          <Button look="ghost" block onClick={() => setAll(true)}>
            {hidden}건 더 보기
          </Button>
          <MoreOnScreen count={`${hidden}건`} />
        </>
      )}
    </>
  );
}

/** A filing at the start of its day is one of which only the day is known: it may have come after the close. */
const writeSession = (link: string, at: string): string | null =>
  isFilingLink(link) && isStartOfSeoulDay(new Date(at)) ? null : sessionText(at);
