import type { MjbBaseRates, MjbDetail, MjbRecord } from '@gaemi/contracts/accumulation';
import { periodLabel } from '@gaemi/domain/accumulation/period-label';
import { Fragment, type ReactNode, useState } from 'react';
import { GradeBadge } from '../../../ui/badge/badge.tsx';
import { TextButton } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { findTrace, TraceWord } from '../../analysis/accumulated/trace-word.tsx';
import { verdictSentence } from '../../analysis/accumulated/verdict-sentence.ts';
import { HelpSheet } from './help-sheet.tsx';
import { LetterTiles } from './letters/letter-tiles.tsx';
import { fewPeriodsText } from './rarity-text.ts';
import { ResultNotes } from './result-notes.tsx';
import styles from './verdict-card.module.css';

interface Props {
  record: MjbRecord;
  /** How rare the letters are; null where too few periods are known, undefined while they are on their way. */
  rates: MjbBaseRates | null | undefined;
  splits: MjbDetail['share_splits'] | undefined;
  facts: ReactNode;
}

/** What came out in plain words, its three letters, and what must be known to read them. */
export function VerdictCard({ record, rates, splits, facts }: Props) {
  const [helps, setHelps] = useState(false);
  const { basis, searching_period: period } = record;
  const verdict = verdictSentence(basis);
  return (
    <Card padded role="region" aria-label="매집비 결과">
      <p className={styles.verdict}>
        {verdict.net} {verdict.catch !== null && <em>{unbroken(verdict.catch)}</em>}
      </p>
      <div className={styles.meta}>
        <GradeBadge grade={record.model_tier} />
        <span>
          {period} · {periodLabel(period)}
        </span>
        <span className="nb">거래일 {basis.trading_days}일</span>
        {facts}
        {record.present_name !== null && <span>현재 {record.present_name}</span>}
        <TextButton className={styles.help} aria-haspopup="dialog" onClick={() => setHelps(true)}>
          매집비가 처음이신가요?
        </TextButton>
      </div>
      <TraceWord trace={findTrace(basis)} className={styles.trace} />
      <LetterTiles record={record} rates={rates} />
      {rates === null && <p className={styles.few}>{fewPeriodsText(record)}</p>}
      {basis.majors.length === 0 && (
        <p className={styles.nobody}>이 기간에는 판 것보다 더 산 거래원이 없었어요. 그래서 세 글자가 모두 E예요.</p>
      )}
      <ResultNotes record={record} splits={splits} />
      {helps && <HelpSheet record={record} onClose={() => setHelps(false)} />}
    </Card>
  );
}

/** Its words, each on one line: a line would else break after the sign of the percentage. */
function unbroken(sentence: string): ReactNode {
  return sentence.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      <span className="nb">{word}</span>
    </Fragment>
  ));
}
