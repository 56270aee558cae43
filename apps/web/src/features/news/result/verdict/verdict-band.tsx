import { monthsOfPeriod } from '@gaemi/domain/seoul-time';
import type { ReactNode, Ref } from 'react';
import { dateText, momentText } from '../../../../shared/seoul-date.ts';
import { GradeBadge, SampleBadge } from '../../../../ui/badge/badge.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { HeartButton } from '../../../../ui/heart-button/heart-button.tsx';
import { DirectionMark } from '../../../../ui/score/direction-mark.tsx';
import { CodeBadge } from '../../../../ui/table/table-cells.tsx';
import { useWatchlistStock } from '../../../stocks/watchlist-stock.ts';
import { chooseLead } from '../../choose-lead.ts';
import { AiLabel } from '../ai-label.tsx';
import type { ResultView } from '../result-view.ts';
import { BandScores } from './band-scores.tsx';
import { CoverageNote } from './coverage-note.tsx';
import styles from './verdict-band.module.css';

/** Above it the scores leave more open than they say. */
const MUCH_RESERVE = 60;

interface Props {
  view: ResultView;
  /** The name of the stock takes the focus. */
  title: Ref<HTMLHeadingElement> | undefined;
  /** The last close, beside the name. */
  price: ReactNode;
  /** What can be done with the result. */
  actions: ReactNode;
  /** The course of the scores, beside the lead. */
  course: ReactNode;
  onShowChoice: () => void;
}

/** The answer of an analysis: which stock, which way, how strongly, and what it rests on. */
export function VerdictBand({ view, title, price, actions, course, onShowChoice }: Props) {
  const { code, name, createdAt, period, reserve, isThin } = view;
  const { busy, watch } = useWatchlistStock({ code, name });
  const lead = chooseLead(view);
  return (
    <article aria-label={`${name} ${dateText(createdAt)} 분석`}>
      <Card className={styles.band}>
        <div className={styles.top}>
          <div className={styles.stock}>
            <h2 className={styles.name} ref={title} tabIndex={title === undefined ? undefined : -1}>
              {name}
            </h2>
            <CodeBadge code={code} />
            {view.presentName !== null && <span className={styles.present}>현재 {view.presentName}</span>}
            {view.isOwn && (
              <HeartButton
                className={styles.heart}
                name={name}
                liked={view.isLiked}
                busy={busy}
                onToggle={() => watch(!view.isLiked)}
              />
            )}
          </div>
          <div className={styles.price}>{price}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
        <p className={styles.meta}>
          {view.grade !== null && <GradeBadge grade={view.grade} />}
          {view.isSample && <SampleBadge />}
          <time className="nb" dateTime={createdAt}>
            {momentText(createdAt)} 분석
          </time>
          <span className={styles.period}>검색 기간 {period}</span>
          <span className={styles.period}>{monthsOfPeriod(period)}달치 검색 결과</span>
        </p>
        <div className={styles.middle}>
          <div>
            <p className={styles.verdict}>
              <DirectionMark verdict={view}>
                {!isThin && reserve > MUCH_RESERVE && <small>근거가 아직 적어요</small>}
              </DirectionMark>
            </p>
            {lead.length > 0 && (
              <p className={styles.lead}>
                {lead.map((line) => (
                  <span key={line}>{line} </span>
                ))}
              </p>
            )}
            {!isThin && lead.length > 0 && view.isByModel && <AiLabel className={styles.ai} />}
          </div>
          <div className={styles.course}>{course}</div>
        </div>
        <BandScores view={view} />
        <CoverageNote coverage={view.coverage} isThin={isThin} onShowChoice={onShowChoice} />
      </Card>
    </article>
  );
}
