import type { ListedMjb, MjbRecord } from '@gaemi/contracts/accumulation';
import { periodLabel } from '@gaemi/domain/accumulation/period-label';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { LetterMark } from '../../../ui/letter-mark/letter-mark.tsx';
import { LettersLine } from '../../analysis/accumulated/letters-line.tsx';
import { findTrace, TraceWord } from '../../analysis/accumulated/trace-word.tsx';
import { verdictSentence } from '../../analysis/accumulated/verdict-sentence.ts';
import { RecordFrame, RecordName, RecordToggle } from '../../analysis/records/record-frame.tsx';
import { ClosePrice } from '../../stocks/close-price.tsx';
import { listMeasures, percentText } from '../result/measures.ts';
import styles from './record-card.module.css';

interface Props {
  hasBadge: boolean;
  record: ListedMjb;
  /** What opens the card and where its letters lead. */
  opening: { isOpen: boolean; onToggle: () => void; link: Pick<LinkProps, 'to' | 'state'> };
  /** The letters are about to be chosen: they are under the mouse or have the focus. */
  onNear: () => void;
}

/** An accumulation analysis in the history: stock, period, letters, what came out in words and the last close; opened, the three ratios. Its letters lead to the detail. */
export function RecordCard({ record, hasBadge, opening, onNear }: Props) {
  const bodyId = `record-${record._id}`;
  return (
    <RecordFrame record={record} what="매집비" opens hasBadge={hasBadge}>
      <div className={styles.line}>
        <RecordToggle opening={opening} bodyId={bodyId} className={styles.figures}>
          <RecordName record={record} inButton />
          <span className={styles.period}>
            <span className="nb">{periodLabel(record.searching_period)} 검색 결과</span>
            <ChevronDown className={styles.chevron} size={18} aria-hidden />
          </span>
        </RecordToggle>
        <Link {...opening.link} className={styles.letters} onPointerEnter={onNear} onFocus={onNear}>
          <span className="sr">{record.stock_name} 매집비 자세히 </span>
          <LettersLine letters={record} size="medium" />
        </Link>
        <div className={styles.words}>
          <Sentence basis={record.basis} />
          <TraceWord trace={findTrace(record.basis)} />
        </div>
        <span className={styles.price}>
          <ClosePrice price={record.price} />
        </span>
      </div>
      {opening.isOpen && (
        <div className={styles.body} id={bodyId}>
          <Ratios record={record} />
          <Link {...opening.link} className={styles.more} onPointerEnter={onNear} onFocus={onNear}>
            순매수 거래원까지 자세히 보기 <ChevronRight size={18} aria-hidden />
          </Link>
        </div>
      )}
    </RecordFrame>
  );
}

function Sentence({ basis }: Pick<MjbRecord, 'basis'>) {
  const { net, catch: drawback } = verdictSentence(basis);
  return (
    <p className={styles.sentence}>
      <b>{net}</b> {drawback}
    </p>
  );
}

function Ratios({ record }: { record: MjbRecord }) {
  return (
    <dl className={styles.ratios}>
      {listMeasures(record).map(({ measure, name, formula, letter, percent }) => (
        <div key={measure}>
          <dt>
            <b>{name}</b>
            <span>{formula}</span>
          </dt>
          <dd>
            {percentText(percent)} <LetterMark letter={letter} size="small" />
          </dd>
        </div>
      ))}
      <div>
        <dt>
          <b>검색 기간</b>
          <span>거래일 {record.basis.trading_days}일</span>
        </dt>
        <dd className={styles.days}>
          <span>{record.searching_period.slice(0, 12)}</span> <span>{record.searching_period.slice(12).trim()}</span>
        </dd>
      </div>
    </dl>
  );
}
