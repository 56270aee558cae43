import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { labelNames } from '@gaemi/domain/news-side';
import { CircleQuestionMark } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { siteName, WebLink } from '../../../../ui/link/web-link.tsx';
import { isRemoved, shownText } from '../event-texts.ts';
import type { SideView } from '../result-view.ts';
import { shortDay } from '../timeline/day-scale.ts';
import styles from './unsure-list.module.css';

/** Reasons up to which a side is thin. */
const FEW_REASONS = 2;

interface Props {
  side: Pick<SideView, 'side' | 'reasons' | 'events' | 'unsure'>;
  /** Articles about the company that were read. */
  read: number;
}

/** Beneath the few reasons of a side: on how little it rests, and what may be of it but was not sure enough to count. */
export function UnsureList({ side: { side, reasons, events, unsure }, read }: Props) {
  const title = useId();
  if (reasons.length > FEW_REASONS || unsure.length === 0) return null;
  return (
    <>
      {events.length > 0 && events.length <= FEW_REASONS && (
        <p className={styles.few}>
          소식 {events.length}개만으로 매긴 점수예요. 기사 {read}건을 읽었어요.
        </p>
      )}
      <section className={styles.unsure} aria-labelledby={title}>
        <h3 id={title}>
          <CircleQuestionMark size={18} aria-hidden />
          확실하지 않아요
        </h3>
        <p>{labelNames[side]}일 수도 있는 소식이에요. 점수에는 넣지 않았어요.</p>
        <ul>
          {unsure.map(({ event_id: id, text, type, links, day }) => (
            <li key={id}>
              <p className={classNames(isRemoved(text) && styles.removed)}>{shownText({ text })}</p>
              <div className={styles.facts}>
                <span className={styles.tag}>{eventTypeNames[type]}</span>
                {day !== undefined && <time dateTime={day}>{shortDay(day)}</time>}
                {nameLinks(links).map(([link, name]) => (
                  <WebLink key={link} className={styles.link} href={link}>
                    {name}
                    <span className="sr"> 기사 새 창</span>
                  </WebLink>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The links with the places they lead to; a further one to the same place has a number instead. */
function nameLinks(links: readonly string[]): [link: string, name: string][] {
  const hosts = links.map(siteName);
  return links.map((link, at) => [link, hosts.indexOf(hosts[at] ?? '') === at ? (hosts[at] ?? '') : `기사 ${at + 1}`]);
}
